import { directionOf } from './choose-language.ts';
import { words } from './words.ts';

const letters = {
  rtl: /[\p{Script=Arabic}\p{Script=Hebrew}]/u,
  ltr: /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/**
 * The direction of a text that stands by itself: that of the language that is spoken as soon as the text has letters of
 * it, for our own sentences often begin with a foreign name or an amount; else what its first letter says.
 */
export function directionIn(text: string): 'ltr' | 'rtl' | 'auto' {
  const own = directionOf(words().language);
  return letters[own].test(text) ? own : 'auto';
}
