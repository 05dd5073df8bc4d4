import { speak } from '../../../../src/i18n/t.ts';

/** The page's language and catalog, set by an inline script before this one; undefined for English. */
export const words: Parameters<typeof speak> | undefined = Reflect.get(globalThis, 'cardsWords');
if (words) speak(...words);
