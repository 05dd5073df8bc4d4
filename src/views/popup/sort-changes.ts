import type { BalanceChange } from '../../models/balance.ts';

/** What the table is sorted by. Blocks and times have the same order. */
export type SortKey = 'block' | 'change' | 'balance';

/** How the table is sorted. */
export type Order = { by: SortKey; isRising: boolean };

/**
 * The rows (indices into the newest-first changes) in an order, exact to the last digit. Changes that are not recorded
 * come last in either; what is equal stays newest first. 100,000 rows take about a tenth of a second.
 */
export function sortChanges(changes: readonly BalanceChange[], { by, isRising }: Order): number[] {
  const rows = changes.map((_, row) => row);
  if (by === 'block') return isRising ? rows.reverse() : rows;
  const amounts = changes.map(({ value, delta }) => {
    const amount = by === 'balance' ? value : delta;
    return amount === null ? null : BigInt(amount);
  });
  const sign = isRising ? 1 : -1;
  return rows.sort((one, other) => {
    const [a, b] = [amounts[one] ?? null, amounts[other] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a < b ? -sign : a > b ? sign : 0;
  });
}

/** The order after a click on a column's header: the other way round if it is the column's already, else falling. */
export function orderAfter(order: Order, by: SortKey): Order {
  return { by, isRising: order.by === by && !order.isRising };
}
