import { spokenTag } from '../i18n/t.ts';

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
export function cachedByLanguage<T>(make: (locale: string) => T): () => T {
  return keptAs(make, locale);
}

/** As `cachedByLanguage`, for formatters of numbers. */
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

/** How numbers and times are written where the person chose it; as the language and the browser have it otherwise. */
export type WritingStyle = {
  /** What groups digits: 1,234.5, 1.234,5, 1 234,5 or 1’234.5. */
  numbers: 'auto' | 'comma' | 'point' | 'space' | 'apostrophe';
  hours: 'auto' | '12' | '24';
  /** The zone of times: that of this machine, or UTC. */
  zone: 'local' | 'utc';
};

const usual: WritingStyle = { numbers: 'auto', hours: 'auto', zone: 'local' };
let style = usual;

/** How it is written now. Asked for wherever something is written, and not kept. */
function writingStyle(): WritingStyle {
  return style;
}

/** Writes like this from now on, in this page or background; without a style, as language and browser have it. */
export function writeAs({ numbers, hours, zone }: WritingStyle = usual): void {
  style = { numbers, hours, zone };
}
