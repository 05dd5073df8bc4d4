import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hidden } from './detect-in-text.ts';
import type { ReferenceContext } from './reference.ts';

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

// The rest of an ERC-7828 name. If it calls its chain by a name, only ENS knows its id, which is in the checksum.
const nameEnd = '@eip155:(\\d{1,32})#([\\da-f]{8})(?![\\da-z])';
const nameEndForm = new RegExp(`^${nameEnd}`, 'i');
const nameForm = new RegExp(`(0x[\\da-f]{40})${nameEnd}`, 'i');

/** Returns the written form together with the rest of its ERC-7828 name, if it is one: "0x…@eip155:1#4CA88C9C". */
export function toWrittenName({ written, after }: Pick<ReferenceContext, 'written' | 'after'>): string {
  return written + (nameEndForm.exec(after)?.[0] ?? '');
}

function toEvenHex(number: bigint): string {
  const hex = number.toString(16);
  return hex.length % 2 === 0 ? hex : `0${hex}`;
}

// ERC-7930: the hash of the address in binary form, without its version. "0000" is EIP-155, "14" 20 bytes.
function isNameWrong(written: string): boolean {
  const [, address, digits = '', checksum = ''] = nameForm.exec(written) ?? [];
  if (address === undefined) return false;
  const chain = toEvenHex(BigInt(digits));
  const binary = `0000${toEvenHex(BigInt(chain.length / 2))}${chain}14${address.slice(2)}`;
  return !bytesToHex(keccak_256(hexToBytes(binary))).startsWith(checksum.toLowerCase());
}

/**
 * True if a checksum of the written form is wrong: that of its letters' case, or that of an ERC-7828 name. A character
 * may have been changed.
 */
export function isChecksumWrong(written: string, chainId?: number): boolean {
  return isCaseWrong(written, chainId) || isNameWrong(written);
}

/**
 * True if the first address in the written form is in mixed case that matches neither EIP-55 nor EIP-1191. A single
 * case carries no checksum. On chains 30 and 31 nothing counts as wrong, because pages about them use both. Hidden
 * characters are ignored.
 */
export function isCaseWrong(written: string, chainId?: number): boolean {
  const address = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/.exec(written.replace(hidden, ''))?.[0];
  if (!address || (chainId !== undefined && ownChecksumChains.includes(chainId))) return false;
  const digits = address.slice(2);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  // An address copied from a Rootstock page and looked up elsewhere is as surely intact as with EIP-55.
  return isMixed && [undefined, ...ownChecksumChains].every((id) => toChecksum(address, id) !== address);
}
