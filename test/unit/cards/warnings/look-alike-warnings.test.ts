import { expect, test } from 'vitest';
import { compareAddresses } from '../../../../src/cards/warnings/look-alike-warnings.ts';

const zeros = `0x${'0'.repeat(40)}`;
const withDigits = (...places: number[]) =>
  `0x${[...'0'.repeat(40)].map((digit, at) => (places.includes(at) ? 'F' : digit)).join('')}`;

test.for<[digits: number[], words: string, places: string]>([
  [[4], 'group 2 of 10', '7-8'],
  [[0, 1], 'group 1 of 10', '2-4'],
  [[36, 39], 'group 10 of 10', '47-48 50-51'],
  [[4, 8, 12], 'groups 2 to 4 of 10', '7-8 12-13 17-18'],
  // A mark does not go on over the space between groups.
  [[7, 8], 'groups 2 to 3 of 10', '10-11 12-13'],
  [[4, 12, 20, 24], 'groups 2, 4 and 6 to 7 of 10', '7-8 17-18 27-28 32-33'],
])('addresses that differ at %j differ in %s', ([digits, words, places]) => {
  const compared = compareAddresses(zeros, withDigits(...digits));

  expect(compared.words).toBe(words);
  expect(compared.places.map((place) => place.join('-')).join(' ')).toBe(places);
  for (const [start, end] of compared.places) expect(compared.texts[1].slice(start, end)).toMatch(/^F+$/);
});

test('both stand in groups of four, in their own case, which is no difference', () => {
  const one = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
  const { texts, places } = compareAddresses(one, `${one.toLowerCase().slice(0, 21)}${one.slice(21)}`);

  expect(texts).toEqual([
    '0xd8dA 6BF2 6964 aF9D 7eEd 9e03 E534 15D3 7aA9 6045',
    '0xd8da 6bf2 6964 af9d 7eed9e03 E534 15D3 7aA9 6045'.replace('7eed9e03', '7eed 9e03'),
  ]);
  expect(places).toEqual([]);
});
