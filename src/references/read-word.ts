import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { knownWords } from './known-words.ts';

/**
 * What a value of 32 bytes is when it is neither a transaction's hash nor a key: a decimal number, an address or a text
 * that zeros fill up, other bytes that they do, the largest number, or a hash that everybody's contracts share, with what it is of.
 */
export type PlainWord =
  | { kind: 'number'; value: string }
  | { kind: 'address'; address: string }
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; bytes: number }
  | { kind: 'event' | 'slot' | 'type' | 'role'; name: string }
  | { kind: 'largest' | 'nothing' };

// A hash or a key has eight bytes of zeros at one end once in 2^64 times.
const zeros = '0'.repeat(16);
// The curve's order begins with one fewer, and keys end below it.
const ones = 'f'.repeat(32);
// Amounts are smaller, and limits round: some addresses begin with seven bytes of zeros.
const addressForm = /^0{24}(?!0{15})(?!.*(?:0{12}|f{12})$)([\da-f]{40})$/;
// A validator's withdrawal credentials.
const credentialsForm = /^0[12]0{22}([\da-f]{40})$/;
const printable = /^[\x20-\x7e]+$/;
// The hash of nothing, of a list without anything in it, and the root of such a trie.
const empty = [
  'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  '56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  '1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
];

let known: Map<string, PlainWord> | undefined;

/** Reads `0x` and 64 lower-case hex digits; null where they may be a hash or a key. */
export function readWord(value: string): PlainWord | null {
  const hex = value.slice(2);
  const [, address] = addressForm.exec(hex) ?? credentialsForm.exec(hex) ?? [];
  if (address) return { kind: 'address', address: `0x${address}` };
  if (hex.startsWith(zeros)) return { kind: 'number', value: BigInt(value).toString() };
  if (/^f+$/.test(hex)) return { kind: 'largest' };
  if (hex.startsWith(ones)) return { kind: 'number', value: BigInt.asIntN(256, BigInt(value)).toString() };
  if (hex.endsWith(zeros)) return readLeft(hex.replace(/(?:00)+$/, ''));
  if (empty.includes(hex)) return { kind: 'nothing' };
  known ??= collectKnown();
  return known.get(hex) ?? null;
}

function readLeft(hex: string): PlainWord {
  const bytes = hexToBytes(hex);
  const text = String.fromCharCode(...bytes);
  return printable.test(text) ? { kind: 'text', text } : { kind: 'bytes', bytes: bytes.length };
}

function collectKnown(): Map<string, PlainWord> {
  const hash = (bytes: Uint8Array) => bytesToHex(keccak_256(bytes));
  const hashOf = (name: string) => hash(utf8ToBytes(name));
  const lessOne = (hex: string) => (BigInt(`0x${hex}`) - 1n).toString(16).padStart(64, '0');
  const { event, slot, namespace, type, role } = knownWords;
  return new Map<string, PlainWord>([
    ...event.map((name) => [hashOf(name), { kind: 'event', name }] as const),
    ...slot.flatMap((name) =>
      [hashOf(name), lessOne(hashOf(name))].map((hex) => [hex, { kind: 'slot', name }] as const),
    ),
    ...namespace.map((name) => {
      const hex = hash(hexToBytes(lessOne(hashOf(name))));
      return [`${hex.slice(0, -2)}00`, { kind: 'slot', name }] as const;
    }),
    ...type.map((name) => [hashOf(name), { kind: 'type', name }] as const),
    ...role.map((name) => [hashOf(name), { kind: 'role', name }] as const),
  ]);
}
