import { describe, expect, test } from 'vitest';
import type { BalanceChange } from '../../../../../src/models/balance.ts';
import { summariseRange } from '../../../../../src/ui/popup/balance/balance-words.ts';
import { toTimes } from '../../../../../src/ui/popup/balance/ranges.ts';
import { pointOfRow, toStepLine } from '../../../../../src/ui/popup/chart/step-line.ts';
import { named } from '../../named.ts';
import cases from './step-line.cases.json' with { type: 'json' };

const dayMs = 86_400_000;
const change = (day: number | null, value: string, delta: string | null, block?: number): BalanceChange => ({
  blockNumber: block ?? Number(value.slice(0, 6)) + (day ?? 0),
  approximateTime: day === null ? null : new Date(day * dayMs).toISOString(),
  value,
  delta,
  transactionHash: null,
});
const untilMs = 35 * dayMs;

/** Returns the changes of a case, newest first, and the start of its range. */
const changesOf = (given: unknown[][], fromDay: number | null) => ({
  changes: given.map((one) => change(...(one as Parameters<typeof change>))),
  fromMs: fromDay === null ? null : fromDay * dayMs,
});

describe('a line', () => {
  test.for(named(cases.lines))('%s', ([, { changes, fromDay, decimals, axis, line }]) => {
    const parts = { ...changesOf(changes, fromDay), decimals, axis: axis as 'time' | 'block', untilMs };

    expect(toStepLine(parts)).toEqual(line && expect.objectContaining(line));
  });

  test('finds the point that a change made', () => {
    const changes = [change(30, '50', '20'), change(20, '30', '-10'), change(10, '40', '40')];
    const line = toStepLine({ changes, decimals: 1, axis: 'time', fromMs: null, untilMs });

    expect(line && [pointOfRow(line, 1), pointOfRow(line, 0)]).toEqual([1, 2]);
  });

  test('never goes back where the service lists a block twice or too high', () => {
    const odd = [300, 400, 300, 100].map((block, at) => change(block, String(at + 1), '-1', block));
    const places = toStepLine({ changes: odd, decimals: 1, axis: 'block', fromMs: null, untilMs })?.places ?? [];

    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('draws 78 digits smaller by a power of ten that it tells', () => {
    const huge = [change(2, '9'.repeat(78), '-1', 2), change(1, '0', '-1', 1)];
    const line = toStepLine({ changes: huge, decimals: 18, axis: 'block', fromMs: null, untilMs });

    expect(line?.tens).toBe(36);
    expect((line?.balances[1] ?? 0) * 10 ** 36).toBeCloseTo(1e60, -50);
  });
});

describe('a line from pages whose times do not fit together', () => {
  // Each page has its own linear time estimate, so an older block may appear younger.
  const seeds = Array.from({ length: 100 }, (_, at) => at);

  test.for(seeds)('never goes back in time, and follows the blocks (seed %i)', (seed) => {
    let state = seed + 1;
    const random = (below: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % below;
    };
    const changes: BalanceChange[] = Array.from({ length: 40 }, (_, at) => ({
      blockNumber: 1000 - at,
      approximateTime: random(10) === 0 ? null : new Date((500 - at * 3 + random(40)) * dayMs).toISOString(),
      value: String(random(1000)),
      delta: '1',
      transactionHash: null,
    }));
    const fromMs = random(2) === 0 ? null : (420 + random(60)) * dayMs;

    const line = toStepLine({ changes, decimals: 0, axis: 'time', fromMs, untilMs: 510 * dayMs });

    const times = line?.places ?? [];
    const rows = line?.rows ?? [];
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(rows.slice(0, -1)).toEqual(rows.slice(0, -1).map((_, at) => (rows[0] ?? 0) - at));
    expect(rows.at(-1)).toBe(0);
    expect(line?.balances).toEqual(rows.map((row) => Number(changes[row]?.value)));
  });
});

describe('toTimes', () => {
  test.for(named(cases.times))('%s', ([, { days, expected }]) => {
    expect(toTimes(days.map((day) => change(day, '1', '1')))).toEqual(expected.map((day) => day * dayMs));
  });
});

describe('summariseRange', () => {
  test.for(named(cases.sums))('%s', ([, { changes, fromDay, summary }]) => {
    const given = changesOf(changes, fromDay);

    expect(summariseRange(given.changes, given.fromMs)).toEqual(summary && expect.objectContaining(summary));
  });
});
