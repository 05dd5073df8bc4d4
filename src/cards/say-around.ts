import type { Part, Tone } from './card-content.ts';

// Stands for the part while the words around it are asked for: no text that is shown holds it.
const hole = '\u0000';

/**
 * A part with the words of a message around it, "from 0x51c7…90aE", before it or after it as the language has them; on
 * one line with it where there is room.
 */
export function sayAround(say: (what: string) => string, part: Part, tone?: Tone): Part[] {
  const [before = '', after = ''] = say(hole).split(hole);
  const behind = toWords(after, tone);
  const holds = { holds: true } as const;
  return [
    ...toWords(before, tone).map((words) => ({ ...words, ...holds })),
    { ...part, ...(behind.length > 0 && holds) },
    ...behind,
  ];
}

function toWords(words: string, tone: Tone | undefined): Part[] {
  const text = words.trim();
  return text === '' ? [] : [{ text, ...(tone && { tone }) }];
}
