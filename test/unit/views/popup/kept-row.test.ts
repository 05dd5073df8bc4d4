import { expect, test } from 'vitest';
import { keptRow } from '../../../../src/views/popup/kept-row.ts';
import { named } from '../named.ts';
import cases from './kept-row.cases.json' with { type: 'json' };
import { changeAt } from './samples.ts';

test.for(named(cases.rows))('%s', ([, { before, after, row, expected }]) => {
  const toChanges = (blocks: number[]) => blocks.map((block) => changeAt(block));

  expect(keptRow(toChanges(before), toChanges(after), row)).toBe(expected);
});
