import { expect, test } from 'vitest';
import { toData } from '../../../src/words/build/to-data.ts';
import { languageNames } from '../../../src/words/choose-language.ts';
import { fromData } from '../../../src/words/from-data.ts';
import { allLanguages } from '../../fuzz/all-languages.ts';

type Messages = { [name: string]: unknown };

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000];

// A message takes texts, lists, counts, makers of elements and texts by name: each gets what would fit all of them.
function toGiven(length: number, at: number): unknown[] {
  const named = new Proxy({}, { get: (_, name) => `named ${String(name)}` });
  return [
    Array.from({ length }, (_, index) => `text ${index}`),
    Array.from({ length }, (_, index) => counts[(at + index) % counts.length]),
    Array.from({ length }, (_, index) => [`first ${index}`, 'second', 'third']),
    Array.from({ length }, () => (text: string) => ({ made: text })),
    Array.from({ length }, () => named),
    // As most are: a count, and the same as text.
    Array.from({ length }, (_, index) => (index % 2 === 0 ? counts[at % counts.length] : `text ${index}`)),
  ];
}

function say(message: unknown, given: unknown): string {
  try {
    return JSON.stringify((message as (...all: unknown[]) => unknown)(...(given as unknown[])));
  } catch {
    return 'cannot be said so';
  }
}

function differences(ours: unknown, theirs: unknown, at: string): string[] {
  if (typeof ours === 'function') {
    const all = counts.flatMap((_, index) => toGiven(ours.length, index));
    return all.flatMap((given) => {
      const [mine, other] = [say(ours, given), say(theirs, given)];
      const isFit = !/undefined|\[object|=>|cannot be said/.test(mine);
      return isFit && mine !== other ? [`${at}: ${mine} → ${other}`] : [];
    });
  }
  if (ours instanceof RegExp || typeof ours !== 'object' || ours === null) {
    return String(ours) === String(theirs) ? [] : [`${at}: ${ours} → ${theirs}`];
  }
  return Object.entries(ours).flatMap(([name, entry]) =>
    differences(entry, (theirs as Messages)[name], at === '' ? name : `${at}.${name}`),
  );
}

test.for(languageNames.filter((name) => name !== 'en'))('%s says the same from its file as in its code', (name) => {
  const language = allLanguages[name];
  const data = JSON.parse(JSON.stringify(toData(language)));

  expect(differences(language, fromData(data), '')).toEqual([]);
});

test.for<[string, (...given: never[]) => unknown]>([
  ['compares', (count: number) => (count === 1 ? 'one' : 2)],
  ['changes', (text: string) => text.toUpperCase()],
  ['says nothing', () => 5],
])('a message that %s an argument cannot be data', ([, message]) => {
  expect(() => toData({ message })).toThrow('message');
});
