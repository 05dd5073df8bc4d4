import type { BalanceChange } from '../../models/balance.ts';
import { toTimes } from './ranges.ts';

/**
 * A step line ready for drawing, oldest point first. `times` are seconds since 1970; `balances` are floats and
 * good for geometry only. `rows[i]` is the change (index into the newest-first list) that made point i; the
 * first point may stand for the balance that the range began with, the last one repeats the balance up to now.
 */
export type StepLine = { times: number[]; balances: number[]; rows: number[] };

/** The line from `fromMs` (null: the oldest change) to `untilMs`; null where no change has a time. */
export function toStepLine(q: {
  changes: readonly BalanceChange[];
  decimals: number;
  fromMs: number | null;
  untilMs: number;
}): StepLine | null {
  const times = toTimes(q.changes);
  if (!times || q.changes.length === 0) return null;
  const line: StepLine = { times: [], balances: [], rows: [] };
  const add = (timeMs: number, row: number) => {
    line.times.push(timeMs / 1000);
    line.balances.push(toDrawn(q.changes[row]?.value, q.decimals));
    line.rows.push(row);
  };

  const count = countFrom(times, q.fromMs);
  if (q.fromMs !== null && count < times.length) add(q.fromMs, count);
  for (let row = count - 1; row >= 0; row -= 1) add(times[row] ?? q.untilMs, row);
  add(Math.max(q.untilMs, times[0] ?? q.untilMs), 0);
  return line;
}

/** How many of the newest-first times are not before the range's start. */
export function countFrom(times: readonly number[], fromMs: number | null): number {
  if (fromMs === null) return times.length;
  const firstBefore = times.findIndex((time) => time < fromMs);
  return firstBefore === -1 ? times.length : firstBefore;
}

/** The point that a change made, or the last one when the change lies before the line. */
export function pointOfRow(line: StepLine, row: number): number {
  const point = line.rows.indexOf(row);
  return point === -1 ? line.rows.length - 1 : point;
}

/** The row itself while its point is in view, else the row whose balance holds at the end of the view. */
export function rowInView(line: StepLine, row: number, view: { from: number; to: number }): number {
  const time = line.times[pointOfRow(line, row)];
  if (time !== undefined && time >= view.from && time <= view.to) return row;
  const point = line.times.findLastIndex((at) => at <= view.to);
  return line.rows[Math.max(0, point)] ?? row;
}

// A float has 15 digits or so: enough for pixels. Every number that people read is made from the string.
function toDrawn(value: string | undefined, decimals: number): number {
  return Number(value ?? 0) / 10 ** decimals;
}
