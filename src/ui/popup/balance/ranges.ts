import type { Choice } from '../../../i18n/t.ts';
import type { BalanceChange } from '../../../models/balance.ts';

type RangeWord = Choice<'popup.balance.rangeName', 'span'>;

/** The spans of time that the chart offers. */
export type RangeName = '1W' | '1M' | '1Y' | 'All';

const dayMs = 86_400_000;

/**
 * The ranges in the order in which they are offered, and what each is in the messages; `lengthMs` null stands for
 * everything that is loaded. They end when the service was asked.
 */
export const ranges: readonly { name: RangeName; say: RangeWord; lengthMs: number | null }[] = [
  { name: '1W', say: 'week', lengthMs: 7 * dayMs },
  { name: '1M', say: 'month', lengthMs: 30 * dayMs },
  { name: '1Y', say: 'year', lengthMs: 365 * dayMs },
  { name: 'All', say: 'all', lengthMs: null },
];

/** When a range begins, in milliseconds since 1970, or null where it takes everything. */
export function rangeStart(name: RangeName, nowMs: number): number | null {
  const length = ranges.find((range) => range.name === name)?.lengthMs ?? null;
  return length === null ? null : nowMs - length;
}

// Reading 100,000 times takes longer than drawing them, and several parts ask for those of the same list.
const timesOf = new WeakMap<readonly BalanceChange[], number[] | null>();

/**
 * The time of each change in milliseconds, newest first like the changes, never rising: a missing time is
 * borrowed from the newer neighbour, else the older one. Null when no change has any time.
 */
export function toTimes(changes: readonly BalanceChange[]): readonly number[] | null {
  const known = timesOf.get(changes);
  if (known !== undefined) return known;
  const times = readTimes(changes);
  timesOf.set(changes, times);
  return times;
}

function readTimes(changes: readonly BalanceChange[]): number[] | null {
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
