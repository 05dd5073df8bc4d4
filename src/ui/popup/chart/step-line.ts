import { type BalanceChange, isBelowZero } from '../../../models/balance.ts';
import { toTimes } from '../balance/ranges.ts';

/** The x axis of a line: time, which is approximate, or block numbers, which are exact. */
export type Axis = 'time' | 'block';

/**
 * A step line ready for drawing, oldest point first. `places` are seconds since 1970 or block numbers. `balances` and
 * `changes` are floats, good for geometry only: coins divided by 10 to the power of `tens`, which may be negative.
 * Balances are above `base`, in wei, which is 0 unless they differ by little: a float could not tell them apart.
 * `rows[i]` is the change (index into the newest-first list) that made point i. The first point may be the balance at
 * the start of the range, the last one repeats the newest balance. `changes` is 0 for these two, and for changes that
 * are not recorded. `start` is the place where the drawing starts: before the first point if the range does.
 */
export type StepLine = {
  axis: Axis;
  start: number;
  places: number[];
  balances: number[];
  changes: number[];
  rows: number[];
  tens: number;
  base: bigint;
};

// uPlot finds no axis ticks for amounts with more digits than this, nor for more leading zeros after the point.
const mostDigits = 24;
const mostNoughts = 8;

/**
 * Returns the line from `fromMs` (null: the oldest change) to `untilMs`. Null if there are no changes, or no times for
 * the time axis. A line over blocks starts a little before the range's first change and ends a little after the last
 * one, because the chain's current height is unknown.
 */
export function toStepLine(q: {
  changes: readonly BalanceChange[];
  decimals: number;
  axis: Axis;
  fromMs: number | null;
  untilMs: number;
}): StepLine | null {
  const { changes, axis, decimals } = q;
  const times = toTimes(changes);
  if (changes.length === 0 || (axis === 'time' && !times)) return null;
  const { tens, base, balances, deltas } = toDrawn(changes, decimals);
  const line: Omit<StepLine, 'start'> = { axis, places: [], balances: [], changes: [], rows: [], tens, base };
  const add = (place: number, row: number, isChange: boolean) => {
    line.places.push(place);
    line.balances.push(balances[row] ?? 0);
    line.changes.push(isChange ? (deltas[row] ?? 0) : 0);
    line.rows.push(row);
  };

  const count = times ? countFrom(times, q.fromMs) : changes.length;
  const { places, start, end } = axis === 'block' ? alongBlocks(changes, count) : alongTime(times ?? [], q);
  if (start !== null && count < changes.length) add(start, count, false);
  for (let row = count - 1; row >= 0; row -= 1) add(places[row] ?? end, row, true);
  add(end, 0, false);
  const first = line.places[0] ?? end;
  return { ...line, start: axis === 'time' && start !== null ? Math.min(start, first) : first };
}

/** Returns how many of the newest-first times are not before the start of the range. */
export function countFrom(times: readonly number[], fromMs: number | null): number {
  if (fromMs === null) return times.length;
  const firstBefore = times.findIndex((time) => time < fromMs);
  return firstBefore === -1 ? times.length : firstBefore;
}

/** Returns the point that a change made, or the last point if the change lies before the line. */
export function pointOfRow(line: StepLine, row: number): number {
  // Rows descend by one from the first point on.
  const point = (line.rows[0] ?? 0) - row;
  return point < 0 ? line.rows.length - 1 : point;
}

/** Returns the last point that is not after a place, or the first point for any earlier place. */
export function pointAt(places: readonly number[], place: number): number {
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((places[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the row itself if its point is in view, else the row whose balance holds at the end of the view. */
export function rowInView(line: StepLine, row: number, view: { from: number; to: number }): number {
  const place = line.places[pointOfRow(line, row)];
  if (place !== undefined && place >= view.from && place <= view.to) return row;
  return line.rows[pointAt(line.places, view.to)] ?? row;
}

type Along = { places: readonly number[]; start: number | null; end: number };

function alongTime(times: readonly number[], { fromMs, untilMs }: { fromMs: number | null; untilMs: number }): Along {
  const places = times.map((time) => time / 1000);
  const newest = places[0] ?? 0;
  // If the clock is behind, changes that all have the same time would have no width and be invisible.
  const leastS = places.at(-1) === newest ? 60 : 0;
  return { places, start: fromMs && fromMs / 1000, end: Math.max(untilMs / 1000, newest + leastS) };
}

function alongBlocks(changes: readonly BalanceChange[], count: number): Along {
  const newest = changes[0]?.blockNumber ?? 0;
  let lowest = newest;
  // The line must not run backward if the service gives an older change a higher block.
  const places = changes.map(({ blockNumber }) => {
    lowest = Math.min(lowest, blockNumber);
    return lowest;
  });
  const oldest = places[count - 1] ?? newest;
  const margin = Math.max(1, Math.round((newest - oldest) * 0.02));
  return { places, start: Math.max(0, oldest - margin), end: newest + margin };
}

type Drawn = { decimals: number; tens: number; base: bigint; balances: number[]; deltas: number[] };

// Cached: parsing 100,000 amounts takes longer than drawing them, and each range or axis draws the same ones.
const drawnOf = new WeakMap<readonly BalanceChange[], Drawn>();

// A float has about 15 digits, which is enough for pixels. Every displayed number is formatted from the string.
function toDrawn(changes: readonly BalanceChange[], decimals: number): Drawn {
  const known = drawnOf.get(changes);
  if (known?.decimals === decimals) return known;
  const base = findBase(changes);
  const above = changes.map(({ value }) => (base > 0n ? String(BigInt(value) - base) : value));
  // Balances below zero cannot be, and are drawn as nothing.
  const longest = above.reduce((most, value) => (/^[-0]/.test(value) ? most : Math.max(most, value.length)), 0);
  const tens = toTens(longest, decimals);
  const size = 10 ** (decimals + tens);
  const drawn = {
    decimals,
    tens,
    base,
    balances: above.map((value) => Math.max(0, Number(value)) / size),
    deltas: changes.map(({ delta }) => Number(delta ?? 0) / size),
  };
  drawnOf.set(changes, drawn);
  return drawn;
}

// Balances that differ by less than this share of the highest are drawn above a base.
const leastSpan = 1000n;

/**
 * Returns a round amount below all balances if they differ by little, else 0. Found without parsing all of them, which
 * takes longer than drawing.
 */
function findBase(changes: readonly BalanceChange[]): bigint {
  const isLess = (one: string, other: string) =>
    one.length < other.length || (one.length === other.length && one < other);
  let [low, high] = [changes[0]?.value ?? '0', changes[0]?.value ?? '0'];
  for (const { value } of changes) {
    if (isLess(value, low)) low = value;
    if (isLess(high, value)) high = value;
  }
  const [lowest, span] = [BigInt(low), BigInt(high) - BigInt(low)];
  if (changes.some(isBelowZero) || span <= 0n || span * leastSpan >= BigInt(high)) return 0n;
  return lowest - (lowest % 10n ** BigInt(String(span).length + 1));
}

function toTens(longest: number, decimals: number): number {
  const before = longest - decimals;
  if (longest > 0 && before < -mostNoughts) return before;
  return Math.max(0, before - mostDigits);
}
