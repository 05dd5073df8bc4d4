import type { Reference } from '../../references/reference.ts';

/** What fills the popup. All but the transaction are tabs. */
export type Showing = 'balance' | 'nft' | 'page' | 'transaction';

/** What each view shows; a page has references of every kind. */
export const kindOfView: Record<Showing, Reference['kind'] | null> = {
  balance: 'address',
  nft: 'token-instance',
  page: null,
  transaction: 'transaction',
};
