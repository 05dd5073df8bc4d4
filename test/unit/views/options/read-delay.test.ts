import { expect, test } from 'vitest';
import { readDelayMs } from '../../../../src/views/options/read-delay.ts';

test.for<[string, number | null]>([
  ['300', 300],
  [' 300 ', 300],
  ['300ms', 300],
  ['300 MS', 300],
  ['1,000', 1000],
  ['1 000 ms', 1000],
  ['0.3 s', 300],
  ['0,3s', 300],
  ['1 s', 1000],
  ['1.2345 s', 1235],
  ['0 s', 0],
  ['99999999 ms', 99_999_999],
  ['', null],
  ['0', null],
  ['0.3', null],
  ['300.5', null],
  ['-300', null],
  ['-1 s', null],
  ['soon', null],
  ['s', null],
  ['ms', null],
  ['1e3', null],
  ['0x100', null],
  ['300 m', null],
  ['3 s 4', null],
  ['300 30', null],
  ['.3 s', null],
])('%j is %j ms', ([text, delay]) => {
  expect(readDelayMs(text)).toBe(delay);
});
