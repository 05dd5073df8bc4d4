import type { Part } from '../card-content.ts';

// Of Unicode's private use: no message has them, and what stands in the slots never goes through one.
const firstMark = 0xe000;

/**
 * A message whose arguments are parts of a line, such as accounts that lead on: the parts where the language has them,
 * and its own words between them, dim. Words stay on a line with the part behind them, "from 0x51c7…90aE", or with the
 * one before them in a language whose phrase ends with words; what only joins two parts stays with neither.
 */
export function toPhraseParts<Slots extends Part[]>(
  say: (...texts: { [at in keyof Slots]: string }) => string,
  ...slots: Slots
): Part[] {
  const marks = slots.map((_, at) => String.fromCharCode(firstMark + at)) as { [at in keyof Slots]: string };
  const said = say(...marks)
    .split(/([\ue000-\uf8ff])/)
    .map((text) => ({ slot: slots[text.charCodeAt(0) - firstMark], text: text.trim() }))
    .filter(({ slot, text }) => (slot?.text ?? text) !== '');
  const isWords = (at: number) => said.at(at)?.slot === undefined;
  const holding = isWords(0) ? 'words' : isWords(-1) ? 'slots' : null;
  return said.map(({ slot, text }, at) => {
    const isLast = at === said.length - 1;
    const holds = holding === (slot ? 'slots' : 'words') && !isLast;
    return { ...(slot ?? toDimPart(text)), ...(holds && { holds }) };
  });
}

/** Words of ours that stand back behind what they are said of. */
export function toDimPart(text: string): Part {
  return { text, tone: 'dim' };
}
