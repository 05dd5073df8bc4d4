import { isRepeatedCursor } from '../models/cursor.ts';
import type { Cursor } from '../models/token.ts';
import { findCursorRefusal } from './inputs.ts';
import { isRecord } from './to-json.ts';

/** How an operation is paged: the parameters that the specification declares, and those of them that say where a page begins. */
export type Paging = { declared: readonly string[]; position: readonly string[] };

export const balancePaging: Paging = { declared: ['block_number', 'items_count'], position: ['block_number'] };

export const transfersPaging: Paging = {
  declared: ['index', 'block_number', 'token_id'],
  position: ['index', 'block_number'],
};

/** Gives the named parameters of a cursor, values unchanged. Anything else in it, keys above all, is left behind. */
export function pickParameters(
  cursor: { readonly [name: string]: string | null | undefined },
  names: readonly string[],
): Cursor {
  const picked = names.map((name) => [name, Object.hasOwn(cursor, name) ? cursor[name] : null]);

  return Object.fromEntries(picked.filter(([, value]) => typeof value === 'string'));
}

/**
 * Gives the cursor of the next page; null when there is none: the service sent none, or one whose place is missing or
 * malformed. What is not the place is left out where it would be refused, like a page size of more than 50. Where it is
 * the place that was just asked for (old servers answer what they do not understand with the first page, for ever), it
 * is the very cursor that was sent: whoever asked sees that it leads nowhere, and that this is not the end.
 */
export function toNextCursor(params: unknown, sent: Cursor | null, paging: Paging): Cursor | null {
  const written = pickParameters(isRecord(params) ? toTexts(params) : {}, paging.declared);
  const refused = Object.entries(written).filter(([name, value]) => findCursorRefusal({ [name]: value }) !== null);
  const refusedNames = refused.map(([name]) => name);
  const place = pickParameters(written, paging.position);
  const seen = sent === null ? [] : [pickParameters(sent, paging.position)];
  if (Object.keys(place).length === 0) return null;
  if (isRepeatedCursor(place, seen)) return sent;

  return refusedNames.some((name) => paging.position.includes(name))
    ? null
    : pickParameters(
        written,
        paging.declared.filter((name) => !refusedNames.includes(name)),
      );
}

// What is neither a text nor an exact number becomes "", which no parameter may be.
function toTexts(params: Record<string, unknown>): { [name: string]: string | null } {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value == null ? null : toText(value)]),
  );
}

function toText(value: unknown): string {
  return typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : '';
}
