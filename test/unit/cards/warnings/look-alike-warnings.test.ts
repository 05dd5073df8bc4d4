import { afterEach, expect, test } from 'vitest';
import { compareAddresses, toHalves, toLookAlikeWarnings } from '../../../../src/cards/warnings/look-alike-warnings.ts';
import { languageNames } from '../../../../src/i18n/choose-language.ts';
import { speak } from '../../../../src/i18n/t.ts';
import { allLanguages } from '../../../fuzz/all-languages.ts';
import { named } from '../../ui/named.ts';
import cases from './look-alike-warnings.json' with { type: 'json' };

afterEach(() => speak('en'));

const zeros = `0x${'0'.repeat(40)}`;
const withDigits = (...places: number[]) =>
  `0x${[...'0'.repeat(40)].map((digit, at) => (places.includes(at) ? 'F' : digit)).join('')}`;

test.for<[digits: number[], words: string, places: string]>([
  [[4], 'group 2 of 10', '7-8'],
  [[0, 1], 'group 1 of 10', '2-4'],
  [[36, 39], 'group 10 of 10', '47-48 50-51'],
  [[4, 8, 12], 'groups 2 to 4 of 10', '7-8 12-13 17-18'],
  // A highlight is not continued over the space between groups.
  [[7, 8], 'groups 2 to 3 of 10', '10-11 12-13'],
  [[4, 12, 20, 24], 'groups 2, 4 and 6 to 7 of 10', '7-8 17-18 27-28 32-33'],
])('addresses that differ at %j differ in %s', ([digits, words, places]) => {
  const compared = compareAddresses(zeros, withDigits(...digits));

  expect(compared.words).toBe(words);
  expect(compared.places.map((place) => place.join('-')).join(' ')).toBe(places);
  for (const [start, end] of compared.places) expect(compared.texts[1].slice(start, end)).toMatch(/^f+$/);
});

test('both are given in groups of four and in lower case, for capitals say nothing of which digits differ', () => {
  const one = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
  const { texts, places } = compareAddresses(one, one.toUpperCase().replace('0X', '0x'));

  expect(texts).toEqual(Array(2).fill('0xd8da 6bf2 6964 af9d 7eed 9e03 e534 15d3 7aa9 6045'));
  expect(places).toEqual([]);
});

test('an address is two lines of five groups, each with its own marks', () => {
  const { texts, places } = compareAddresses(zeros, withDigits(4, 19, 20, 35));

  expect(toHalves(texts[1], places)).toEqual([
    {
      text: '0x0000 f000 0000 0000 000f',
      mono: true,
      differs: [
        [7, 8],
        [25, 26],
      ],
    },
    {
      text: 'f000 0000 0000 000f 0000',
      mono: true,
      differs: [
        [0, 1],
        [18, 19],
      ],
    },
  ]);
  expect(toHalves(texts[0], [])).toEqual([
    { text: '0x0000 0000 0000 0000 0000', mono: true },
    { text: '0000 0000 0000 0000 0000', mono: true },
  ]);
});

const real = `0xbaff2f13${'1'.repeat(24)}6b08f8b5`;
const forged = `0xbaff2f13${'2'.repeat(24)}6b08f8b5`;
const startOnly = `0xbaff2f13${'3'.repeat(32)}`;
const watch = (...names: [address: string, name: string][]) =>
  new Map(names.map(([address, name]) => [address, { address, name, note: '', addedMs: 1 }]));
const mine = watch([real, 'Treasury']);
type Question = Parameters<typeof toLookAlikeWarnings>[0];
const ask = (q: Partial<Question>) => {
  const [warning, ...others] = toLookAlikeWarnings({
    own: [forged],
    onPage: [],
    watched: new Map(),
    among: 'address',
    ...q,
  });
  expect(others).toEqual([]);
  return { ...warning, labels: warning?.compared?.rows.map(({ label }) => label) };
};

const hashes = new Map(Object.entries({ real, forged, startOnly }));
const hashOf = (name: string) => hashes.get(name) ?? '';

test.for(named(cases))('on %s', ([, { own, onPage, watched, among, tone, said, labels }]) => {
  const known = Object.entries(watched ?? {}).map(([name, called]): [string, string] => [hashOf(name), called]);
  const warning = ask({
    own: own.map(hashOf),
    onPage: onPage.map(hashOf),
    watched: watched ? watch(...known) : undefined,
    among: among as Question['among'],
  });

  expect([warning.tone, `${warning.title} ${warning.text}`, warning.labels ?? null]).toEqual([tone, said, labels]);
});

test('the gravest of several pairs is shown, with the number of the others', () => {
  const q = { own: [real, forged], onPage: [`0xbaff2f13${'4'.repeat(24)}6b08f8b5`], watched: mine } as const;
  const warning = ask({ ...q, own: [...q.own], onPage: [...q.onPage], among: 'transaction' });

  expect(warning).toMatchObject({ tone: 'bad', labels: ['Treasury', 'Other'] });
  expect(warning.text).toContain('There are 2 more such pairs.');
});

test.for(languageNames)('a title takes two lines at most: %s', (language) => {
  speak(language, allLanguages[language]);
  const name = 'W'.repeat(60);

  for (const among of ['address', 'transaction', 'nft'] as const) {
    for (const q of [
      { watched: watch([real, name]) },
      { own: [real], onPage: [forged], watched: mine },
      { onPage: [real] },
    ])
      expect(ask({ ...q, among }).title?.length).toBeLessThanOrEqual(84);
  }
});
