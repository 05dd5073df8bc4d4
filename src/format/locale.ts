import { spokenTag } from '../i18n/t.ts';

// A locale that writes numbers in each of the styles.
const numberLocales = { comma: 'en-GB', point: 'de-DE', space: 'fr-FR', apostrophe: 'de-CH' } as const;
const hourCycles = { 12: 'h12', 24: 'h23' } as const;

/**
 * The locale for numbers, dates and lists: the interface language, the user's region if known, and the hour cycle that
 * the user chose: "Jun 4, 2025" for "en-US". English without a region is written as in Britain ("4 Jun 2025"). Digits
 * are 0 to 9 in every language, as in hashes. Dates are Gregorian, because the marks of axes and the periods of
 * statements are, and those of other calendars begin on other days.
 */
export function locale(): string {
  const tag = spokenTag();
  const own = tag === 'en' ? 'en-GB' : tag;
  return new Intl.Locale(own, { calendar: 'gregory', numberingSystem: 'latn', ...hourOption() }).toString();
}

// Like `locale`, for numbers only: with the separators that the user chose.
function numberLocale(): string {
  const { numbers } = writingStyle();
  return numbers === 'auto' ? locale() : numberLocales[numbers];
}

/** The chosen 12-hour or 24-hour cycle, to spread into a format's options. Empty for the language's default. */
export function hourOption(): { hourCycle?: 'h12' | 'h23' } {
  const { hours } = writingStyle();
  return hours === 'auto' ? {} : { hourCycle: hourCycles[hours] };
}

/** The chosen time zone, to spread into a format's options. Empty for this device's own zone. */
export function zoneOption(): { timeZone?: 'UTC' } {
  return writingStyle().zone === 'utc' ? { timeZone: 'UTC' } : {};
}

/** Caches a value per language and writing style: creating a formatter takes a millisecond. */
export function cachedByLanguage<T>(make: (locale: string) => T): () => T {
  return keptAs(make, locale);
}

/** Like `cachedByLanguage`, for number formatters. */
export function cachedByNumbers<T>(make: (locale: string) => T): () => T {
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

/** How the user wants numbers and times written. By default as in the language and the browser. */
export type WritingStyle = {
  /** The group separator: 1,234.5, 1.234,5, 1 234,5 or 1’234.5. */
  numbers: 'auto' | 'comma' | 'point' | 'space' | 'apostrophe';
  hours: 'auto' | '12' | '24';
  /** The time zone: this device's own, or UTC. */
  zone: 'local' | 'utc';
};

const usual: WritingStyle = { numbers: 'auto', hours: 'auto', zone: 'local' };
let style = usual;

/** The current writing style. Read it on each use: it can change. */
function writingStyle(): WritingStyle {
  return style;
}

/** Sets the writing style of this page or background; without one, restores that of the language and browser. */
export function writeAs({ numbers, hours, zone }: WritingStyle = usual): void {
  style = { numbers, hours, zone };
}
