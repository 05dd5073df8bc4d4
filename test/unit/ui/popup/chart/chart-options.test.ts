import { describe, expect, test, vi } from 'vitest';
import { rowAfterKey } from '../../../../../src/ui/popup/chart/balance-chart.tsx';
import { chartOptions, toAmounts, toDates, withRoom } from '../../../../../src/ui/popup/chart/chart-options.ts';
import { pointAt } from '../../../../../src/ui/popup/chart/step-line.ts';
import { zoomOf } from '../../../../../src/ui/popup/chart/zoom.ts';
import cases from './chart-options.cases.json' with { type: 'json' };

// @vitest-environment new-document
describe('the chart', () => {
  test.for(cases.room)('$name', ({ low, high, expected }) => {
    expect(withRoom(low, high)).toEqual(expected);
  });

  test.for(cases.widths)('gives the amounts $amounts the width of $expected pixels', ({ amounts, expected }) => {
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

  test.for(cases.points)('finds at time $time the change that applies there: point $expected', ({ time, expected }) => {
    expect(pointAt([10, 20, 30], time)).toBe(expected);
  });

  test.for(cases.keys)('leads with $key from row 5 of 12 to $expected', ({ key, expected }) => {
    expect(rowAfterKey(key, 5, 12)).toBe(expected);
  });
});

test.for(cases.zoomed)('a line is zoomed only where less than it is shown: $name', ({ shown, isZoomed }) => {
  expect(zoomOf({ places: [10, 20, 30], start: 10 }, shown)).toEqual(isZoomed ? shown : null);
});

const noon = Date.parse('2026-06-04T12:00:00Z') / 1000;

test.for(cases.dates)('writes times $step s apart as “$expected”', ({ step, expected }) => {
  expect(toDates([noon], step)).toEqual([expected]);
});

test.for(cases.amounts)('writes the amounts $amounts', ({ amounts, step, expected }) => {
  expect(toAmounts(amounts, step)).toEqual(expected);
});

test.for(cases.withTens)(
  'writes the amounts $amounts with $step and $tens tens more',
  ({ amounts, step, tens, expected }) => {
    expect(toAmounts(amounts, step, tens)).toEqual(expected);
  },
);
