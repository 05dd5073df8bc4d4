import type { Cursor } from '../models/token.ts';
import type { Position } from '../records/records.ts';

/** Gives our own cursor for what comes after a row. It names a place, so it stays good however the list grows. */
export function toPlace([block, index]: Position): Cursor {
  return { at: `${block}:${index}` };
}

/** Reads our own cursor; null for the service's. */
export function readPlace(cursor: Cursor): Position | null {
  const [, block, index] = /^(\d{1,15}):(\d{1,15})$/.exec(cursor.at ?? '') ?? [];
  return block === undefined || index === undefined ? null : [Number(block), Number(index)];
}
