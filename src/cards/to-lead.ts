import type { Reference } from '../references/reference.ts';

/** Where pressing a part leads, to be spread into it. Empty for what is not well formed: nothing can be asked about it. */
export type Lead = { reference?: Reference };

const addressForm = /^0x[\da-f]{40}$/;
const hashForm = /^0x[\da-f]{64}$/;
const tokenIdForm = /^(?:0|[1-9]\d{0,77})$/;

/** Leads to the address or transaction that hex digits of any case stand for. Not for hashes of blocks. */
export function toLead(hex: string | null | undefined): Lead {
  const value = (hex ?? '').toLowerCase();
  if (addressForm.test(value)) return { reference: { kind: 'address', address: value } };
  return hashForm.test(value) ? { reference: { kind: 'transaction', hash: value } } : {};
}

/** Leads to an NFT: its contract in any case, its token id as a plain decimal. */
export function toInstanceLead(contractHash: string | null | undefined, tokenId: string | null | undefined): Lead {
  const contract = (contractHash ?? '').toLowerCase();
  if (!addressForm.test(contract) || !tokenIdForm.test(tokenId ?? '')) return {};
  return { reference: { kind: 'token-instance', contract, tokenId: tokenId ?? '' } };
}
