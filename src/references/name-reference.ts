import type { Reference } from './reference.ts';

const kindNames = { transaction: 'Transaction', address: 'Address', 'token-instance': 'NFT' } as const;

/** The full value of a reference as "Look up" takes it: a hash, an address, or `0x…/id`. Without its chain. */
export function writeReference(reference: Reference): string {
  switch (reference.kind) {
    case 'transaction':
      return reference.hash;
    case 'address':
      return reference.address;
    case 'token-instance':
      return `${reference.contract}/${reference.tokenId}`;
  }
}

/** The hex values that a reference is written with. */
export function valuesOf(reference: Reference): string[] {
  return writeReference(reference).split('/');
}

/** The accessible name of a reference's card: "Transaction 0x…", "Address 0x…", "NFT 0x…/id", with the full value. */
export function nameReference(reference: Reference): string {
  return `${kindNames[reference.kind]} ${writeReference(reference)}`;
}
