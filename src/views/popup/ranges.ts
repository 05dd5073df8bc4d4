import type { BalanceChange } from '../../models/balance.ts';

/** The spans of time that the chart offers. */
export type RangeName = '1W' | '1M' | '1Y' | 'All';

const dayMs = 86_400_000;

/**
 * The ranges in the order in which they are offered; `lengthMs` null stands for everything that is loaded. They end
 * when the service was asked: `wordsThen` is for when that is not now.
 */
export const ranges: readonly { name: RangeName; words: string; wordsThen: string; lengthMs: number | null }[] = [
  { name: '1W', words: 'in the last week', wordsThen: 'in the week before it was asked', lengthMs: 7 * dayMs },
  { name: '1M', words: 'in the last month', wordsThen: 'in the month before it was asked', lengthMs: 30 * dayMs },
  { name: '1Y', words: 'in the last year', wordsThen: 'in the year before it was asked', lengthMs: 365 * dayMs },
  { name: 'All', words: 'in all that is loaded', wordsThen: 'in all that is loaded', lengthMs: null },
];

/** When a range begins, in milliseconds since 1970, or null where it takes everything. */
export function rangeStart(name: RangeName, nowMs: number): number | null {
  const length = ranges.find((range) => range.name === name)?.lengthMs ?? null;
  return length === null ? null : nowMs - length;
}

/**
 * The time of each change in milliseconds, newest first like the changes, never rising: a missing time is
 * borrowed from the newer neighbour, else the older one. Null when no change has any time.
 */
export function toTimes(changes: readonly BalanceChange[]): number[] | null {
  const times = changes.map(({ approximateTime }) =>
    approximateTime === null ? Number.NaN : Date.parse(approximateTime),
  );
  let latest = times.find((time) => !Number.isNaN(time));
  if (latest === undefined) return null;
  return times.map((time) => {
    if (!Number.isNaN(time)) latest = Math.min(time, latest ?? time);
    return latest ?? time;
  });
}
