import { sayWithHoles } from '../words/say-with-holes.ts';
import type { Part, Tone } from './card-content.ts';

/** A part with the words of a message around it, "from 0x51c7…90aE", before it or after it as the language has them. */
export function sayAround(say: (what: string) => string, part: Part, tone?: Tone): Part[] {
  return toParts(say, [part], tone);
}

/**
 * A message whose arguments are parts of a line, such as accounts that lead on: the parts where the language has them,
 * and its own words between them, dim.
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
  return sayWithHoles(say, slots.length).flatMap((piece) => {
    if (typeof piece === 'number') return slots[piece] ?? [];
    const text = piece.trim();
    return text === '' ? [] : [{ text, ...(tone && { tone }) }];
  });
}
