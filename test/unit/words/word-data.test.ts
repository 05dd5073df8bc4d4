import { expect, test } from 'vitest';
import { findDifferences } from '../../../src/build/find-differences.ts';
import { toData } from '../../../src/build/to-data.ts';
import { languageNames } from '../../../src/words/choose-language.ts';
import { fromData } from '../../../src/words/from-data.ts';
import { allLanguages } from '../../fuzz/all-languages.ts';

const others = languageNames.filter((name) => name !== 'en');

test.for(others)('%s says the same from its file as in its code', (name) => {
  const language = allLanguages[name];
  const data = JSON.parse(JSON.stringify(toData(language)));

  expect(findDifferences(language, fromData(data), name)).toEqual([]);
});

test('a difference between code and data is found, by the message’s name', () => {
  const { calls, ...rest } = allLanguages.de;
  const wrong = { ...rest, calls: { ...calls, sent: (coins: string, to: string) => `${to} an ${coins}` } };

  expect(findDifferences(allLanguages.de, wrong, 'de')[0]).toMatch(/^de\.calls\.sent: /);
});

test.for<[string, (...given: never[]) => unknown]>([
  ['compares a count', (count: number) => (count === 1 ? 'one' : 'many')],
  ['compares the size of a count', (count: number) => (count > 1 ? 'many' : 'one')],
  ['looks whether there is a text', (text: string) => (text ? `(${text})` : '')],
  ['changes a text', (text: string) => text.toUpperCase()],
  ['says no text', () => 5],
])('a message that %s cannot be data', ([, message]) => {
  expect(() => toData({ message })).toThrow('message');
});
