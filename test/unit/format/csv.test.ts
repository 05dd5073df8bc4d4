import { expect, test } from 'vitest';
import { toCsvLine } from '../../../src/format/csv.ts';
import tables from './csv.json' with { type: 'json' };

test.for(tables.cells)('writes $what', ({ cell, written }) => {
  expect(toCsvLine([cell])).toBe(`${written}\r\n`);
});

test('puts cells into a line', () => {
  expect(toCsvLine(['a', null, { number: '-5' }])).toBe('a,,-5\r\n');
});
