import type { ComponentChild } from 'preact';
import { sayWithHoles } from '../../i18n/isolate.ts';

/** A message with elements where it has texts: `say` is given a text for the place of each, in any order it likes. */
export function withElements(say: (...places: string[]) => string, ...elements: ComponentChild[]): ComponentChild[] {
  return sayWithHoles(say, elements.length).map((piece) => (typeof piece === 'string' ? piece : elements[piece]));
}
