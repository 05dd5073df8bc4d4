import { expect, test } from 'vitest';
import { sampleAccounts } from '../../../../src/api/sample/sample-accounts.ts';
import { ask, askPages, now } from './ask-sample.ts';

const accounts = sampleAccounts.map((account) => [`${account.address} on ${account.chainId}`, account] as const);
const mara = '/1/api/v2/addresses/0xfd85574679cc42eaffbf473fda1b07692167e6d4/coin-balance-history';

function toRows(path: string) {
  return askPages(path).flatMap(({ items }) => items);
}

test.for(accounts)('balances of %s are exact sums of their deltas', ([, { chainId, address, finalWei }]) => {
  const rows = toRows(`/${chainId}/api/v2/addresses/${address}/coin-balance-history`);

  let balance = 0n;
  for (const { delta, value } of rows.toReversed()) {
    balance += BigInt(String(delta));
    expect(String(value)).toBe(String(balance));
    expect(balance >= 0n).toBe(true);
    expect(BigInt(String(delta))).not.toBe(0n);
  }

  expect(balance).toBe(finalWei);
});

test.for(accounts)('blocks and times of %s fall strictly and agree', ([, { chainId, address }]) => {
  const rows = toRows(`/${chainId}/api/v2/addresses/${address}/coin-balance-history`);

  const blocks = rows.map(({ block_number: block }) => Number(block));
  const times = rows.map(({ block_timestamp: time }) => String(time));

  expect(blocks).toEqual([...new Set(blocks)].sort((a, b) => b - a));
  expect(times).toEqual([...times].sort((a, b) => Date.parse(b) - Date.parse(a)));
  expect(times.every((time) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(time) && Date.parse(time) < now)).toBe(true);
});

test('a year of changes comes in four pages that chain to the end without a gap', () => {
  const pages = askPages(mara);

  expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 50, 10]);
  expect(pages.at(-1)?.next_page_params).toBeNull();
  const days = (now - Date.parse(String(pages.at(-1)?.items.at(-1)?.block_timestamp))) / 86_400_000;
  expect(days).toBeGreaterThan(360);
  expect(days).toBeLessThan(366);
});

test('a smaller page size gives the same rows in more pages', () => {
  const { items } = ask(`${mara}?items_count=7`) as { items: unknown[] };

  const { next_page_params: next } = ask(`${mara}?items_count=7`) as { next_page_params: { items_count: number } };

  expect(items).toEqual(toRows(mara).slice(0, 7));
  expect(next.items_count).toBe(7);
});

test('some changes have no transaction', () => {
  const rows = toRows(mara);

  const without = rows.filter(({ transaction_hash: hash }) => hash === null);

  expect(without.length).toBeGreaterThan(5);
  expect(without.length).toBeLessThan(rows.length / 2);
});

test.for(accounts)('each change of %s is what its transaction moved', ([, { chainId, address }]) => {
  const rows = toRows(`/${chainId}/api/v2/addresses/${address}/coin-balance-history`);

  for (const { transaction_hash: hash, delta, block_number: block } of rows) {
    if (hash === null) continue;
    const transaction = ask(`/${chainId}/api/v2/transactions/${hash}`) as {
      value: string;
      fee: { value: string };
      from: { hash: string };
      to: { hash: string };
      block_number: number;
    };
    const value = BigInt(transaction.value);
    const paid = value + BigInt(transaction.fee.value);
    expect(transaction.block_number).toBe(block);
    expect([transaction.from.hash, transaction.to.hash]).toContain(address);
    expect(String(delta)).toBe(String(transaction.from.hash === address ? -paid : value));
  }
});

test('the same moment gives the same bytes', () => {
  const first = JSON.stringify(ask(mara));

  const again = JSON.stringify(ask(mara));

  expect(again).toBe(first);
});
