import type { Unit } from '../format/chain-words.ts';
import { formatNumber, isInteger } from '../format/format-number.ts';
import { formatDate, readTime } from '../format/format-time.ts';
import { formatUnits } from '../format/format-units.ts';
import type { BalanceChange } from '../models/balance.ts';
import { words } from '../words/words.ts';
import type { Sparkline } from './card-content.ts';

const mostChanges = 100;
// Fine enough for pixels; the division itself is exact.
const steps = 10_000n;

type Point = { time: number | null; value: bigint };

/**
 * A balance over its recent changes (newest first) up to now, as points of a step line; null for fewer than
 * two changes. Where times are missing the changes stand at equal distances.
 */
export function toSparkline(q: { changes: BalanceChange[]; unit: Unit; now: number }): Sparkline | null {
  const changes = q.changes
    .slice(0, mostChanges)
    .filter(({ value }) => isInteger(value))
    .reverse();
  const [oldest] = changes;
  const newest = changes.at(-1);
  if (!oldest || !newest || changes.length < 2) return null;

  // A delta is a recorded change and may be more than there is: nobody had less than nothing.
  const start = BigInt(oldest.value) - toRise(oldest.delta);
  const before: Point = { time: readTime(oldest.approximateTime), value: start < 0n ? 0n : start };
  const points = [before, ...changes.map(toPoint)];
  const xs = toPlaces(points, q.now);
  const values = points.map(({ value }) => value);
  const sorted = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  const [lowest, highest] = [sorted.at(0) ?? 0n, sorted.at(-1) ?? 0n];
  const toY = (value: bigint) =>
    highest === lowest ? 0.5 : Number(((value - lowest) * steps) / (highest - lowest)) / Number(steps);

  const amount = (value: bigint) => `${formatUnits(String(value), q.unit.decimals).text} ${q.unit.symbol}`;
  const of = {
    changes: formatNumber(changes.length),
    first: amount(before.value),
    newest: amount(BigInt(newest.value)),
    lowest: amount(lowest),
    highest: amount(highest),
  };
  const { line, lineSince } = words().addressCard;
  const since = oldest.approximateTime;
  const day = formatDate(since, { now: q.now });
  return {
    points: points.map(({ value }, at) => [xs[at] ?? 0, toY(value)]),
    label: since === null ? line(changes.length, of) : lineSince(changes.length, { ...of, day }),
  };
}

function toRise(delta: string | null): bigint {
  return delta !== null && isInteger(delta) ? BigInt(delta) : 0n;
}

function toPoint({ approximateTime, value }: BalanceChange): Point {
  return { time: readTime(approximateTime), value: BigInt(value) };
}

function toPlaces(points: Point[], now: number): number[] {
  const start = points[0]?.time ?? null;
  const end = Math.max(now, points.at(-1)?.time ?? now);
  const isTimed = start !== null && end > start && points.every(({ time }) => time !== null);
  if (!isTimed) return points.map((_, at) => (at === 0 ? 0 : (at - 1) / (points.length - 1)));
  let last = 0;
  return points.map(({ time }) => {
    // Times are guesses of the service: the line must not run backwards for them.
    last = Math.max(last, ((time ?? start) - start) / (end - start));
    return Math.min(1, last);
  });
}
