import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { isMadeUp, readPlainValue } from '../../../src/references/plain-value.ts';
import tables from './plain-values.json' with { type: 'json' };

test.for(tables.words)('$what is no reference', ({ value, word }) => {
  expect(readPlainValue(value)).toEqual(word);
});

describe('what may be a hash or a key is neither', () => {
  test.for([
    `0x${'ab'.repeat(32)}`,
    // The curve's order minus one, a well-known key.
    '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364140',
    `0x${'0'.repeat(14)}${'9e'.repeat(25)}`,
    `0x${'9e'.repeat(25)}${'0'.repeat(14)}`,
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ee',
  ])('%s', (value) => {
    expect(readPlainValue(value)).toBeNull();
  });
});

test.for([
  '1'.repeat(64),
  'deadbeef'.repeat(8),
  '1234567890abcdef'.repeat(4),
  '123'.repeat(22).slice(0, 64),
  `${'1'.repeat(60)}2345`,
  '1'.repeat(32) + '2'.repeat(32),
  // Bytes that count up, and bytes that count down in steps of seven.
  Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join(''),
  Array.from({ length: 32 }, (_, at) => (0xff - 7 * at).toString(16).padStart(2, '0')).join(''),
])('%s is made up', (digits) => {
  expect(isMadeUp(`0x${digits}`)).toBe(true);
});

test('no hash is made up', () => {
  const hashes = Array.from({ length: 20_000 }, (_, at) => `0x${bytesToHex(keccak_256(utf8ToBytes(`${at}`)))}`);

  expect(hashes.filter(isMadeUp)).toEqual([]);
});
