import { expect, test } from 'vitest';
import { toChainPartRows } from '../../../../src/cards/transaction/chain-part-rows.ts';
import type { Json } from '../../../../src/models/json.ts';
import { other } from '../build-models.ts';

const unit = { symbol: 'ETH', decimals: 18 };
const make = (extra: { [key: string]: Json }) =>
  toChainPartRows(extra, unit).map(({ label, parts }) => `${label}: ${parts.map(({ text }) => text).join(' ')}`);

test.for<[string, { [key: string]: Json }, string[]]>([
  ['nothing', { l1_fee: null, op_withdrawals: [], zksync: {}, revert: '' }, []],
  ['an amount that is a word', { l1_fee: 'unknown' }, ['L1 fee: unknown']],
  [
    'a number as a number',
    { l1_fee: 1000, da_footprint_gas_scalar: 4567 },
    ['L1 fee: 0.000000000000001 ETH', 'DA footprint scalar: 4,567'],
  ],
  ['a number of another kind', { blob_gas_used: 'many' }, ['Blob gas used: many']],
  ['a time that is a word', { zksync: { commit_transaction_timestamp: 'soon' } }, ['ZKsync committed: soon']],
  ['a zero', { fhe_operations_count: 0 }, ['FHE operations: 0']],
  ['a no', { zilliqa: { is_scilla: false } }, ['Zilliqa Scilla call: no']],
  ['a link', { new_link: 'https://x.example/a' }, ['New link: at x.example']],
  ['the prototype’s name', JSON.parse('{"__proto__":{"a":1}}'), ['Proto a: 1']],
  [
    'an account',
    { payer: { hash: other, name: 'Bob', ens_domain_name: null, is_contract: true, is_scam: true, extra: 'x' } },
    [`Payer: ${other} “Bob” contract flagged as a scam`, 'Payer extra: x'],
  ],
  ['an account without a hash', { payer: { hash: '0x1', name: 'Bob' } }, ['Payer hash: 0x1', 'Payer name: Bob']],
  [
    'a fee in a token without decimals in the chain’s coin',
    { stability_fee: { token: { symbol: 'GAS' }, total_fee: '1' } },
    ['Stability fee token symbol: GAS', 'Stability fee total: 0.000000000000000001 ETH'],
  ],
])('%s is shown', ([, extra, rows]) => {
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
