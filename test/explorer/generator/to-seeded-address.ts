import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { toSeededHex } from '../../../src/api/sample/sample-values.ts';

/** Returns an address in EIP-55 checksum case, as the service writes it. */
export function toChecksumCase(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${[...digits].map((digit, at) => (hash.charAt(at) > '7' ? digit.toUpperCase() : digit)).join('')}`;
}

/** Returns an address, always the same for the same seed. */
export function toSeededAddress(seed: string): string {
  return toChecksumCase(toSeededHex(`address ${seed}`, 40));
}
