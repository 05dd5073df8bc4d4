import { describe, expect, test } from 'vitest';
import { formatDollars, formatUnits, formatUsd, toDecimals } from '../../../src/format/format-amount.ts';
import tables from './format-units.json' with { type: 'json' };

test.for([
  ...tables.amounts,
  { value: '9'.repeat(1000), decimals: 18, text: '?', exact: '?' },
  { value: '42', decimals: Number.NaN, text: '42', exact: '42' },
])('$value with $decimals decimals reads $text', ({ value, decimals, text, exact }) => {
  const seen = text.replace(/(\.\d*?)0+$/, '$1');

  expect(formatUnits(value, decimals)).toEqual({ text: seen, exact });
});

test.for(tables.options)('$value with $options reads $text', ({ value, options, text }) => {
  expect(formatUnits(value, 6, options).text).toBe(text);
});

test.for(tables.decimals)('a token that says $written has $decimals decimals', ({ written, decimals }) => {
  expect(toDecimals(written)).toBe(decimals);
});

describe('dollars', () => {
  test.for(tables.worths)('$amount wei at $rate is $text', ({ amount, rate, text }) => {
    expect(formatUsd({ amount, decimals: 18, rate })).toBe(text);
  });

  test('an amount beyond floats is exact to the cent', () => {
    expect(formatUsd({ amount: '9007199254740993', decimals: 2, rate: '1.00' })).toBe('$90,071,992,547,409.93');
  });
});

test.for(tables.dollars)('“$value” in dollars is $expected, with every digit', ({ value, expected }) => {
  expect(formatDollars(value ?? '')).toBe(expected);
});
