import type { Reference } from './reference.ts';

/** True when both stand for the same value on the same chain; a chain that only one names makes them differ. */
export function sameReference(one: Reference, other: Reference): boolean {
  return one.chainId === other.chainId && toKey(one) === toKey(other);
}

function toKey(reference: Reference): string {
  switch (reference.kind) {
    case 'transaction':
      return reference.hash;
    case 'address':
      return reference.address;
    case 'token-instance':
      return `${reference.contract}/${reference.tokenId}`;
  }
}
