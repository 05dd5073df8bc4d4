import type { Json } from './json.ts';
import type { Continuation, Unread } from './token.ts';

/**
 * The native coin balance after one block in which it changed. `value` and `delta` are wei as integer
 * strings. `approximateTime` is interpolated by the service between the ends of a page, not the block's
 * own time: show it as a guess. `delta` is a recorded change, not one transaction's amount.
 */
export type BalanceChange = {
  blockNumber: number;
  approximateTime: string | null;
  /** The time was interpolated from an end that cannot be, such as 1970, or contradicts its page's order. Absent if not. */
  isTimeUnsure?: true;
  /** Null if the service did not record one. */
  delta: string | null;
  value: string;
  /** At most one of the block's transactions; null for rewards, withdrawals, genesis. */
  transactionHash: string | null;
  /** How many other, different rows the service listed for the block; absent if none. The first one holds. */
  rivals?: number;
  /** Fields that the specification does not name; absent when there are none. */
  extra?: { [key: string]: Json };
} & Unread;

/** One page of balance history, newest first, one row a block. */
export type BalancePage = { changes: BalanceChange[] } & Continuation;

/**
 * Returns the block of `before`, the next older change in the list, if the change's delta covers everything between the
 * two: the older balance plus the delta is the new balance. Null if that is unknown or untrue.
 */
export function recordedBefore(change: BalanceChange, before: BalanceChange | undefined): number | null {
  if (change.delta === null || !before || before.blockNumber >= change.blockNumber) return null;
  if (isBelowZero(change) || isBelowZero(before)) return null;
  const [value, delta, earlier] = [change.value, change.delta, before.value].map(toWei);
  const isSum = value != null && delta != null && earlier != null && earlier + delta === value;
  return isSum ? before.blockNumber : null;
}

/** True if the service recorded less than nothing, which no account can hold: changes are missing. */
export function isBelowZero({ value }: Pick<BalanceChange, 'value'>): boolean {
  return /^-0*[1-9]/.test(value);
}

/** Returns how many rows of a list could not be read; at least 1 if there may be some that no row counts any more. */
export function countUnread(rows: readonly Unread[]): number {
  const counted = rows.reduce((sum, { unread = 0, unreadAbove = 0 }) => sum + unread + unreadAbove, 0);
  return counted === 0 && rows.some(({ unread }) => unread !== undefined) ? 1 : counted;
}

function toWei(value: string): bigint | null {
  return /^-?\d{1,100}$/.test(value) ? BigInt(value) : null;
}
