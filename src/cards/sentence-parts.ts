import { isQuoted, quotedForm } from '../format/quote.ts';
import { sayWithHoles, withoutHalves } from '../i18n/isolate.ts';
import type { Headline, Part, Tone } from './card-content.ts';

/**
 * Splits our sentence into parts. Foreign text in it is in quotation marks, which it cannot contain itself, and becomes
 * its own part, drawn as foreign.
 */
export function toSentenceParts(sentence: string): Part[] {
  return sentence
    .split(quotedForm())
    .map(withoutHalves)
    .filter((text) => text !== '')
    .map((text) => (isQuoted(text) ? { text, isForeign: true } : { text }));
}

/** Returns a card's headline: a sentence, and a smaller one if there is a detail. */
export function toHeadlineParts(sentence: string, detail: string | null = null): Headline {
  return { parts: toSentenceParts(sentence), ...(detail !== null && { detail: toSentenceParts(detail) }) };
}

/** Returns the text of all parts together. */
export function textOf(parts: Part[]): string {
  return parts.map(({ text }) => text).join('');
}

/**
 * Returns a part with a message's words around it, "from 0x51c7…90aE": before or after it as the language requires, and
 * on one line with it if there is room.
 */
export function sayAround(say: (what: string) => string, part: Part, tone?: Tone): Part[] {
  return toParts(say, [part], tone);
}

/**
 * Returns a message whose arguments are parts, such as linked accounts: the parts in the language's order, with dim
 * words between them. Words stay on one line with the next part, "from 0x51c7…90aE", or with the part before in a
 * language whose phrase ends with words. Words that only join two parts stay with neither.
 */
export function toPhraseParts<Slots extends Part[]>(
  say: (...texts: { [at in keyof Slots]: string }) => string,
  ...slots: Slots
): Part[] {
  return toParts(say as (...texts: string[]) => string, slots, 'dim');
}

/** Our own words, less prominent than what they describe. */
export function toDimPart(text: string): Part {
  return { text, tone: 'dim' };
}

function toParts(say: (...texts: string[]) => string, slots: Part[], tone: Tone | undefined): Part[] {
  const pieces = sayWithHoles(say, slots.length);
  // Parts that a translation leaves out go to the end: no fact may be lost.
  const forgotten = [...slots.keys()].filter((at) => !pieces.includes(at));
  const said = [...pieces, ...forgotten]
    .map((piece) => (typeof piece === 'string' ? piece.trim() : (slots[piece] ?? '')))
    .filter((piece) => (typeof piece === 'string' ? piece : piece.text) !== '');
  const wordsHold = typeof said[0] === 'string';
  const slotsHold = typeof said.at(-1) === 'string' && (!wordsHold || slots.length === 1);
  return said.map((piece, at) => {
    const isWords = typeof piece === 'string';
    const holds = at < said.length - 1 && (isWords ? wordsHold : slotsHold);
    return { ...(isWords ? { text: piece, ...(tone && { tone }) } : piece), ...(holds && { holds }) };
  });
}
