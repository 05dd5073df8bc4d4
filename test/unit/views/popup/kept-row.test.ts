import { expect, test } from 'vitest';
import { keptRow } from '../../../../src/views/popup/kept-row.ts';
import { changeAt } from './samples.ts';

test.for<[string, number[], number[], number, number]>([
  ['stays on its change when newer ones come', [20, 10], [40, 30, 20, 10], 1, 3],
  ['stays on its change when older ones come', [20, 10], [20, 10, 5], 1, 1],
  ['goes to the change that was there at its time', [30, 20, 10], [40, 15, 5], 1, 1],
  ['goes to the oldest where nothing is that old', [20, 10], [40, 30], 1, 1],
  ['stays on the newest, whichever it is', [20, 10], [40, 20], 0, 0],
  ['goes to the newest from nowhere', [20], [40, 20], 7, 0],
  ['has nowhere to go in an empty list', [20, 10], [], 1, 0],
])('%s', ([, before, after, row, expected]) => {
  const toChanges = (blocks: number[]) => blocks.map((block) => changeAt(block));

  expect(keptRow(toChanges(before), toChanges(after), row)).toBe(expected);
});
