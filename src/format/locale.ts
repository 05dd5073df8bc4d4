import { spokenTag } from '../words/words.ts';

/**
 * How the language that Hashlens speaks writes numbers, dates and lists, in the reader's region where it is known.
 * American English is written as Britain's: days come first ("4 Jun 2025"), which no reader can mistake for month
 * first. Digits are 0 to 9 in every language, as in hashes.
 */
export function locale(): string {
  const tag = spokenTag();
  return new Intl.Locale(/^en(?:-us)?$/i.test(tag) ? 'en-GB' : tag, { numberingSystem: 'latn' }).toString();
}

/** Keeps what is made for a locale as long as it may be spoken: a formatter takes a millisecond to make. */
export function keptByLanguage<T>(make: (locale: string) => T): () => T {
  const kept = new Map<string, T>();
  return () => {
    const tag = spokenTag();
    const made = kept.get(tag) ?? make(locale());
    kept.set(tag, made);
    return made;
  };
}
