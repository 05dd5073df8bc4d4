import { expect, test } from 'vitest';
import { findUnseen } from '../../../src/format/unseen-characters.ts';
import { readThreadMs } from '../thread-time.ts';

test.for<[string, string[], boolean]>([
  ['zero\u200bwidth', ['U+200B'], false],
  ['gpj.\u202eexe', ['U+202E'], true],
  ['\u2066USDC\u2069', ['U+2066', 'U+2069'], true],
  ['US\u061cDC', ['U+061C'], true],
  ['US\u00adDC', ['U+00AD'], false],
  ['US\ufeffDC', ['U+FEFF'], false],
  ['USDC\u3164', ['U+3164'], false],
  ['USDC\u2800', ['U+2800'], false],
  ['US\u001b[31mDC', ['U+001B'], false],
  ['US\u0000DC', ['U+0000'], false],
  ['USDC\u{e0061}\u{e0062}', ['U+E0061', 'U+E0062'], false],
  ['USD\ufe0fC', ['U+FE0F'], false],
  ['1\ufe0f', ['U+FE0F'], false],
  ['US\u200dDC', ['U+200D'], false],
  ['a\u200b\u200b\u200b', ['U+200B'], false],
  ['❤️\u200d', ['U+200D'], false],
])('in %j a person does not see %j', ([text, codes, turns]) => {
  expect(findUnseen(text)).toEqual({ codes, turns });
});

test.for([
  'USD Coin',
  '  a \n\t b  ',
  '',
  'Maker\0\0\0\0',
  'שלום',
  '日本の円',
  '❤️ Coin',
  '☎︎',
  '1️⃣',
  '👨‍👩‍👧‍👦 Family',
  '🏳️‍🌈',
  '👩🏽‍🚀',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'می\u200cخواهم',
  'क्\u200dष',
  '葛\u{e0100}',
  '\u06dd٢',
  'Z\u0301',
])('in %j all is seen, or as it should be', (text) => {
  expect(findUnseen(text)).toBeNull();
});

test('a text of megabytes is not read to its end', () => {
  const begun = readThreadMs();

  expect(findUnseen('\u200b'.repeat(5_000_000))).toEqual({ codes: ['U+200B'], turns: false });
  expect(findUnseen('🏴'.repeat(1_000_000))).toBeNull();
  expect(readThreadMs() - begun).toBeLessThan(500);
});
