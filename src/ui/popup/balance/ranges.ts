import type { Choice } from '../../../i18n/t.ts';
import type { BalanceChange } from '../../../models/balance.ts';

type RangeWord = Choice<'popup.balance.rangeName', 'span'>;

/** The time ranges that the chart offers. */
export type RangeName = '1W' | '1M' | '1Y' | 'All';

const dayMs = 86_400_000;

/**
 * The ranges in display order. `say` is the value in the messages; a null `lengthMs` means everything that is loaded.
 * A range ends at the time of the request to the service.
 */
export const ranges: readonly { name: RangeName; say: RangeWord; lengthMs: number | null }[] = [
  { name: '1W', say: 'week', lengthMs: 7 * dayMs },
  { name: '1M', say: 'month', lengthMs: 30 * dayMs },
  { name: '1Y', say: 'year', lengthMs: 365 * dayMs },
  { name: 'All', say: 'all', lengthMs: null },
];

/** Returns the start of a range in milliseconds since 1970, null if it includes everything. */
export function rangeStart(name: RangeName, nowMs: number): number | null {
  const length = ranges.find((range) => range.name === name)?.lengthMs ?? null;
  return length === null ? null : nowMs - length;
}

// Cached: parsing 100,000 times takes longer than drawing them, and several callers need those of the same list.
const timesOf = new WeakMap<readonly BalanceChange[], number[] | null>();

/**
 * Returns the time of each change in milliseconds since 1970, newest first and never increasing. A missing time is
 * taken from the newer neighbour, else from the older one. Null if no change has a time.
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
