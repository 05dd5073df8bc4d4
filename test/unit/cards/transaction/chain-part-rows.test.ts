import { expect, test } from 'vitest';
import { toChainPartRows } from '../../../../src/cards/transaction/chain-part-rows.ts';
import type { Json } from '../../../../src/models/json.ts';
import { named } from '../../ui/named.ts';
import cases from './chain-part-rows.json' with { type: 'json' };

const unit = { symbol: 'ETH', decimals: 18 };
const make = (extra: { [key: string]: Json }) =>
  toChainPartRows(extra, unit).map(({ label, parts }) => `${label}: ${parts.map(({ text }) => text).join(' ')}`);

type Case = { name: string; extra: { [key: string]: Json }; rows: string[] };
const prototype = { name: 'the prototype’s name', extra: JSON.parse('{"__proto__":{"a":1}}'), rows: ['Proto a: 1'] };

test.for(named<Case>([...cases, prototype]))('%s is shown', ([, { extra, rows }]) => {
  expect(make(extra)).toEqual(rows);
});

test('very many values are cut, and it says how many', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field_${at}`, Array(500).fill('x')]));

  const rows = make(many);

  expect(rows).toHaveLength(61);
  expect(rows.at(-1)).toBe('Chain-specific: 249,940 more in the block explorer');
});

test('what lies too deep is left out', () => {
  let deep: Json = 'x';
  for (let depth = 0; depth < 30; depth += 1) deep = { a: deep };

  expect(make({ deep })).toEqual([]);
});
