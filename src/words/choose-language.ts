/** The languages that Hashlens speaks, by the first part of their BCP 47 tags. */
export const languageNames = ['en', 'de', 'es', 'zh', 'ja', 'ar'] as const;

/** One of them. */
export type LanguageName = (typeof languageNames)[number];

/** The first language of those that are wanted that Hashlens speaks, going by BCP 47 tags such as "de-AT"; else English. */
export function chooseLanguage(wanted: readonly string[]): LanguageName {
  const known = wanted.map((tag) => languageNames.find((name) => name === tag.toLowerCase().split(/[-_]/)[0]));
  return known.find((name) => name !== undefined) ?? 'en';
}

/** The direction in which a language is written, by its BCP 47 tag. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^ar\b/.test(language) ? 'rtl' : 'ltr';
}
