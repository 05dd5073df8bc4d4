import { describe, expect, test, vi } from 'vitest';
import { rowAfterKey } from '../../../../../src/ui/popup/chart/balance-chart.tsx';
import { chartOptions, toAmounts, toDates, withRoom } from '../../../../../src/ui/popup/chart/chart-options.ts';
import { pointAt, toStepLine } from '../../../../../src/ui/popup/chart/step-line.ts';
import { zoomOf } from '../../../../../src/ui/popup/chart/zoom.ts';
import { createRandom } from '../../../lookup/request-queue/virtual-clock.ts';
import { changeAt } from '../samples.ts';
import cases from './chart-options.cases.json' with { type: 'json' };

// @vitest-environment new-document
describe('the chart', () => {
  test.for(cases.room)('$name', ({ low, high, expected }) => {
    expect(withRoom(low, high)).toEqual(expected);
  });

  test.for(cases.widths)('gives the amounts $amounts the width of $expected pixels', ({ amounts, expected }) => {
    const options = chartOptions({ axis: 'time', readColour: () => '', readScale: () => ({ tens: 0, base: 0n }) });
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

const sizes = { k: 3, m: 6, bn: 9, tn: 12 } as { [letter: string]: number };
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function readBack(words: string): number {
  const [, factor = '', size = '', power] = /^([\d.,]+)([a-zA-Z]*)(?:×10([⁻⁰-⁹¹²³]+))?$/.exec(words) ?? [];
  const digits = [...(power ?? '')].map((one) => (one === '⁻' ? '-' : superscripts.indexOf(one))).join('');
  return Number(factor.replaceAll(',', '')) * 10 ** ((sizes[size] ?? 0) + Number(digits || 0));
}

test('the words of an axis all differ, and each lies within a tenth of a step of its mark', () => {
  const random = createRandom(11);
  const wrong: unknown[] = [];
  for (let turn = 0; turn < 1_000; turn += 1) {
    const high = BigInt(Math.floor(10 ** (random() * 27)) || 1);
    const low = high - (high * BigInt(Math.floor(random() ** 8 * 1e6))) / 1_000_000n;
    const changes = [high, low].map((value, at) => changeAt(9 - at, { value: String(value) }));
    const line = toStepLine({ changes, decimals: 18, axis: 'block', fromMs: null, untilMs: 0 });
    if (!line) continue;
    const { tens, base, balances } = line;
    const [from, to] = [Math.min(...balances), Math.max(...balances)];
    if (from === to) continue;
    const size = 10 ** Math.floor(Math.log10((to - from) / 2));
    const step = [5, 2.5, 2, 1].map((times) => times * size).find((one) => one * 2 <= to - from) ?? size;
    const marks = Array.from({ length: 4 }, (_, at) => (Math.ceil(from / step) + at) * step).filter((one) => one <= to);
    const words = toAmounts(marks, step, tens);
    const isFar = words.some((one, at) => Math.abs(readBack(one) / 10 ** tens - (marks[at] ?? 0)) > step / 10);
    if (isFar || new Set(words).size < marks.length) wrong.push({ low, high, base, words, marks, step });
  }

  expect(wrong).toEqual([]);
});

test.for(cases.bases)('balances from $low to $high are drawn above $base', ({ low, high, base }) => {
  const toWei = (coins = '0') => {
    const [whole = '', fraction = ''] = coins.split('.');
    return BigInt(whole + fraction.padEnd(18, '0'));
  };
  const changes = [high, low].map((coins, at) => changeAt(9 - at, { value: String(toWei(coins)) }));
  const line = toStepLine({ changes, decimals: 18, axis: 'block', fromMs: null, untilMs: 0 });

  expect(line?.base).toBe(toWei(base));
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
