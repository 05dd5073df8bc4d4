import type { Failure } from '../models/failure.ts';
import type { Cursor } from '../models/token.ts';

/** An input that was refused before any request. */
export type Refusal = Extract<Failure, { kind: 'malformed-input' }>;

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

/** The name of an input. */
export type InputName = keyof typeof rules;

/** Gives the first of the named inputs that does not have the specification's form; one that is undefined is not sent and so not checked. */
export function findRefusal(inputs: { [name in InputName]?: string | number | undefined }): Refusal | null {
  for (const [field, rule] of Object.entries(rules)) {
    const value = Object.entries(inputs).find(([name]) => name === field)?.[1];
    if (value !== undefined && !rule.fits(String(value))) {
      return { kind: 'malformed-input', field, expected: rule.expected };
    }
  }

  return null;
}

/** As `findRefusal`, for the declared parameters of a cursor; one without any leads nowhere. */
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
