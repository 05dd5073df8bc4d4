import { isRepeatedCursor } from '../models/cursor.ts';
import type { Cursor } from '../models/token.ts';

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
 * Gives the cursor of the next page; null when there is none: the service sent none, one that says no place, or the
 * place that was just asked for (old servers answer what they do not understand with the first page, for ever).
 */
export function toNextCursor(
  params: { readonly [name: string]: string | null | undefined } | null | undefined,
  sent: Cursor | null,
  paging: Paging,
): Cursor | null {
  const next = pickParameters(params ?? {}, paging.declared);
  const place = pickParameters(next, paging.position);
  const seen = sent === null ? [] : [pickParameters(sent, paging.position)];

  return Object.keys(place).length === 0 || isRepeatedCursor(place, seen) ? null : next;
}
