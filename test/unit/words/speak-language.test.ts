import { afterEach, expect, test, vi } from 'vitest';
import { de } from '../../../src/words/de/de.ts';
import { en } from '../../../src/words/en/en.ts';
import { offerWords } from '../../../src/words/offer-words.ts';
import { speakLanguage } from '../../../src/words/speak-language.ts';
import { speak, spokenTag, words } from '../../../src/words/words.ts';

afterEach(() => speak(en));

const runs = (language: typeof en) => vi.fn(async () => offerWords(language));
const chosen = (name: 'auto' | 'de' | 'en') => async () => name;

test('the language that was chosen is spoken, whatever the browser speaks', async () => {
  const run = runs(de);

  await speakLanguage({ readChosen: chosen('de'), browsers: ['en-US'], run });

  expect(run.mock.calls).toEqual([['/words-de.js']]);
  expect(words()).toBe(de);
});

test('the browser’s language is spoken with its region’s numbers', async () => {
  await speakLanguage({ readChosen: chosen('auto'), browsers: ['de-CH'], run: runs(de) });

  expect([words().language, spokenTag()]).toEqual(['de', 'de-CH']);
});

test('English needs no script', async () => {
  const run = runs(de);
  speak(de);

  await speakLanguage({ readChosen: chosen('en'), browsers: ['de'], run });

  expect(run).not.toHaveBeenCalled();
  expect(words()).toBe(en);
});

test.for<[string, () => Promise<void>]>([
  ['cannot be had', () => Promise.reject(new Error('gone'))],
  ['offers nothing', async () => {}],
  ['offers another language', async () => offerWords(en)],
])('a script that %s leaves what is spoken', async ([, run]) => {
  await speakLanguage({ readChosen: chosen('de'), browsers: ['en'], run });

  expect([words(), spokenTag()]).toEqual([en, 'en']);
});
