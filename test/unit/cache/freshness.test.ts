import { expect, test } from 'vitest';
import { freshForMs, isFresh } from '../../../src/cache/freshness.ts';
import type { Json } from '../../../src/models/json.ts';
import type { Transaction, TransactionState } from '../../../src/models/transaction.ts';
import { bareArbitrum, buildBareTransaction } from '../models/bare.ts';
import tables from './freshness.json' with { type: 'json' };

const askedMs = Date.parse('2025-01-01T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const final = Number.POSITIVE_INFINITY;

/** `freshForMs` is null if the answer is final. */
type Case = {
  what: string;
  chainId: number;
  part: Partial<Transaction> & { ageMs?: number };
  freshForMs: number | null;
};

function toAged(confirmations: number | null, ageMs: number): Partial<Transaction> {
  return { confirmations, timestamp: new Date(askedMs - ageMs).toISOString() };
}

function freshness(part: Partial<Transaction>, chainId = 1): number {
  return freshForMs({ kind: 'transaction', transaction: buildBareTransaction(part), chainId, askedMs });
}

test.for(tables.transactions as Case[])(
  'a transaction is fresh for as long as it stays as it is: $what (chain $chainId)',
  ({ chainId, part: { ageMs, ...part }, freshForMs: expected }) => {
    const timestamp = ageMs === undefined ? {} : { timestamp: new Date(askedMs - ageMs).toISOString() };

    expect(freshness({ ...part, ...timestamp }, chainId)).toBe(expected ?? final);
  },
);

test.for<[TransactionState, number]>([
  ['pending', 4000],
  ['unknown', 4000],
  ['dropped', 30_000],
])('a transaction that did not land is fresh for seconds, whatever else it says: %s', ([state, expected]) => {
  expect(freshness({ ...toAged(1000, 1000 * minute), state })).toBe(expected);
});

const message = (messageStatus: string | null) => ({
  messageRelatedInfo: { associatedL1TransactionHash: null, messageId: null, messageStatus },
});

test.for<[string, Partial<Transaction>, number]>([
  ['arbitrum, no status', { arbitrum: bareArbitrum }, final],
  ['arbitrum, confirmed', { arbitrum: { ...bareArbitrum, status: 'Confirmed on base' } }, final],
  ['arbitrum, sent', { arbitrum: { ...bareArbitrum, status: 'Sent to base' } }, 10 * minute],
  ['arbitrum, something new', { arbitrum: { ...bareArbitrum, status: 'Sleeping' } }, 10 * minute],
  ['arbitrum, message relayed', { arbitrum: { ...bareArbitrum, ...message('Relayed') } }, final],
  ['arbitrum, message unknown', { arbitrum: { ...bareArbitrum, ...message(null) } }, final],
  ['arbitrum, message waiting', { arbitrum: { ...bareArbitrum, ...message('Ready for relay') } }, 10 * minute],
])('a status that the base layer decides is asked for again until its end: %s', ([, part, expected]) => {
  expect(freshness({ ...toAged(64, 2 * day), ...part })).toBe(expected);
  expect(freshness({ ...toAged(64, 20 * minute), ...part })).toBe(Math.min(expected, hour));
  expect(freshness({ ...toAged(1, 60_000), ...part })).toBe(10_000);
});

test.for(tables.extras)('so is one that other chains add: $what', ({ extra, freshForMs: expected }) => {
  expect(freshness({ ...toAged(64, 2 * day), extra: extra as { [name: string]: Json } })).toBe(expected ?? final);
});

test.for([
  ['balance', 30_000],
  ['transfers', 30_000],
  ['not-found', 15_000],
] as const)('%s is fresh for %i ms', ([kind, expected]) => {
  expect(freshForMs({ kind })).toBe(expected);
});

test.for([
  ['now', 0, 1000, true],
  ['just before its end', 999, 1000, true],
  ['at its end', 1000, 1000, false],
  ['never to end', 1e12, final, true],
  ['asked a little in the future', -59_000, 1000, true],
  ['asked far in the future', -61_000, 1000, false],
  ['final, asked far in the future', -61_000, final, false],
] as const)('something kept is fresh or not: %s', ([, ageMs, freshFor, expected]) => {
  expect(isFresh({ askedMs }, freshFor, askedMs + ageMs)).toBe(expected);
});
