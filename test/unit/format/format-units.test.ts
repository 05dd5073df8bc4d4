import { describe, expect, test } from 'vitest';
import { formatUnits, toDecimals } from '../../../src/format/format-units.ts';
import { formatDollars, formatUsd } from '../../../src/format/format-usd.ts';

const max = String(2n ** 256n - 1n);

test.for<[string, number, string, string]>([
  ['0', 18, '0', '0'],
  ['1500000000000000000', 18, '1.5', '1.5'],
  ['1024338107264918230511', 18, '1,024.3381', '1,024.338107264918230511'],
  ['3912440000', 6, '3,912.44', '3,912.44'],
  ['2134000000000000', 18, '0.002134', '0.002134'],
  // Cut, not rounded: nobody has what is not there.
  ['999999999999999999', 18, '0.999999', '0.999999999999999999'],
  ['12345678900000000000000000', 18, '12,345,678.9', '12,345,678.9'],
  ['123456789999', 3, '123,456,789.99', '123,456,789.999'],
  ['1', 18, '<0.000001', '0.000000000000000001'],
  ['-1', 18, '−<0.000001', '−0.000000000000000001'],
  ['1', 6, '0.000001', '0.000001'],
  ['-250000000000000000', 18, '−0.25', '−0.25'],
  ['42', 0, '42', '42'],
  [
    max,
    18,
    '1.157 × 10⁵⁹',
    '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.584007913129639935',
  ],
  [max, 77, '1.157920', `1.${max.slice(1)}`],
  ['1', 77, '<0.000001', `0.${'0'.repeat(76)}1`],
  ['1', 255, '<0.000001', `0.${'0'.repeat(254)}1`],
  // Decimals that no token can have.
  ['42', -1, '42', '42'],
  ['42', 256, '42', '42'],
  ['42', 1.5, '42', '42'],
  ['42', Number.NaN, '42', '42'],
  // Not integers.
  ['', 18, '?', '?'],
  ['1.5', 18, '?', '?'],
  ['1e18', 18, '?', '?'],
  ['0x10', 18, '?', '?'],
  ['\u202e1', 18, '?', '?'],
  ['9'.repeat(1000), 18, '?', '?'],
])('%s with %d decimals reads %s', ([value, decimals, text, exact]) => {
  const seen = text.replace(/(\.\d*?)0+$/, '$1');

  expect(formatUnits(value, decimals)).toEqual({ text: seen, exact });
});

test.for<[string, { maxDigits?: number; sign?: boolean }, string]>([
  ['1500000', { sign: true }, '+1.5'],
  ['-1500000', { sign: true }, '−1.5'],
  ['0', { sign: true }, '0'],
  ['1234567', { maxDigits: 2 }, '1.23'],
  ['1234567', { maxDigits: 0 }, '1'],
  ['1', { maxDigits: 2 }, '<0.01'],
  ['1', { maxDigits: 0 }, '<1'],
])('%s with %j reads %s', ([value, options, text]) => {
  expect(formatUnits(value, 6, options).text).toBe(text);
});

test.for<[string | null, number | null]>([
  ['18', 18],
  ['0', 0],
  ['255', 255],
  ['256', null],
  ['-1', null],
  ['1e1', null],
  ['18 ', null],
  ['', null],
  [null, null],
])('a token that says %j has %j decimals', ([written, decimals]) => {
  expect(toDecimals(written)).toBe(decimals);
});

describe('dollars', () => {
  test.for<[string, string | null, string | null]>([
    ['1500000000000000000', '2609.40', '$3,914.10'],
    ['1', '2609.40', '<$0.01'],
    ['0', '2609.40', '$0.00'],
    ['-1500000000000000000', '2', '−$3.00'],
    // Half a cent goes up.
    ['1000000000000000000', '0.005', '$0.01'],
    ['1000000000000000000', '0.0049', '<$0.01'],
    ['1000000000000000000', '123456789012345678.5', '$123,456,789,012,345,678'],
    ['1000000000000000000', '0', null],
    ['1000000000000000000', '0.000', null],
    ['1000000000000000000', null, null],
    ['1000000000000000000', '-1', null],
    ['1000000000000000000', '1e3', null],
    ['1000000000000000000', 'NaN', null],
    ['one', '1', null],
  ])('%s wei at %s is %s', ([amount, rate, text]) => {
    expect(formatUsd({ amount, decimals: 18, rate })).toBe(text);
  });

  test('an amount beyond floats is exact to the cent', () => {
    expect(formatUsd({ amount: '9007199254740993', decimals: 2, rate: '1.00' })).toBe('$90,071,992,547,409.93');
  });
});

test.for([
  ['1.0', '$1.00'],
  ['0', '$0.00'],
  ['1234567.891234', '$1,234,567.891234'],
  ['-2.5', '−$2.50'],
  ['1e3', null],
  ['', null],
])('%j in dollars is %j, with every digit', ([value, expected]) => {
  expect(formatDollars(value ?? '')).toBe(expected);
});
