import type { ComponentChild } from 'preact';

// No text that is fit to be shown holds one.
const mark = '\u0000';

/** A message with elements where it has texts: `say` is given a text for the place of each, in any order it likes. */
export function withElements(say: (...places: string[]) => string, ...elements: ComponentChild[]): ComponentChild[] {
  const places = elements.map((_, at) => `${mark}${at}${mark}`);
  return say(...places)
    .split(mark)
    .map((piece, at) => (at % 2 === 0 ? piece : elements[Number(piece)]));
}
