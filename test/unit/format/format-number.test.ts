import { expect, test } from 'vitest';
import { formatDecimal, formatInteger, formatNumber, formatPercent } from '../../../src/format/format-number.ts';

test('digits stand in groups', () => {
  expect(formatNumber(21_234_567)).toBe('21,234,567');
  expect(formatNumber(2n ** 64n)).toBe('18,446,744,073,709,551,616');
});

test.for<[string, string | null]>([
  ['41308', '41,308'],
  ['-41308', '-41,308'],
  ['1.5', null],
  ['', null],
  ['1'.repeat(101), null],
])('the integer string %j reads %j', ([value, text]) => {
  expect(formatInteger(value)).toBe(text);
});

test.for<[string, string, string | null]>([
  ['61', '100', '61%'],
  ['2', '3', '67%'],
  ['0', '100', '0%'],
  ['100', '100', '100%'],
  ['1', '1000', '<1%'],
  ['999', '1000', '>99%'],
  [String(2n ** 255n), String(2n ** 256n), '50%'],
  ['1', '0', null],
  ['2', '1', null],
  ['-1', '1', null],
  ['x', '1', null],
])('%s of %s is %s', ([part, whole, text]) => {
  expect(formatPercent(part, whole)).toBe(text);
});

test.for<[string, string | null]>([
  ['2609.40', '2,609.40'],
  ['0.000000000000000001', '0.000000000000000001'],
  ['-1234.5', '-1,234.5'],
  ['1000', '1,000'],
  ['1e9', null],
  ['.5', null],
  ['1.', null],
  ['', null],
])('the decimal string %j keeps every digit: %j', ([value, text]) => {
  expect(formatDecimal(value)).toBe(text);
});
