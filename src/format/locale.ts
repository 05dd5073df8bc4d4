import { words } from '../words/words.ts';

/** English alone, for numbers of those that speak no other language yet; else `locale()`. */
export const language = 'en';

/** English alone, for dates of those that speak no other language yet; else `locale()`. */
export const dateLocale = 'en-GB';

/**
 * How the language that Hashlens speaks writes numbers, dates and lists. English is Britain's: days come
 * first ("4 Jun 2025"), which no reader can mistake for month first. Digits are 0 to 9 in every language, as in hashes.
 */
export function locale(): string {
  return toLocale(words().language);
}

/** Keeps what is made for a locale as long as its language may be spoken: a formatter takes a millisecond to make. */
export function keptByLanguage<T>(make: (locale: string) => T): () => T {
  const kept = new Map<string, T>();
  return () => {
    const { language } = words();
    const made = kept.get(language) ?? make(toLocale(language));
    kept.set(language, made);
    return made;
  };
}

function toLocale(language: string): string {
  return `${language === 'en' ? 'en-GB' : language}-u-nu-latn`;
}
