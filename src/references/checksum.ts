import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { hidden } from './detect-in-text.ts';

// Rootstock (EIP-1191) mixes the chain id into its checksums, so EIP-55 cannot judge them.
const ownChecksumChains = [30, 31];

/**
 * The address in its checksummed case: EIP-55, on chains 30 and 31 EIP-1191. Takes `0x` and 40 hex digits
 * of any case.
 */
export function toChecksum(address: string, chainId?: number): string {
  const digits = address.slice(2).toLowerCase();
  const prefix = chainId !== undefined && ownChecksumChains.includes(chainId) ? `${chainId}0x` : '';
  const hash = bytesToHex(keccak_256(utf8ToBytes(prefix + digits)));
  const cased = [...digits].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) > 7 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

/**
 * True when the first address in the written form is in mixed case that neither EIP-55 nor EIP-1191 gives it: a
 * character may have been changed. One case throughout carries no checksum; on chains 30 and 31 nothing is wrong,
 * as pages about them write both. Hidden characters in it count for nothing.
 */
export function isChecksumWrong(written: string, chainId?: number): boolean {
  const address = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/.exec(written.replace(hidden, ''))?.[0];
  if (!address || (chainId !== undefined && ownChecksumChains.includes(chainId))) return false;
  const digits = address.slice(2);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  // Copied from a Rootstock page and looked up elsewhere, it is as surely whole as with EIP-55.
  return isMixed && [undefined, ...ownChecksumChains].every((id) => toChecksum(address, id) !== address);
}
