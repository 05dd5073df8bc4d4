// @vitest-environment new-document
import { describe, expect, test, vi } from 'vitest';
import { rowAfterKey } from '../../../../src/views/popup/balance-chart.tsx';
import { chartOptions, withRoom } from '../../../../src/views/popup/chart-options.ts';
import { pointAt } from '../../../../src/views/popup/step-line.ts';
import { zoomOf } from '../../../../src/views/popup/zoom.ts';

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
