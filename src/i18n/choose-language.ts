/**
 * The languages that Hashlens speaks, by the first part of their BCP 47 tags. Each has its own name: whoever looks for
 * theirs may not read the one that is spoken.
 */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  zh: '简体中文',
  ja: '日本語',
  ar: 'العربية',
} as const;

/** One of them. */
export type LanguageName = keyof typeof languages;

/** All of them. */
export const languageNames = Object.keys(languages) as [LanguageName, ...LanguageName[]];

/** Where a language's messages stand in the extension; English is part of the code. */
export function messagesPath(name: Exclude<LanguageName, 'en'>): string {
  return `messages/${name}.json`;
}

/** A language, and the tag of the region whose numbers and dates go with it: "es" and "es-MX". */
export type SpokenLanguage = { name: LanguageName; tag: string };

/**
 * The first language of those that are wanted that Hashlens speaks, going by BCP 47 tags such as "de-AT"; else English.
 * A bare "es" takes its region from the browser's tags, where one of them is of the same language.
 */
export function chooseLanguage(wanted: readonly string[]): SpokenLanguage {
  const known = wanted.flatMap((tag) => {
    const name = nameOf(tag);
    return name === undefined ? [] : [{ name, tag }];
  });
  const name = known[0]?.name ?? 'en';
  const ofRegion = known.find((one) => one.name === name && isTag(one.tag) && one.tag.length > name.length);
  return { name, tag: ofRegion?.tag ?? name };
}

/** The direction in which a language is written, by its BCP 47 tag. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^ar\b/.test(language) ? 'rtl' : 'ltr';
}

function nameOf(tag: string): LanguageName | undefined {
  return languageNames.find((name) => name === tag.toLowerCase().split(/[-_]/)[0]);
}

// What is none would end the first number that is formatted.
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
