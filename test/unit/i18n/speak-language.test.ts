import { afterEach, expect, test, vi } from 'vitest';
import { toMessageFiles } from '../../../src/build/message-catalogs.ts';
import { speakLanguage } from '../../../src/i18n/speak-language.ts';
import { speak, spokenLanguage, spokenTag, t } from '../../../src/i18n/t.ts';
import { allLanguages, speakIn } from '../../fuzz/all-languages.ts';

afterEach(() => speak('en'));

const german = () => vi.fn(async () => JSON.parse(JSON.stringify(allLanguages.de)));
const chosen = (name: 'auto' | 'de' | 'en') => async () => name;

test('the language that was chosen is spoken, whatever the browser speaks', async () => {
  const readFile = german();

  await speakLanguage({ readChosen: chosen('de'), browsers: ['en-US'], readFile });

  expect(readFile.mock.calls).toEqual([['/messages/de.json']]);
  expect(t('options.title')).toBe('Hashlens-Einstellungen');
});

test('the browser’s language is spoken with its region’s numbers', async () => {
  await speakLanguage({ readChosen: chosen('auto'), browsers: ['de-CH'], readFile: german() });

  expect([spokenLanguage(), spokenTag()]).toEqual(['de', 'de-CH']);
});

test('English needs no file', async () => {
  const readFile = german();
  speakIn('de');

  await speakLanguage({ readChosen: chosen('en'), browsers: ['de'], readFile });

  expect(readFile).not.toHaveBeenCalled();
  expect([spokenLanguage(), t('card.copy')]).toEqual(['en', 'Copy']);
});

test.for<[string, () => Promise<unknown>]>([
  ['cannot be had', () => Promise.reject(new Error('gone'))],
  ['is empty', async () => ({})],
  ['is missing', async () => null],
  ['holds another language', async () => allLanguages.en],
])('a file that %s leaves what is spoken', async ([, readFile]) => {
  await speakLanguage({ readChosen: chosen('de'), browsers: ['en'], readFile });

  expect([spokenLanguage(), spokenTag(), t('card.copy')]).toEqual(['en', 'en', 'Copy']);
});

test('what a file lacks is shown in English', async () => {
  await speakLanguage({
    readChosen: chosen('de'),
    browsers: ['en'],
    readFile: async () => ({ language: 'de', 'list.yes': 'ja' }),
  });

  expect([t('list.yes'), t('list.no')]).toEqual(['ja', 'no']);
});

test('the last wish is spoken, however late the file of the one before comes', async () => {
  let give: ((messages: unknown) => void) | undefined;
  const slow = () => new Promise<unknown>((resolve) => (give = resolve));

  const first = speakLanguage({ readChosen: chosen('de'), browsers: ['en'], readFile: slow });
  await new Promise((done) => setTimeout(done));
  await speakLanguage({ readChosen: chosen('en'), browsers: ['en'], readFile: slow });
  give?.(allLanguages.de);
  await first;

  expect(spokenLanguage()).toBe('en');
});

test('the build writes a file for each language but English', () => {
  expect(toMessageFiles().map(({ relativeDest }) => relativeDest)).toEqual(
    ['de', 'es', 'zh', 'ja', 'ar'].map((name) => `messages/${name}.json`),
  );
});
