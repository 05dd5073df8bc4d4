import { expect, test } from 'vitest';
import type { Row } from '../../../src/cards/card-content.ts';
import { boundRows } from '../../../src/cards/card-frame.ts';

const rowsOf = (count: number, text = 'x'): Row[] =>
  Array.from({ length: count }, (_, at) => ({ label: `Row ${at}`, parts: [{ text }] }));

test('a card that is not too long stays as it is', () => {
  const rows = rowsOf(119);

  expect(boundRows(rows)).toBe(rows);
});

test.for([
  ['too many rows', rowsOf(200), 119, '81 more rows in the block explorer'],
  ['rows that are too long', rowsOf(100, 'x'.repeat(1000)), 17, '83 more rows in the block explorer'],
] as const)('of %s the first are kept, and the rest is reported', ([, rows, kept, words]) => {
  const bound = boundRows([...rows]);

  expect(bound.slice(0, -1)).toEqual(rows.slice(0, kept));
  expect(bound.at(-1)?.parts.map(({ text }) => text)).toEqual([words]);
});
