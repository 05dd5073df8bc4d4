import type { Reference } from '../references/reference.ts';

/** The service's list prices in credits: of a transaction, and of a page of an address's balance or an NFT's transfers. */
export const prices: { readonly [kind in Reference['kind']]: number } = {
  transaction: 20,
  address: 50,
  'token-instance': 20,
};
