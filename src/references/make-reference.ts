import type { Reference } from './reference.ts';

/**
 * A chain id from its decimal digits, nothing without them. Null where they are no chain's (zero, or more than a
 * number can hold): to ask on another chain would answer another question.
 */
export function toChainId(digits: string | undefined): { chainId?: number } | null {
  const chainId = Number(digits);
  if (chainId > 0 && Number.isSafeInteger(chainId)) return { chainId };
  return digits ? null : {};
}

/** A token id as a plain decimal: no leading zeros. */
function toTokenId(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/** The reference that `0x` + 40 or 64 hex digits stand for; with a token id, the token instance. */
export function makeReference(hex: string, tokenId?: string, chain?: { chainId?: number } | null): Reference {
  const value = hex.toLowerCase();
  if (value.length > 42) return { kind: 'transaction', hash: value, ...chain };
  if (tokenId) return { kind: 'token-instance', contract: value, tokenId: toTokenId(tokenId), ...chain };
  return { kind: 'address', address: value, ...chain };
}
