import { compileCatalog, readCatalog } from '../../src/build/message-catalogs.ts';
import { type LanguageName, languageNames } from '../../src/i18n/choose-language.ts';
import { type Messages, speak } from '../../src/i18n/t.ts';

/** The compiled messages of every language. Only tests load them all at once. */
export const allLanguages = Object.fromEntries(
  languageNames.map((name) => [name, compileCatalog(readCatalog(name))]),
) as { [name in LanguageName]: Messages };

/** Switches to a language. */
export const speakIn = (name: LanguageName): void => speak(name, allLanguages[name]);
