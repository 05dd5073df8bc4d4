import type { Reference } from '../../references/reference.ts';

/** What fills the popup. The first two are tabs. */
export type Showing = 'balance' | 'nft' | 'transaction';

/** What each view shows. */
export const kindOfView: Record<Showing, Reference['kind']> = {
  balance: 'address',
  nft: 'token-instance',
  transaction: 'transaction',
};
