import type { BalanceChange } from '../../models/balance.ts';
import { toTimes } from './ranges.ts';
import { countFrom } from './step-line.ts';

/** What a range of changes comes to. Amounts are wei as integer strings. */
export type RangeSummary = {
  count: number;
  /**
   * The balance now less the balance that the range began with. Where nobody says what was there before the
   * oldest change, the range begins with the balance after it.
   */
  net: string;
  lowest: string;
  highest: string;
  /** The oldest change in the range, in milliseconds since 1970; null where no time is known. */
  oldestMs: number | null;
};

/** Adds up the changes of a range exactly; null when there are no changes at all. */
export function summariseRange(changes: readonly BalanceChange[], fromMs: number | null): RangeSummary | null {
  const newest = changes[0];
  if (!newest) return null;
  const times = toTimes(changes);
  const count = times ? countFrom(times, fromMs) : changes.length;
  const inside = changes.slice(0, count);
  const before = changes[count];
  const oldest = inside.at(-1) ?? newest;
  // Where the list ends, the oldest change says what was there before it.
  const began = before ? BigInt(before.value) : BigInt(oldest.value) - BigInt(oldest.delta ?? 0);
  const values = inside.map(({ value }) => BigInt(value));
  if (before || values.length === 0) values.push(began);
  let lowest = values[0] ?? began;
  let highest = lowest;
  for (const value of values) {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return {
    count,
    net: String(BigInt(newest.value) - began),
    lowest: String(lowest),
    highest: String(highest),
    oldestMs: times?.[count - 1] ?? null,
  };
}
