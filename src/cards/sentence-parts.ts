import { isQuoted, quotedForm } from '../format/quote.ts';
import { sayWithHoles, withoutHalves } from '../i18n/isolate.ts';
import type { Headline, Part, Tone } from './card-content.ts';

/**
 * A sentence of ours as parts: what somebody else wrote stands in it in quotation marks, which it cannot hold itself, and
 * is a part of its own, drawn as such.
 */
export function toSentenceParts(sentence: string): Part[] {
  return sentence
    .split(quotedForm())
    .map(withoutHalves)
    .filter((text) => text !== '')
    .map((text) => (isQuoted(text) ? { text, isForeign: true } : { text }));
}

/** A card's headline of a sentence and, where there is one, a smaller one. */
export function toHeadlineParts(sentence: string, detail: string | null = null): Headline {
  return { parts: toSentenceParts(sentence), ...(detail !== null && { detail: toSentenceParts(detail) }) };
}

/** What parts of a sentence say together. */
export function textOf(parts: Part[]): string {
  return parts.map(({ text }) => text).join('');
}

/**
 * A part with the words of a message around it, "from 0x51c7…90aE", before it or after it as the language has them; on
 * one line with it where there is room.
 */
export function sayAround(say: (what: string) => string, part: Part, tone?: Tone): Part[] {
  return toParts(say, [part], tone);
}

/**
 * A message whose arguments are parts of a line, such as accounts that lead on: the parts where the language has them,
 * and its own words between them, dim. Words stay on a line with the part behind them, "from 0x51c7…90aE", or with the
 * one before them in a language whose phrase ends with words; what only joins two parts stays with neither.
 */
export function toPhraseParts<Slots extends Part[]>(
  say: (...texts: { [at in keyof Slots]: string }) => string,
  ...slots: Slots
): Part[] {
  return toParts(say as (...texts: string[]) => string, slots, 'dim');
}

/** Words of ours that stand back behind what they are said of. */
export function toDimPart(text: string): Part {
  return { text, tone: 'dim' };
}

function toParts(say: (...texts: string[]) => string, slots: Part[], tone: Tone | undefined): Part[] {
  const pieces = sayWithHoles(say, slots.length);
  // What a message forgets stands at the end: no fact may be lost.
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
