import type { Part, Tone } from './card-content.ts';

// Stands for the part while the words around it are asked for: no text that is shown holds it.
const hole = '\u0000';

/** A part with the words of a message around it, "from 0x51c7…90aE", before it or after it as the language has them. */
export function sayAround(say: (what: string) => string, part: Part, tone?: Tone): Part[] {
  const [before = '', after = ''] = say(hole).split(hole);
  return [...toWords(before, tone), part, ...toWords(after, tone)];
}

function toWords(words: string, tone: Tone | undefined): Part[] {
  const text = words.trim();
  return text === '' ? [] : [{ text, ...(tone && { tone }) }];
}
