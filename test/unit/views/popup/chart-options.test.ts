// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { rowAfterKey } from '../../../../src/views/popup/balance-chart.tsx';
import { chartOptions, toAmounts, toDates, withRoom } from '../../../../src/views/popup/chart-options.ts';
import { pointAt } from '../../../../src/views/popup/step-line.ts';
import { zoomOf } from '../../../../src/views/popup/zoom.ts';

const dayS = 86_400;
const noon = Date.parse('2026-06-04T12:00:00Z') / 1000;

describe('the chart', () => {
  test.for<[string, number | null, number | null, [number, number]]>([
    ['leaves air above and below', 100, 200, [88, 212]],
    ['never goes below zero for balances', 1, 101, [0, 113]],
    ['is not empty for a flat line', 10, 10, [9, 11]],
    ['is not empty at zero', 0, 0, [0, 1]],
    ['is not empty without data', null, null, [0, 1]],
  ])('%s', ([, low, high, expected]) => {
    expect(withRoom(low, high)).toEqual(expected);
  });

  test.for<[number, string]>([
    [366 * dayS, '2026'],
    [30 * dayS, 'Jun 2026'],
    [dayS, '4 Jun'],
  ])('writes times %s s apart as “%s”', ([step, expected]) => {
    expect(toDates([noon], step)).toEqual([expected]);
  });

  test.for<[number[], number, string[]]>([
    [[1000, 1200], 200, ['1,000', '1,200']],
    [[32.0001, 32.0002], 0.0001, ['32.0001', '32.0002']],
    [[20_000, 40_000], 20_000, ['20k', '40k']],
    [[0, 0.5], 0.5, ['0.0', '0.5']],
  ])('writes the amounts %s', ([amounts, step, expected]) => {
    expect(toAmounts(amounts, step)).toEqual(expected);
  });

  test.for<[string[] | null, number]>([
    [null, 52],
    [['0', '1,000'], 52],
    [['0', '2.5×10⁻¹⁸'], 72],
    [['1,024.3381', '1,024.3382'], 84],
  ])('gives the amounts %s the width of %i pixels', ([amounts, expected]) => {
    const options = chartOptions({ axis: 'time', readColour: () => '', readTens: () => 0 });
    const size = options.axes?.[1]?.size as (chart: unknown, amounts: string[] | null) => number;
    const ctx = {
      font: '',
      save: vi.fn(),
      restore: vi.fn(),
      measureText: (words: string) => ({ width: words.length * 7 }),
    };

    expect(size({ ctx }, amounts)).toBe(expected);
  });

  test.for<[number[], number, number, string[]]>([
    [[0, 2], 1, 60, ['0', '2×10⁶⁰']],
    [[0, 5e-18], 5e-18, 0, ['0', '5×10⁻¹⁸']],
    [[0, 0.25, 0.5], 0.25, -17, ['0', '2.5×10⁻¹⁸', '5×10⁻¹⁸']],
    [[-1.25, 1.25], 1.25, 30, ['-1.25×10³⁰', '1.25×10³⁰']],
    [[0, 2], 1, 0, ['0', '2']],
  ])('writes the amounts %s with %s and %s tens more', ([amounts, step, tens, expected]) => {
    expect(toAmounts(amounts, step, tens)).toEqual(expected);
  });

  test.for<[number, number]>([
    [5, 0],
    [10, 0],
    [19.9, 0],
    [20, 1],
    [99, 2],
  ])('finds at time %s the change that holds there: point %s', ([time, expected]) => {
    expect(pointAt([10, 20, 30], time)).toBe(expected);
  });

  test.for<[string, number | null]>([
    ['ArrowLeft', 6],
    ['ArrowRight', 4],
    ['PageUp', 0],
    ['PageDown', 12],
    ['Home', 12],
    ['End', 0],
    ['a', null],
  ])('leads with %s from row 5 of 12 to %s', ([key, expected]) => {
    expect(rowAfterKey(key, 5, 12)).toBe(expected);
  });
});

test.for<[string, { from: number; to: number }, boolean]>([
  ['all of it', { from: 10, to: 30 }, false],
  ['more than it', { from: 5, to: 35 }, false],
  ['less at the start', { from: 11, to: 30 }, true],
  ['less at the end', { from: 10, to: 29 }, true],
])('a line is zoomed only where less than it is shown: %s', ([, shown, isZoomed]) => {
  expect(zoomOf([10, 20, 30], shown)).toEqual(isZoomed ? shown : null);
});
