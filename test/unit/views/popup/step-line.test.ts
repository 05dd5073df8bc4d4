import { describe, expect, test } from 'vitest';
import type { BalanceChange } from '../../../../src/models/balance.ts';
import { toTimes } from '../../../../src/views/popup/ranges.ts';
import { pointOfRow, toStepLine } from '../../../../src/views/popup/step-line.ts';
import { summariseRange } from '../../../../src/views/popup/summarise-range.ts';
import { named } from '../named.ts';
import cases from './step-line.cases.json' with { type: 'json' };

const dayMs = 86_400_000;
const at = (day: number) => new Date(day * dayMs).toISOString();
const change = (day: number | null, value: string, delta: string | null): BalanceChange => ({
  blockNumber: Number(value.slice(0, 6)) + (day ?? 0),
  approximateTime: day === null ? null : at(day),
  value,
  delta,
  transactionHash: null,
});

// Newest first: 5, 3, 4 coins of one decimal.
const history = [change(30, '50', '20'), change(20, '30', '-10'), change(10, '40', '40')];
const untilMs = 35 * dayMs;

describe('toStepLine', () => {
  test('runs from the oldest change to now, where the newest balance still holds', () => {
    const line = toStepLine({ changes: history, decimals: 1, axis: 'time', fromMs: null, untilMs });

    expect(line?.places).toEqual([10, 20, 30, 35].map((day) => (day * dayMs) / 1000));
    expect(line?.balances).toEqual([4, 3, 5, 5]);
    expect(line?.rows).toEqual([2, 1, 0, 0]);
  });

  test('begins a range with the balance that held before it', () => {
    const line = toStepLine({ changes: history, decimals: 1, axis: 'time', fromMs: 25 * dayMs, untilMs });

    expect(line?.places).toEqual([25, 30, 35].map((day) => (day * dayMs) / 1000));
    expect(line?.balances).toEqual([3, 5, 5]);
    expect(line?.rows).toEqual([1, 0, 0]);
  });

  test('draws a flat line for a range without changes', () => {
    const line = toStepLine({ changes: history, decimals: 1, axis: 'time', fromMs: 32 * dayMs, untilMs });

    expect(line?.balances).toEqual([5, 5]);
  });

  test('has a width where its only change lies ahead of the clock', () => {
    const line = toStepLine({ changes: [change(36, '50', '50')], decimals: 1, axis: 'time', fromMs: null, untilMs });

    expect(line?.places).toEqual([(36 * dayMs) / 1000, (36 * dayMs) / 1000 + 60]);
    expect(line?.balances).toEqual([5, 5]);
  });

  test('is null where no change has a time', () => {
    expect(toStepLine({ changes: [change(null, '1', '1')], decimals: 1, axis: 'time', fromMs: null, untilMs })).toBe(
      null,
    );
  });

  test('finds the point that a change made', () => {
    const line = toStepLine({ changes: history, decimals: 1, axis: 'time', fromMs: null, untilMs });

    expect(line && pointOfRow(line, 1)).toBe(1);
    expect(line && pointOfRow(line, 0)).toBe(2);
  });
});

describe('a line by block', () => {
  const at = (block: number, value: string) => ({ ...change(block, value, '-1'), blockNumber: block });
  const byBlock = [at(300, '50'), at(200, '30'), at(100, '40')];

  test('has each change at its block, and a little beyond both ends', () => {
    const line = toStepLine({ changes: byBlock, decimals: 1, axis: 'block', fromMs: null, untilMs });

    expect(line?.places).toEqual([100, 200, 300, 304]);
    expect(line?.rows).toEqual([2, 1, 0, 0]);
    expect(line?.changes).toEqual([-0.1, -0.1, -0.1, 0]);
  });

  test('begins a range with the balance that held before it', () => {
    const line = toStepLine({ changes: byBlock, decimals: 1, axis: 'block', fromMs: 150 * dayMs, untilMs });

    expect(line?.places).toEqual([198, 200, 300, 302]);
    expect(line?.balances).toEqual([4, 3, 5, 5]);
  });

  test('is flat for a single change, and needs no time', () => {
    const timeless = [{ ...at(7, '10'), approximateTime: null }];
    const line = toStepLine({ changes: timeless, decimals: 1, axis: 'block', fromMs: null, untilMs });

    expect(line?.places).toEqual([7, 8]);
    expect(line?.balances).toEqual([1, 1]);
  });

  test('never goes back where the service lists a block twice or too high', () => {
    const odd = [at(300, '1'), at(400, '2'), at(300, '3'), at(100, '4')];
    const places = toStepLine({ changes: odd, decimals: 1, axis: 'block', fromMs: null, untilMs })?.places ?? [];

    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('draws 78 digits smaller by a power of ten that it tells', () => {
    const huge = [at(2, '9'.repeat(78)), at(1, '0')];
    const line = toStepLine({ changes: huge, decimals: 18, axis: 'block', fromMs: null, untilMs });

    expect(line?.tens).toBe(36);
    expect((line?.balances[1] ?? 0) * 10 ** 36).toBeCloseTo(1e60, -50);
  });

  test('draws what is far behind the point larger, and nothing at all as it is', () => {
    const drawn = (...values: string[]) => {
      const changes = values.map((value, index) => at(values.length - index, value));
      const line = toStepLine({ changes, decimals: 18, axis: 'block', fromMs: null, untilMs });
      return { tens: line?.tens, balances: line?.balances };
    };

    expect(drawn('0', '5')).toEqual({ tens: -17, balances: [0.5, 0, 0] });
    expect(drawn('0', '0')).toEqual({ tens: 0, balances: [0, 0, 0] });
    expect(drawn('1000000000')).toEqual({ tens: 0, balances: [1e-9, 1e-9] });
  });
});

describe('a line from pages whose times do not fit together', () => {
  // Every page has its own straight line of times: an older block may seem younger.
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
  test('adds up exactly, far beyond what a float can hold', () => {
    const huge = [change(2, '1000000000000000000000000000001', '1'), change(1, '1000000000000000000000000000000', '0')];

    expect(summariseRange(huge, 1.5 * dayMs)).toEqual({
      count: 1,
      net: '1',
      lowest: '1000000000000000000000000000000',
      highest: '1000000000000000000000000000001',
      oldestMs: 2 * dayMs,
    });
  });

  test('counts the oldest change from what was there before it', () => {
    const summary = summariseRange(history, null);

    expect(summary).toMatchObject({ count: 3, net: '50', lowest: '30', highest: '50', oldestMs: 10 * dayMs });
  });

  test('begins with the oldest balance where nobody says what was there before it', () => {
    const summary = summariseRange([change(30, '50', '20'), change(20, '30', null)], null);

    expect(summary).toMatchObject({ count: 2, net: '20', lowest: '30' });
  });

  test('is flat for a range without changes', () => {
    expect(summariseRange(history, 32 * dayMs)).toMatchObject({ count: 0, net: '0', lowest: '50', oldestMs: null });
  });

  test('is null without changes', () => {
    expect(summariseRange([], null)).toBe(null);
  });
});
