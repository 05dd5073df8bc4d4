import { describe, expect, test } from 'vitest';
import { readWord } from '../../../src/references/well-known-words.ts';
import tables from './read-word.json' with { type: 'json' };

test.for(tables.words)('$what is no reference', ({ value, word }) => {
  expect(readWord(value)).toEqual(word);
});

describe('what may be a hash or a key is neither', () => {
  test.for([
    `0x${'ab'.repeat(32)}`,
    // The curve's order less one: a key that everybody knows.
    '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364140',
    `0x${'0'.repeat(14)}${'9e'.repeat(25)}`,
    `0x${'9e'.repeat(25)}${'0'.repeat(14)}`,
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ee',
  ])('%s', (value) => {
    expect(readWord(value)).toBeNull();
  });
});
