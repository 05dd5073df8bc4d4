import type { Json } from './json.ts';
import type { Cursor } from './token.ts';

/**
 * The native coin balance after one block in which it changed. `value` and `delta` are wei as integer
 * strings. `approximateTime` is interpolated by the service between the ends of a page, not the block's
 * own time: show it with "≈". `delta` is a recorded change, not one transaction's amount.
 */
export type BalanceChange = {
  blockNumber: number;
  approximateTime: string | null;
  /** Null where the service did not record one. */
  delta: string | null;
  value: string;
  /** At most one of the block's transactions; null for rewards, withdrawals, genesis. */
  transactionHash: string | null;
  /** Fields that the specification does not name; absent when there are none. */
  extra?: { [key: string]: Json };
};

/** One page of balance history, newest first. */
export type BalancePage = { changes: BalanceChange[]; next: Cursor | null };
