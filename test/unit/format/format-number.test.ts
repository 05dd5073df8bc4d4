import { expect, test } from 'vitest';
import { formatDecimal, formatInteger, formatNumber, formatPercent } from '../../../src/format/format-amount.ts';
import tables from './format-number.json' with { type: 'json' };

test('digits are in groups', () => {
  expect(formatNumber(21_234_567)).toBe('21,234,567');
  expect(formatNumber(2n ** 64n)).toBe('18,446,744,073,709,551,616');
});

test.for(tables.integers)('the integer string $value reads $text', ({ value, text }) => {
  expect(formatInteger(value)).toBe(text);
});

test.for(tables.shares)('$part of $whole is $text', ({ part, whole, text }) => {
  expect(formatPercent(part, whole)).toBe(text);
});

test.for(tables.exact)('the decimal string $value keeps every digit: $text', ({ value, text }) => {
  expect(formatDecimal(value)).toBe(text);
});
