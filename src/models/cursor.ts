import type { Cursor } from './token.ts';

/**
 * Whether a cursor leads to a page that was already asked for: some old servers answer an unknown cursor with the
 * first page again, for ever. The order of the parameters does not matter; null is never a repetition.
 */
export function isRepeatedCursor(next: Cursor | null, seen: readonly Cursor[]): boolean {
  return next !== null && seen.some((one) => isSameCursor(one, next));
}

function isSameCursor(a: Cursor, b: Cursor): boolean {
  const names = Object.keys(a);

  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && a[name] === b[name]);
}
