import type { Reference } from '../../references/reference.ts';

/** What fills the popup. All but the transaction are tabs. */
export type Showing = 'balance' | 'nft' | 'page' | 'watched' | 'transaction';

/** What each view shows that was looked up; a page has references of every kind, and the own list is only followed. */
export const kindOfView: Record<Showing, Reference['kind'] | null> = {
  balance: 'address',
  nft: 'token-instance',
  page: null,
  watched: null,
  transaction: 'transaction',
};
