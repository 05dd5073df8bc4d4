import type { Failure } from '../models/failure.ts';
import { type Cursor, isRepeatedCursor } from '../models/token.ts';
import { isRecord } from './json.ts';

/**
 * The paging parameters of an operation. `declared`: all that the specification names. `position`: those that say where
 * a page begins.
 */
export type Paging = { declared: readonly string[]; position: readonly string[] };

export const balancePaging: Paging = { declared: ['block_number', 'items_count'], position: ['block_number'] };

export const transfersPaging: Paging = {
  declared: ['index', 'block_number', 'token_id'],
  position: ['index', 'block_number'],
};

/** Returns the named parameters of a cursor, unchanged. Everything else in it, above all keys, is dropped. */
export function pickParameters(
  cursor: { readonly [name: string]: string | null | undefined },
  names: readonly string[],
): Cursor {
  const picked = names.map((name) => [name, Object.hasOwn(cursor, name) ? cursor[name] : null]);

  return Object.fromEntries(picked.filter(([, value]) => typeof value === 'string'));
}

/**
 * The number of rows on a page, and the positions of the newest row and of the last one in the order sent. A position is
 * null if unknown.
 */
type Brought = { count: number; newest: Cursor | null; last: Cursor | null };

/**
 * Returns the cursor of the next page, or null at the end of the list. Leaves out parameters that the service would
 * refuse, like a page size above 50. If the service's cursor is malformed, has no whole position or points back, the
 * next page starts after the last row of this one. If there is no new row either, returns the cursor that was sent, so
 * that the caller sees that the list is stuck rather than finished: old servers answer unknown parameters with the first
 * page, endlessly. An empty page that points back to itself is the end.
 */
export function toNextCursor(
  params: unknown,
  { sent, paging, brought }: { sent: Cursor; paging: Paging; brought: Brought },
): Cursor | null {
  if (isNothing(params)) return null;
  const written = pickParameters(isRecord(params) ? toTexts(params) : {}, paging.declared);
  const place = pickParameters(written, paging.position);
  const refused = Object.entries(written).filter(([name, value]) => findCursorRefusal({ [name]: value }) !== null);
  const refusedNames = refused.map(([name]) => name);
  const isSound = Object.keys(place).length > 0 && !refusedNames.some((name) => paging.position.includes(name));
  const isWhole = paging.position.every((name) => Object.hasOwn(place, name));
  const sound = pickParameters(
    written,
    paging.declared.filter((name) => !refusedNames.includes(name)),
  );

  const asked = pickParameters(sent, paging.position);
  const isFirst = Object.keys(asked).length === 0;
  const { count, newest, last } = brought;
  // The first page has no place before it: its cursor leads on from its newest row.
  const leadsOn = isFirst ? newest === null || !isAfter(newest, place) : isAfter(place, asked);
  if (isSound && leadsOn && (isWhole || last === null)) return sound;
  if (last !== null && (isFirst || isAfter(last, asked))) return { ...sound, ...last };
  if (!isSound) return null;
  if (isFirst) return sound;
  return count === 0 && isRepeatedCursor(place, [asked]) ? null : sent;
}

/**
 * True if one position comes later in a list than another, newest first. If one has no block, any other position counts
 * as later.
 */
export function isAfter(one: Cursor, other: Cursor): boolean {
  if (one.block_number === undefined || other.block_number === undefined) return !isRepeatedCursor(one, [other]);
  const between = Number(one.block_number) - Number(other.block_number);
  return between < 0 || (between === 0 && Number(one.index ?? 0) < Number(other.index ?? 0));
}

// A cursor that says anything leads on: only one that says nothing ends the list.
function isNothing(params: unknown): boolean {
  return typeof params === 'object' ? Object.values(params ?? {}).every((value) => value === null) : !params;
}

// Values that are neither texts nor exact integers become "", which no rule accepts.
function toTexts(params: Record<string, unknown>): { [name: string]: string | null } {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value == null ? null : toText(value)]),
  );
}

function toText(value: unknown): string {
  return typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : '';
}

/** An input that was rejected before any request. */
type Refusal = Extract<Failure, { kind: 'malformed-input' }>;

type Rule = { fits: (value: string) => boolean; expected: string };

const rules = {
  hash: { fits: (value) => /^0x[A-Fa-f0-9]{64}$/.test(value), expected: '0x and 64 hex digits' },
  address: { fits: (value) => /^0x[A-Fa-f0-9]{40}$/.test(value), expected: '0x and 40 hex digits' },
  tokenId: { fits: (value) => /^-?([1-9][0-9]*|0)$/.test(value), expected: 'a whole number' },
  chain: { fits: isBetween(1, Number.MAX_SAFE_INTEGER), expected: 'a positive whole number' },
  blockNumber: { fits: isBetween(0, Number.MAX_SAFE_INTEGER), expected: 'a whole number of at least 0' },
  itemsCount: { fits: isBetween(1, 50), expected: 'a whole number from 1 to 50' },
  index: { fits: (value) => /^-?\d{1,15}$/.test(value), expected: 'a whole number' },
} satisfies Record<string, Rule>;

const cursorRules = new Map<string, Rule>([
  ['block_number', rules.blockNumber],
  ['index', rules.index],
  ['token_id', rules.tokenId],
  ['items_count', rules.itemsCount],
]);

type InputName = keyof typeof rules;

/**
 * Returns the failure for the first input that does not match the specification's format, or null. Undefined inputs are
 * not sent, and therefore not checked.
 */
export function findRefusal(inputs: { [name in InputName]?: string | number | undefined }): Refusal | null {
  for (const [field, rule] of Object.entries(rules)) {
    const value = Object.entries(inputs).find(([name]) => name === field)?.[1];
    if (value !== undefined && !rule.fits(String(value))) {
      return { kind: 'malformed-input', field, expected: rule.expected };
    }
  }

  return null;
}

/** Like `findRefusal`, for the declared parameters of a cursor. Rejects a cursor without any. */
export function findCursorRefusal(cursor: Cursor | null): Refusal | null {
  if (cursor === null) {
    return null;
  }

  for (const [field, value] of Object.entries(cursor)) {
    const rule = cursorRules.get(field);
    if (rule !== undefined && !rule.fits(value)) {
      return { kind: 'malformed-input', field, expected: rule.expected };
    }
  }

  return Object.keys(cursor).length === 0
    ? { kind: 'malformed-input', field: 'next', expected: 'the cursor of a page that was read before' }
    : null;
}

function isBetween(least: number, most: number): (value: string) => boolean {
  return (value) => /^\d{1,16}$/.test(value) && Number(value) >= least && Number(value) <= most;
}
