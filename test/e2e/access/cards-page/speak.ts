import { speak } from '../../../../src/i18n/t.ts';

/** What the page is written in, by what stands in it before its script; English as it is where nothing does. */
export const words: Parameters<typeof speak> | undefined = Reflect.get(globalThis, 'cardsWords');
if (words) speak(...words);
