import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { knownKeyFingerprints } from './known-key-fingerprints.ts';
import { curveOrder } from './to-address-of-key.ts';

const fingerprintLength = 16;
// The first and the last 65,535 keys of the curve: whatever is sent to their addresses is taken at once.
const smallest = /^0x0{60}(?!0000)[\da-f]{4}$/;

/** True for `0x` and 64 lower-case hex digits that are a private key everybody knows: of a development tool, or tiny. */
export function isKnownKey(value: string): boolean {
  if (smallest.test(value)) return true;
  const fromEnd = curveOrder - BigInt(value);
  if (fromEnd > 0n && fromEnd < 0x1_0000n) return true;
  const fingerprint = bytesToHex(keccak_256(hexToBytes(value.slice(2)))).slice(0, fingerprintLength);
  return Object.values(knownKeyFingerprints).some((group) => group.includes(fingerprint));
}
