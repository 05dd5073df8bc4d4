import { describe, expect, test } from 'vitest';
import { largestChanges } from '../../../../src/views/popup/largest-changes.ts';
import type { StepLine } from '../../../../src/views/popup/step-line.ts';

const lineOf = (changes: number[]): StepLine => ({
  axis: 'block',
  places: changes.map((_, at) => at * 10),
  balances: changes.map(() => 1),
  changes,
  rows: changes.map((_, at) => changes.length - 1 - at),
  tens: 0,
});

describe('the largest changes', () => {
  test('are the five that move the balance most, either way, in their order', () => {
    expect(largestChanges(lineOf([1, -9, 3, 8, -2, 7, 6, 0]), null)).toEqual([1, 2, 3, 5, 6]);
  });

  test('are those in view', () => {
    expect(largestChanges(lineOf([90, 1, 2, 3, 4, 5, 6, 80]), { from: 5, to: 65 })).toEqual([2, 3, 4, 5, 6]);
  });

  test('are none where there are hardly any changes, or none is recorded', () => {
    expect(largestChanges(lineOf([5, 4, 3]), null)).toEqual([]);
    expect(largestChanges(lineOf([0, 0, 0, 0, 0, 0]), null)).toEqual([]);
    expect(largestChanges(lineOf([]), null)).toEqual([]);
  });

  test('prefer the older of equal ones', () => {
    expect(largestChanges(lineOf([5, 5, 5, 5, 5, 5, 5]), null)).toEqual([0, 1, 2, 3, 4]);
  });
});
