import { expect, test } from 'vitest';
import { toAmounts, toDates } from '../../../../src/views/popup/axis-words.ts';

const dayS = 86_400;
const noon = Date.parse('2026-06-04T12:00:00Z') / 1000;

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

test.for<[number[], number, number, string[]]>([
  [[0, 2], 1, 60, ['0', '2×10⁶⁰']],
  [[0, 5e-18], 5e-18, 0, ['0', '5×10⁻¹⁸']],
  [[0, 0.25, 0.5], 0.25, -17, ['0', '2.5×10⁻¹⁸', '5×10⁻¹⁸']],
  [[-1.25, 1.25], 1.25, 30, ['-1.25×10³⁰', '1.25×10³⁰']],
  [[0, 2], 1, 0, ['0', '2']],
])('writes the amounts %s with %s and %s tens more', ([amounts, step, tens, expected]) => {
  expect(toAmounts(amounts, step, tens)).toEqual(expected);
});
