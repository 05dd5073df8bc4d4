import type { BalanceChange } from '../../models/balance.ts';

/**
 * Where a chosen change stands after its list was had anew, or the newest change that was there at its time. The
 * newest row (0) is no choice: whoever looks at it wants the newest.
 */
export function keptRow(before: readonly BalanceChange[], after: readonly BalanceChange[], row: number): number {
  const block = before[row]?.blockNumber;
  if (row === 0 || block === undefined) return 0;
  const at = after.findIndex(({ blockNumber }) => blockNumber <= block);
  return at === -1 ? Math.max(0, after.length - 1) : at;
}
