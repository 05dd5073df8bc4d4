import { expect, test } from 'vitest';
import { freshForMs, isFresh } from '../../../src/cache/freshness.ts';
import type { Json } from '../../../src/models/json.ts';
import type { Transaction, TransactionState } from '../../../src/models/transaction.ts';
import { bareArbitrum, buildBareTransaction } from '../models/bare.ts';

const askedMs = Date.parse('2025-01-01T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const final = Number.POSITIVE_INFINITY;
const awaiting = 'awaiting_internal_transactions';

function toAged(confirmations: number | null, ageMs: number): Partial<Transaction> {
  return { confirmations, timestamp: new Date(askedMs - ageMs).toISOString() };
}

function freshness(part: Partial<Transaction>, chainId = 1): number {
  return freshForMs({ kind: 'transaction', transaction: buildBareTransaction(part), chainId, askedMs });
}

test.for<[string, number, Partial<Transaction>, number]>([
  ['older than a day', 1, toAged(64, day + 1), final],
  ['failed, older than a day', 1, { ...toAged(64, day + 1), state: 'failed' }, final],
  ['deep, a day old', 1, toAged(7200, day), hour],
  ['deep, minutes old', 1, toAged(64, 20 * minute), hour],
  ['failed, deep, minutes old', 1, { ...toAged(64, 20 * minute), state: 'failed' }, hour],
  ['too few confirmations', 1, toAged(63, 20 * minute), minute],
  ['too few confirmations, older than a day', 1, toAged(63, 2 * day), minute],
  ['too young for a fast chain', 42161, toAged(1000, 2 * minute), 20_000],
  ['confirmations unknown', 1, toAged(null, 1000 * minute), minute],
  ['time unknown', 1, { confirmations: 1000, timestamp: null }, 5000],
  ['time senseless', 1, { confirmations: 1000, timestamp: 'soon' }, 5000],
  ['time in the future', 1, toAged(1000, -1000), 5000],
  ['just landed', 1, toAged(1, 1000), 5000],
  ['a minute old', 1, toAged(5, minute), 10_000],
  ['six minutes old', 1, toAged(30, 6 * minute), minute],
  ['old but still being put together', 1, { ...toAged(9999, 9 * day), isPendingUpdate: true }, minute],
  ['old and put together', 1, { ...toAged(9999, 9 * day), isPendingUpdate: false }, final],
  ['old, inner calls not known', 1, { ...toAged(9999, 9 * day), result: awaiting }, minute],
  ['failed, old, reason not known', 1, { ...toAged(9999, 9 * day), state: 'failed', result: awaiting }, minute],
  ['awaiting, old', 1, { ...toAged(9999, 9 * day), state: 'awaiting', result: awaiting }, minute],
  ['awaiting, just landed', 1, { ...toAged(1, 1000), state: 'awaiting', result: awaiting }, 5000],
  ['awaiting, a minute old', 1, { ...toAged(5, minute), state: 'awaiting', result: awaiting }, 10_000],
  ['mined, usual depth', 61, toAged(64, 20 * minute), minute],
  ['mined, deep', 61, toAged(400, 120 * minute), hour],
  ['mined, deep, older than a day', 61, toAged(400, day + 1), final],
  ['mined, not old enough', 63, toAged(400, 119 * minute), minute],
  ['mined, too few confirmations', 30, toAged(399, 2 * day), minute],
  ['mined testnet, usual depth', 31, toAged(399, 120 * minute), minute],
  ['filecoin, deep', 314, toAged(900, 450 * minute), hour],
  ['filecoin, deep, older than a day', 314, toAged(900, day + 1), final],
  ['filecoin, not old enough', 314, toAged(900, 449 * minute), minute],
  ['filecoin, too few confirmations', 314, toAged(899, 2 * day), minute],
  ['filecoin testnet, mined depth', 314_159, toAged(400, 450 * minute), minute],
])('a transaction is fresh for as long as it stays as it is: %s (chain %i)', ([, chainId, part, expected]) => {
  expect(freshness(part, chainId)).toBe(expected);
});

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

test.for<[string, { [name: string]: Json }, number]>([
  ['zksync, executed', { zksync: { status: 'Executed on L1' } }, final],
  ['zksync, sealed', { zksync: { status: 'Sealed on L2' } }, 10 * minute],
  ['scroll, finalized', { scroll: { l2_block_status: 'Finalized' } }, final],
  ['scroll, committed', { scroll: { l2_block_status: 'Committed' } }, 10 * minute],
  ['optimism, no withdrawals', { op_withdrawals: [] }, final],
  ['optimism, all relayed', { op_withdrawals: [{ status: 'Relayed' }, { status: 'Relayed' }] }, final],
  ['optimism, one waits', { op_withdrawals: [{ status: 'Relayed' }, { status: 'Proven' }] }, 10 * minute],
  ['optimism, messages over', { op_interop_messages: [{ status: 'Relayed' }, { status: 'Failed' }] }, final],
  ['optimism, a message sent', { op_interop_messages: [{ status: 'Sent' }] }, 10 * minute],
  [
    'senseless parts',
    { zksync: 'status', scroll: [1], op_withdrawals: { status: 'x' }, op_interop_messages: [3] },
    final,
  ],
  ['null parts', { zksync: null, scroll: null, op_withdrawals: null, op_interop_messages: [null] }, final],
  ['statuses that are no text', { zksync: { status: 3 }, scroll: { l2_block_status: null } }, final],
])('so is one that other chains add: %s', ([, extra, expected]) => {
  expect(freshness({ ...toAged(64, 2 * day), extra })).toBe(expected);
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
