import { expect, test } from 'vitest';
import { toDecimals, toPlainDecimal, toTime } from '../../../src/api/schema-fields.ts';
import tables from './to-plain.json' with { type: 'json' };

test.for([...tables.decimal, { written: Number.NaN, expected: null }])(
  'the decimal $written is $expected',
  ({ written, expected }) => {
    expect(toPlainDecimal(written)).toBe(expected);
  },
);

test.for(tables.decimals)('the decimals $written are $expected', ({ written, expected }) => {
  expect(toDecimals(written)).toBe(expected);
});

test.for(tables.times)('the time $written is $expected', ({ written, expected }) => {
  expect(toTime(written)).toBe(expected);
});
