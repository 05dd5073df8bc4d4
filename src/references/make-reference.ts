import type { Reference } from './reference.ts';

/** A chain id from its decimal digits, or nothing where no number can hold it. Zero is no chain. */
export function toChainId(digits: string | undefined): { chainId?: number } {
  const chainId = Number(digits);
  return digits && chainId > 0 && Number.isSafeInteger(chainId) ? { chainId } : {};
}

/** A token id as a plain decimal: no leading zeros. */
export function toTokenId(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/** The reference that `0x` + 40 or 64 hex digits stand for; with a token id, the token instance. */
export function makeReference(hex: string, tokenId: string | undefined, chain: { chainId?: number }): Reference {
  const value = hex.toLowerCase();
  if (value.length > 42) return { kind: 'transaction', hash: value, ...chain };
  if (tokenId) return { kind: 'token-instance', contract: value, tokenId: toTokenId(tokenId), ...chain };
  return { kind: 'address', address: value, ...chain };
}
