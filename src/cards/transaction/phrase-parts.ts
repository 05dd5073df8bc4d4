import type { Part } from '../card-content.ts';

// Of Unicode's private use: no message has them, and what stands in the slots never goes through one.
const firstMark = 0xe000;

/**
 * A message whose arguments are parts of a line, such as accounts that lead on: the parts where the language has them,
 * and its own words between them, dim.
 */
export function toPhraseParts<Slots extends Part[]>(
  say: (...texts: { [at in keyof Slots]: string }) => string,
  ...slots: Slots
): Part[] {
  const marks = slots.map((_, at) => String.fromCharCode(firstMark + at)) as { [at in keyof Slots]: string };
  return say(...marks)
    .split(/([\ue000-\uf8ff])/)
    .map((text): Part => slots[text.charCodeAt(0) - firstMark] ?? toDimPart(text.trim()))
    .filter(({ text }) => text !== '');
}

/** Words of ours that stand back behind what they are said of. */
export function toDimPart(text: string): Part {
  return { text, tone: 'dim' };
}
