/**
 * The languages that Hashlens supports, by the first part of their BCP 47 tags. Names are in the language itself: a
 * user who looks for their language may not be able to read the current one.
 */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  zh: '简体中文',
  ja: '日本語',
  ar: 'العربية',
} as const;

export type LanguageName = keyof typeof languages;

export const languageNames = Object.keys(languages) as [LanguageName, ...LanguageName[]];

/** Returns the path of a language's messages in the extension; English is part of the code. */
export function messagesPath(name: Exclude<LanguageName, 'en'>): string {
  return `messages/${name}.json`;
}

/** A language, and the tag of the region whose number and date formats are used: "es" and "es-MX". */
export type SpokenLanguage = { name: LanguageName; tag: string };

/**
 * Returns the first of the wanted languages that Hashlens supports, by BCP 47 tags such as "de-AT"; else English. A
 * bare "es" takes its region from another wanted tag of the same language, such as one of the browser's.
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

/** Returns the direction in which a language is written, by its BCP 47 tag. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^ar\b/.test(language) ? 'rtl' : 'ltr';
}

function nameOf(tag: string): LanguageName | undefined {
  return languageNames.find((name) => name === tag.toLowerCase().split(/[-_]/)[0]);
}

// An invalid tag would make the first formatting of a number throw.
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
