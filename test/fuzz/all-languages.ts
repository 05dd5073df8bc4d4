import { compileCatalog, readCatalog } from '../../src/build/message-catalogs.ts';
import { type LanguageName, languageNames } from '../../src/i18n/choose-language.ts';
import { type Messages, speak } from '../../src/i18n/t.ts';

/** Every language at once; only tests have them so. */
export const allLanguages = Object.fromEntries(
  languageNames.map((name) => [name, compileCatalog(readCatalog(name))]),
) as { [name in LanguageName]: Messages };

/** Speaks a language from now on. */
export const speakIn = (name: LanguageName): void => speak(name, allLanguages[name]);
