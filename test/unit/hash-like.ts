import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Returns a hash with random-looking digits, so that it is not taken for a made-up one. A name of two hex digits, such
 * as "ab", also fills four digits at each end: 0xabab…abab.
 */
export function hashLike(name: string): string {
  const digits = bytesToHex(keccak_256(utf8ToBytes(name)));
  const ends = /^[\da-f]{2}$/.test(name) ? name.repeat(2) : '';
  return `0x${ends}${digits.slice(ends.length, 64 - ends.length)}${ends}`;
}
