import { expect, test } from 'vitest';
import { findUnseen } from '../../../src/format/clean-text.ts';
import { readThreadMs } from '../thread-time.ts';
import tables from './unseen-characters.json' with { type: 'json' };

test.for(tables.unseen)('in $text a person does not see $codes', ({ text, codes, turns }) => {
  expect(findUnseen(text)).toEqual({ codes, turns });
});

test.for(tables.seen)('in %j all is seen, or as it should be', (text) => {
  expect(findUnseen(text)).toBeNull();
});

test('a text of megabytes is not read to its end', () => {
  const begun = readThreadMs();

  expect(findUnseen('\u200b'.repeat(5_000_000))).toEqual({ codes: ['U+200B'], turns: false });
  expect(findUnseen('🏴'.repeat(1_000_000))).toBeNull();
  expect(readThreadMs() - begun).toBeLessThan(500);
});
