import { expect, test } from 'vitest';
import { toRevertRows } from '../../../../src/cards/transaction/revert-reason.ts';
import type { RevertReason } from '../../../../src/models/transaction.ts';

const errorString = `0x08c379a0${'0'.repeat(62)}20${'0'.repeat(63)}4${'6e6f7065'.padEnd(64, '0')}`;
const make = (reason: RevertReason | null) =>
  toRevertRows(reason).map(({ label, parts }) => [label, parts.map(({ text }) => text).join(' ')]);
const decoded = (input: Partial<Extract<RevertReason, { kind: 'decoded' }>['input']>): RevertReason => ({
  kind: 'decoded',
  input: { methodCall: '', methodId: '', parameters: [], ...input },
});

test.for<[string, string, [string, string][]]>([
  ['a text in data', errorString, [['Revert reason', `“nope” ${errorString.slice(0, 199)}`]]],
  ['plain text', 'not enough', [['Revert reason', 'not enough']]],
  ['hex of a text without 0x', '4f6e6c79', [['Revert reason', '“Only” 4f6e6c79']]],
  ['nothing', '0x', [['Revert reason', 'none given']]],
  ['an empty text', '', []],
])('%s is shown as it came and as what it says', ([, raw, rows]) => {
  expect(make({ kind: 'raw', raw })).toEqual(rows.map(([label, text]) => [label, expect.stringContaining(text)]));
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
