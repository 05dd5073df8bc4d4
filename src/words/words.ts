import { directionOf } from './choose-language.ts';
import { en } from './en/en.ts';
import { isolateNames } from './isolate-names.ts';

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
