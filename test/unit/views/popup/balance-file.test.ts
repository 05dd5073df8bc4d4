import { expect, test } from 'vitest';
import { type BalanceExport, toBalanceFile } from '../../../../src/views/popup/balance-file.ts';
import { changeAt } from './samples.ts';

const most = '9'.repeat(78);
const history: BalanceExport = {
  chainId: 1,
  address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
  unit: { symbol: 'ETH', decimals: 18 },
  changes: [
    changeAt(3, { value: most, delta: `-${most}`, approximateTime: '2026-11-01T00:03:00.000Z' }),
    changeAt(2, { value: '0', delta: null, approximateTime: null, transactionHash: null }),
    changeAt(1, { value: '-1', delta: '-5', approximateTime: null, transactionHash: null }),
  ],
  asOf: '2026-11-21T10:00:00Z',
  isComplete: false,
};
const textOf = (of: BalanceExport, form: 'csv' | 'json') => [...toBalanceFile(of, form).pieces].join('');

test('CSV has what it is of, and every digit; negative numbers stay numbers', () => {
  expect(textOf(history, 'csv').split('\r\n')).toEqual([
    '# what: Hashlens balance history',
    '# chain_id: 1',
    '# chain: Ethereum',
    '# address: 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    '# coin: ETH',
    '# decimals: 18',
    '# as_of: 2026-11-21T10:00:00Z',
    '# is_complete: false',
    '# count: 3',
    'block_number,approximate_time,balance_wei,balance,change_wei,change,transaction_hash',
    `3,2026-11-01T00:03:00.000Z,${most},${'9'.repeat(60)}.${'9'.repeat(18)},-${most},-${'9'.repeat(60)}.${'9'.repeat(18)},0x${'cd'.repeat(32)}`,
    '2,,0,0,,,',
    '1,,-1,-0.000000000000000001,-5,-0.000000000000000005,',
    '',
  ]);
});

test('JSON has the same as strings', () => {
  const file = JSON.parse(textOf(history, 'json'));

  expect(file).toMatchObject({ chain_id: 1, address: expect.stringMatching(/^0xd8dA/), is_complete: false, count: 3 });
  expect(file.changes[0]).toMatchObject({ balance_wei: most, change_wei: `-${most}` });
  expect(file.changes[1]).toMatchObject({ change_wei: null, change: null, approximate_time: null });
  expect(file.changes[2].change).toBe('-0.000000000000000005');
});

test.for(['csv', 'json'] as const)('a file of nothing is whole: %s', (form) => {
  const text = textOf({ ...history, changes: [], asOf: null }, form);

  if (form === 'json') expect(JSON.parse(text)).toMatchObject({ changes: [], as_of: null });
  else expect(text.split('\r\n')).toHaveLength(11);
});

test('the name has the chain, the address and the day', () => {
  expect(toBalanceFile(history, 'csv').name).toBe(
    'hashlens-balance-1-0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045-2026-11-21.csv',
  );
});

test('a coin without decimals has no point', () => {
  const text = textOf(
    { ...history, unit: { symbol: 'X', decimals: 0 }, changes: [changeAt(1, { value: '7' })] },
    'csv',
  );

  expect(text).toContain(',7,7,');
});
