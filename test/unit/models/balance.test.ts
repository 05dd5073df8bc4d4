import { expect, test } from 'vitest';
import { type BalanceChange, recordedBefore } from '../../../src/models/balance.ts';

const at = (blockNumber: number, value: string, delta: string | null = null): BalanceChange => ({
  blockNumber,
  value,
  delta,
  approximateTime: null,
  transactionHash: null,
});

test.for<[string, BalanceChange, BalanceChange | undefined, number | null]>([
  ['the sum fits', at(9, '7', '2'), at(4, '5'), 4],
  ['it fell', at(9, '3', '-2'), at(4, '5'), 4],
  ['the sum does not fit', at(9, '7', '3'), at(4, '5'), null],
  ['nothing is older', at(9, '7', '2'), undefined, null],
  ['no change is recorded', at(9, '7'), at(4, '5'), null],
  ['the older one is in the same block', at(9, '7', '2'), at(9, '5'), null],
  ['a number is broken', at(9, '7', '2'), at(4, 'five'), null],
])('the block of the balance before a change is known where the sum says so: %s', ([, change, before, block]) => {
  expect(recordedBefore(change, before)).toBe(block);
});
