import { expect, test } from 'vitest';
import { toTransfersFile } from '../../../../src/views/popup/transfers-file.ts';
import { addressOf, transferAt } from './samples.ts';

const contract = `0x${'ed'.repeat(20)}`;
const tokenId = '7'.repeat(78);
const amount = '9'.repeat(78);
const hostile = addressOf(`0x${'33'.repeat(20)}`, '=HYPERLINK("https://evil.example")');
const transfers = [
  transferAt(9, {
    tokenType: 'ERC-1155',
    to: hostile,
    method: '@SUM(A1)',
    total: { tokenId, value: amount, decimals: null, tokenInstance: null },
  }),
  transferAt(8, { from: null, timestamp: null, total: null, method: null }),
];
const about = {
  chainId: 1,
  reference: { kind: 'token-instance', contract, tokenId } as const,
  transfers,
  asOf: '2026-11-21T10:00:00Z',
  isComplete: false,
};
const read = (form: 'csv' | 'json') => [...toTransfersFile(about, form).pieces].join('');

test('JSON has every transfer with every digit', () => {
  const { transfers: rows, ...head } = JSON.parse(read('json'));

  expect(head).toMatchObject({ chain_id: 1, token_id: tokenId, as_of: about.asOf, is_complete: false, count: 2 });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ amount, block_number: 14_000_009, log_index: 9, move: 'transferred' });
  expect(rows[1]).toMatchObject({ from: null, time: null, amount: null });
});

test('CSV has no cell that a spreadsheet would run', () => {
  const lines = read('csv').split('\r\n');
  const row = lines.find((line) => line.includes(amount)) ?? '';

  expect(lines[0]).toBe('# what: Hashlens NFT transfers');
  expect(lines.at(-1)).toBe('');
  expect(row).toContain(`,${amount},`);
  expect(row).toContain("'@SUM(A1)");
  expect(row).not.toMatch(/(?:^|,)"?[=@]/);
  expect(row).toContain('0x3333333333333333333333333333333333333333');
});

test('the file is named after what is in it', () => {
  const { name, type } = toTransfersFile(about, 'csv');

  expect(name).toMatch(/^hashlens-nft-1-0x[\da-fA-F]{40}-7+.*\.csv$/);
  expect(type).toContain('text/csv');
});
