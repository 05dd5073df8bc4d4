import { border } from '../../../../src/references/hex-runs.ts';
import type { Found, Reference } from '../../../../src/references/reference.ts';

/** What stands in one pair of ⟦ ⟧: a reference, with the ERC-3770 prefix before it if there is one. */
type Expected = Reference | { reference: Reference; chainPrefix: string };

/**
 * One line of the detector's specification: a text in which each reference that must be found stands in ⟦ ⟧, and
 * what they are, in order. Nothing else may be found. ¦ stands for the border of a node.
 */
export type Row = [marked: string, ...found: Expected[]];

/** A reference that has an ERC-3770 short name before it. */
export function prefixed(chainPrefix: string, reference: Reference): Expected {
  return { reference, chainPrefix };
}

/** The text of a row and what is to be found in it. */
export function readRow([marked, ...expected]: Row): { text: string; found: Found[] } {
  const pieces = marked.replaceAll('¦', border).split(/[⟦⟧]/);
  const found: Found[] = [];
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const one = expected[(index - 1) / 2];
    if (index % 2 === 1 && one) {
      const written = piece.split(border).join('');
      found.push({ ...('kind' in one ? { reference: one } : one), written, start: at, end: at + piece.length });
    }
    at += piece.length;
  }
  if (pieces.length !== expected.length * 2 + 1) throw new Error(`A row marks other than it expects: ${marked}`);
  return { text: pieces.join(''), found };
}
