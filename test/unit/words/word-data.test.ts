import { expect, test } from 'vitest';
import { findDifferences, toData } from '../../../src/build/word-files.ts';
import { languageNames } from '../../../src/words/choose-language.ts';
import { fromData, listAnd, plural } from '../../../src/words/word-data.ts';
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

test.for([
  ['en', 0, 'other'],
  ['en', 1, 'one'],
  ['en', 2, 'other'],
  ['ar', 0, 'zero'],
  ['ar', 1, 'one'],
  ['ar', 2, 'two'],
  ['ar', 3, 'few'],
  ['ar', 11, 'many'],
  ['ar', 100, 'other'],
  ['ja', 1, 'other'],
] as const)('in %s a count of %d has the form "%s"', ([language, count, form]) => {
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

  expect(plural(language, count, forms)).toBe(form);
});

test('a form that a language does not give is its other one', () => {
  expect(plural('ar', 2, { other: 'many things' })).toBe('many things');
});

test.for<[string, string[], string]>([
  ['en-GB', [], ''],
  ['en-GB', ['a'], 'a'],
  ['en-GB', ['a', 'b'], 'a and b'],
  ['en-GB', ['a', 'b', 'c'], 'a, b and c'],
  ['de', ['a', 'b', 'c'], 'a, b und c'],
  ['ja', ['a', 'b', 'c'], 'a、b、c'],
])('in %s the list %j is "%s"', ([language, texts, list]) => {
  expect(listAnd(language, texts)).toBe(list);
});
