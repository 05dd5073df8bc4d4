import { expect, test } from 'vitest';
import { toRevertRows } from '../../../../src/cards/transaction/revert-reason.ts';
import type { RevertReason } from '../../../../src/models/transaction.ts';
import cases from './revert-rows.json' with { type: 'json' };

const make = (reason: RevertReason | null) =>
  toRevertRows(reason).map(({ label, parts }) => [label, parts.map(({ text }) => text).join(' ')]);
const decoded = (input: Partial<Extract<RevertReason, { kind: 'decoded' }>['input']>): RevertReason => ({
  kind: 'decoded',
  input: { methodCall: '', methodId: '', parameters: [], ...input },
});

test.for(cases)('$what is shown as it came and as what it says', ({ raw, rows }) => {
  expect(make({ kind: 'raw', raw })).toEqual(
    (rows as [string, string][]).map(([label, text]) => [label, expect.stringContaining(text)]),
  );
});

test('a decoded reason tells its form and each of its values', () => {
  const parameters = [
    { name: 'missing', type: 'uint256', value: '555' },
    { name: '', type: '', value: null },
    { name: 'why', type: 'string', value: '' },
  ];

  expect(make(decoded({ methodCall: 'NotEnough(uint256 missing)', methodId: '87654321', parameters }))).toEqual([
    ['Revert reason', 'NotEnough(uint256 missing) 0x87654321'],
    ['Revert: missing uint256', '555'],
    ['Revert: value', 'not decoded'],
    ['Revert: why string', 'empty'],
  ]);
});

test('no reason has no row', () => {
  expect(make(null)).toEqual([]);
});

test('of very many values the rest is counted', () => {
  const parameters = Array.from({ length: 25 }, (_, at) => ({ name: `v${at}`, type: '', value: 'x' }));

  const rows = make(decoded({ methodCall: 'Many()', methodId: '87654321', parameters }));

  expect(rows).toHaveLength(22);
  expect(rows.at(-1)).toEqual(['Revert', '5 more in the block explorer']);
});
