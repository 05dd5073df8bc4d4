import { expect, test } from 'vitest';
import type { TokenTransfer } from '../../../../src/models/token.ts';
import { toHolderSpans } from '../../../../src/ui/popup/nft/nft-head.tsx';
import { toTransfersFile } from '../../../../src/ui/popup/nft/transfers-export.ts';
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
  isSample: false,
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

  expect(lines[0]).toMatch(/^\ufeff[a-z_]+,/);
  expect(lines).toContain('# what: Hashlens NFT transfers');
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

test('a file of the sample says so in its name and in the first column of each row', () => {
  const { name, pieces } = toTransfersFile({ ...about, isSample: true }, 'csv');
  const rows = [...pieces].filter((line) => !line.startsWith('#'));

  expect(name).toMatch(/^hashlens-sample-nft-1-0x/);
  expect(rows.map((row) => row.split(',', 1)[0])).toEqual(['\ufeffsource', 'sample', 'sample']);
});

const zero = addressOf(`0x${'0'.repeat(40)}`);
const [anna, ben] = [addressOf(`0x${'aa'.repeat(20)}`, 'anna.eth'), addressOf(`0x${'bb'.repeat(20)}`, 'ben.eth')];
const day = (number: number) => `2025-06-${String(number).padStart(2, '0')}T00:00:00Z`;
const ms = (number: number) => Date.parse(day(number));
const now = ms(30);

const mint = (to = anna, at = 1) => transferAt(1, { type: 'token_minting', from: zero, to, timestamp: day(at) });
const move = (from: typeof anna, to: typeof anna, at: number) => transferAt(at, { from, to, timestamp: day(at) });
const burn = (from: typeof anna, at: number) =>
  transferAt(at, { type: 'token_burning', from, to: zero, timestamp: day(at) });

const say = (transfers: TokenTransfer[]) =>
  toHolderSpans(transfers, now).map(({ holder, fromMs, untilMs }) => [
    holder?.ensDomainName ?? null,
    (fromMs - ms(0 + 1)) / 86_400_000 + 1,
    (untilMs - ms(1)) / 86_400_000 + 1,
  ]);

test('each holder has its time, the last one until now', () => {
  expect(say([move(anna, ben, 11), mint()])).toEqual([
    ['anna.eth', 1, 11],
    ['ben.eth', 11, 30],
  ]);
});

test('after a burn it has no holder', () => {
  expect(say([burn(ben, 20), move(anna, ben, 11), mint()])).toEqual([
    ['anna.eth', 1, 11],
    ['ben.eth', 11, 20],
    [null, 20, 30],
  ]);
});

test('an owner twice in a row held it once, and an owner for no time at all never did', () => {
  expect(say([move(ben, anna, 11), move(anna, ben, 11), move(anna, anna, 5), mint()])).toEqual([
    ['anna.eth', 1, 11],
    ['anna.eth', 11, 30],
  ]);
});

test('a clock that runs behind makes no time negative', () => {
  expect(toHolderSpans([mint(anna, 30)], ms(1))).toEqual([]);
  expect(say([mint(ben, 5), move(anna, ben, 11)]).every(([, from, until]) => Number(from) < Number(until))).toBe(true);
});

test('there is no list of holders if several may hold it, a time is unknown or a transfer unreadable', () => {
  expect(say([{ ...move(anna, ben, 11), unread: 1 }, mint()])).toEqual([]);
  expect(say([{ ...mint(), tokenType: 'ERC-1155' }])).toEqual([]);
  expect(say([{ ...move(anna, ben, 11), timestamp: null }, mint()])).toEqual([]);
  expect(say([])).toEqual([]);
});
