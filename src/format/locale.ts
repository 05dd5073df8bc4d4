import { spokenTag } from '../words/words.ts';
import { writingStyle } from './writing-style.ts';

// A language whose numbers are written that way wherever it is spoken.
const numberLocales = { comma: 'en-GB', point: 'de-DE', space: 'fr-FR', apostrophe: 'de-CH' } as const;
const hourCycles = { 12: 'h12', 24: 'h23' } as const;

/**
 * How the language that Hashlens speaks writes numbers, dates and lists, in the reader's region where it is known, with
 * the hours that the person chose: "Jun 4, 2025" for "en-US". English of no region is written as Britain's
 * ("4 Jun 2025"). Digits are 0 to 9 in every language, as in hashes.
 */
export function locale(): string {
  const tag = spokenTag();
  const own = tag === 'en' ? 'en-GB' : tag;
  return new Intl.Locale(own, { numberingSystem: 'latn', ...hourOption() }).toString();
}

// As `locale`, for the digits of numbers alone: with the separators that the person chose.
function numberLocale(): string {
  const { numbers } = writingStyle();
  return numbers === 'auto' ? locale() : numberLocales[numbers];
}

/** Hours to 12 or to 24, to be spread into a format's options: nothing for the language's own. */
export function hourOption(): { hourCycle?: 'h12' | 'h23' } {
  const { hours } = writingStyle();
  return hours === 'auto' ? {} : { hourCycle: hourCycles[hours] };
}

/** The zone that times are written in, to be spread into a format's options: nothing for this machine's own. */
export function zoneOption(): { timeZone?: 'UTC' } {
  return writingStyle().zone === 'utc' ? { timeZone: 'UTC' } : {};
}

/** Keeps what is made for a locale as long as it may be spoken and written so: a formatter takes a millisecond to make. */
export function keptByLanguage<T>(make: (locale: string) => T): () => T {
  return keptAs(make, locale);
}

/** As `keptByLanguage`, for formatters of numbers. */
export function keptByNumbers<T>(make: (locale: string) => T): () => T {
  return keptAs(make, numberLocale);
}

function keptAs<T>(make: (locale: string) => T, toLocale: () => string): () => T {
  const kept = new Map<string, T>();
  return () => {
    const { numbers, hours, zone } = writingStyle();
    const name = `${spokenTag()} ${numbers} ${hours} ${zone}`;
    const made = kept.get(name) ?? make(toLocale());
    kept.set(name, made);
    return made;
  };
}
