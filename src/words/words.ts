import { directionOf } from './choose-language.ts';
import { en } from './en/en.ts';
import { isolateNames } from './isolate.ts';

/**
 * Everything that Hashlens says, in one language: by the part that says it, then by what is said. Where a number or a
 * name stands in it, it is a function of texts that are formatted already. All languages have the same.
 *
 * Where a part of a sentence is an element of its own (a link, bold text), the message takes a function that makes it
 * of the text in it, and gives the sentence as its parts in their order, to be drawn as they are:
 * `<Piece>(link: (text: string) => Piece) => ['You get one at ', link('example.org'), '.']`.
 */
export type Words = typeof en;

let spoken: { words: Words; tag: string } = { words: en, tag: 'en' };

/** The words of the language that Hashlens speaks. Asked for wherever something is said, and not kept. */
export function words(): Words {
  return spoken.words;
}

/** The BCP 47 tag of the language that Hashlens speaks, with its region where one is known: "es-MX". */
export function spokenTag(): string {
  return spoken.tag;
}

/** Speaks this language from now on, in this page or background, with a region's numbers and dates. */
export function speak(language: Words, tag: string = language.language): void {
  const isFromRight = directionOf(language.language) === 'rtl';
  spoken = { words: isFromRight ? isolateNames(language) : language, tag };
}

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
