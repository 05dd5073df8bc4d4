import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { hidden } from './detect-in-text.ts';

// Rootstock (EIP-1191) mixes the chain id into its checksums, so EIP-55 cannot judge them.
const ownChecksumChains = [30, 31];

/**
 * Returns the address in checksummed case: EIP-55, on chains 30 and 31 EIP-1191. Takes `0x` and 40 hex digits in any
 * case.
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
 * True if the first address in the written form is in mixed case that matches neither EIP-55 nor EIP-1191: a character
 * may have been changed. A single case carries no checksum. On chains 30 and 31 nothing counts as wrong, because pages
 * about them use both. Hidden characters are ignored.
 */
export function isChecksumWrong(written: string, chainId?: number): boolean {
  const address = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/.exec(written.replace(hidden, ''))?.[0];
  if (!address || (chainId !== undefined && ownChecksumChains.includes(chainId))) return false;
  const digits = address.slice(2);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  // An address copied from a Rootstock page and looked up elsewhere is as surely intact as with EIP-55.
  return isMixed && [undefined, ...ownChecksumChains].every((id) => toChecksum(address, id) !== address);
}
