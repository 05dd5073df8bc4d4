import { expect, test } from 'vitest';
import { toAmounts, toDates } from '../../../../src/views/popup/axis-words.ts';
import cases from './axis-words.cases.json' with { type: 'json' };

const dayS = 86_400;
const noon = Date.parse('2026-06-04T12:00:00Z') / 1000;

test.for<[number, string]>([
  [366 * dayS, '2026'],
  [30 * dayS, 'Jun 2026'],
  [dayS, '4 Jun'],
])('writes times %s s apart as “%s”', ([step, expected]) => {
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
