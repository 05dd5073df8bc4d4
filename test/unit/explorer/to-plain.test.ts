import { expect, test } from 'vitest';
import { toDecimals, toPlainDecimal, toTime } from '../../../src/explorer/to-plain.ts';

test.for<[unknown, string | null]>([
  ['0', '0'],
  ['2609.40', '2609.40'],
  ['-1.5', '-1.5'],
  [0.00254428, '0.00254428'],
  [1e-7, '0.0000001'],
  ['1E-10', '0.0000000001'],
  ['2.5E-7', '0.00000025'],
  ['-2.5e-1', '-0.25'],
  ['12.34E+1', '123.4'],
  ['12.34E2', '1234'],
  ['12.34E+4', '123400'],
  ['0.5E1', '5'],
  ['0E-18', '0.000000000000000000'],
  ['1E+3', '1000'],
  ['1.5E0', '1.5'],
  ['', null],
  ['.5', null],
  ['5.', null],
  ['1,5', null],
  ['0x10', null],
  ['NaN', null],
  ['Infinity', null],
  ['1E+999', null],
  [Number.NaN, null],
  ['9'.repeat(79), null],
  [null, null],
  [true, null],
  [{}, null],
])('the decimal %j is %j', ([written, expected]) => {
  expect(toPlainDecimal(written)).toBe(expected);
});

test.for<[unknown, string | null]>([
  ['18', '18'],
  [6, '6'],
  ['0', '0'],
  ['255', '255'],
  ['256', null],
  ['-1', null],
  ['1.5', null],
  ['999999999', null],
  ['', null],
  [null, null],
])('the decimals %j are %j', ([written, expected]) => {
  expect(toDecimals(written)).toBe(expected);
});

test.for<[unknown, string | null]>([
  ['2026-09-22T10:44:16Z', '2026-09-22T10:44:16Z'],
  ['2026-09-22T10:44:16.000000Z', '2026-09-22T10:44:16.000000Z'],
  ['2026-09-22T10:44:16+02:00', '2026-09-22T10:44:16+02:00'],
  ['2026-09-22T10:44:16', '2026-09-22T10:44:16Z'],
  ['2026-02-31T25:00:00Z', null],
  ['2026-09-22', null],
  ['22 September 2026', null],
  ['', null],
  [1_758_537_856, null],
  [null, null],
])('the time %j is %j', ([written, expected]) => {
  expect(toTime(written)).toBe(expected);
});
