import { isQuoted, quotedForm } from '../format/quote.ts';
import { withoutHalves } from '../words/isolate.ts';
import type { Headline, Part } from './card-content.ts';

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
