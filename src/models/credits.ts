import type { Reference } from '../references/reference.ts';

/** The service's list prices in credits: a transaction, a page of balance history, a page of an NFT's transfers. */
export const prices: { readonly [kind in Reference['kind']]: number } = {
  transaction: 20,
  address: 50,
  'token-instance': 20,
};
