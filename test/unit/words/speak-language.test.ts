import { afterEach, expect, test, vi } from 'vitest';
import { toData, toWordFiles } from '../../../src/build/word-files.ts';
import { de } from '../../../src/words/de/de.ts';
import { en } from '../../../src/words/en/en.ts';
import { speakLanguage } from '../../../src/words/speak-language.ts';
import { speak, spokenTag, words } from '../../../src/words/words.ts';

afterEach(() => speak(en));

const holds = (language: typeof en) => vi.fn(async () => JSON.parse(JSON.stringify(toData(language))));
const chosen = (name: 'auto' | 'de' | 'en') => async () => name;

test('the language that was chosen is spoken, whatever the browser speaks', async () => {
  const readFile = holds(de);

  await speakLanguage({ readChosen: chosen('de'), browsers: ['en-US'], readFile });

  expect(readFile.mock.calls).toEqual([['/words/de.json']]);
  expect(words().options.title).toBe(de.options.title);
});

test('the browser’s language is spoken with its region’s numbers', async () => {
  await speakLanguage({ readChosen: chosen('auto'), browsers: ['de-CH'], readFile: holds(de) });

  expect([words().language, spokenTag()]).toEqual(['de', 'de-CH']);
});

test('English needs no file', async () => {
  const readFile = holds(de);
  speak(de);

  await speakLanguage({ readChosen: chosen('en'), browsers: ['de'], readFile });

  expect(readFile).not.toHaveBeenCalled();
  expect(words()).toBe(en);
});

test.for<[string, () => Promise<unknown>]>([
  ['cannot be had', () => Promise.reject(new Error('gone'))],
  ['is empty', async () => ({})],
  ['holds another language', async () => toData(en)],
])('a file that %s leaves what is spoken', async ([, readFile]) => {
  await speakLanguage({ readChosen: chosen('de'), browsers: ['en'], readFile });

  expect([words(), spokenTag()]).toEqual([en, 'en']);
});

test('the last wish is spoken, however late the file of the one before comes', async () => {
  let give: ((data: unknown) => void) | undefined;
  const slow = () => new Promise<unknown>((resolve) => (give = resolve));

  const first = speakLanguage({ readChosen: chosen('de'), browsers: ['en'], readFile: slow });
  await new Promise((done) => setTimeout(done));
  await speakLanguage({ readChosen: chosen('en'), browsers: ['en'], readFile: slow });
  give?.(toData(de));
  await first;

  expect(words()).toBe(en);
});

test('the build writes a file for each language but English', () => {
  expect(toWordFiles().map(({ relativeDest }) => relativeDest)).toEqual(
    ['de', 'es', 'zh', 'ja', 'ar'].map((name) => `words/${name}.json`),
  );
});
