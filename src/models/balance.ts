import type { Json } from './json.ts';
import type { Cursor } from './token.ts';

/**
 * The native coin balance after one block in which it changed. `value` and `delta` are wei as integer
 * strings. `approximateTime` is interpolated by the service between the ends of a page, not the block's
 * own time: show it as a guess. `delta` is a recorded change, not one transaction's amount.
 */
export type BalanceChange = {
  blockNumber: number;
  approximateTime: string | null;
  /** Null if the service did not record one. */
  delta: string | null;
  value: string;
  /** At most one of the block's transactions; null for rewards, withdrawals, genesis. */
  transactionHash: string | null;
  /** Fields that the specification does not name; absent when there are none. */
  extra?: { [key: string]: Json };
};

/** One page of balance history, newest first. */
export type BalancePage = { changes: BalanceChange[]; next: Cursor | null };

/**
 * Returns the block of `before`, the next older change in the list, if the change's delta covers everything between the
 * two: the older balance plus the delta is the new balance. Null if that is unknown or untrue.
 */
export function recordedBefore(change: BalanceChange, before: BalanceChange | undefined): number | null {
  if (change.delta === null || !before || before.blockNumber >= change.blockNumber) return null;
  const [value, delta, earlier] = [change.value, change.delta, before.value].map(toWei);
  const isSum = value != null && delta != null && earlier != null && earlier + delta === value;
  return isSum ? before.blockNumber : null;
}

function toWei(value: string): bigint | null {
  return /^-?\d{1,100}$/.test(value) ? BigInt(value) : null;
}
