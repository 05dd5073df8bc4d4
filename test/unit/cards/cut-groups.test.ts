import { expect, test } from 'vitest';
import { toJsonRows } from '../../../src/cards/json-rows.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { bareInstance } from '../models/bare.ts';
import { buildAddress, ofTransaction } from './build-models.ts';
import { azuki, between, nft, pool, sender } from './sentences/cast.ts';

const at = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
const hashOf = (index: string) => `0x${index.padStart(4, '0').repeat(10)}`;
const named = (word: string, index: string) => ({ name: `${word}${index}`, addressHash: hashOf(index) });

const transferOf = (id: string, from: string = pool) => {
  const transfer = between(from, sender, nft(id, { ...azuki, name: `Set${id}`, addressHash: hashOf(id) }));
  const total = {
    tokenId: id,
    value: null,
    decimals: null,
    tokenInstance: { ...bareInstance, id, metadata: { name: `Piece${id}` } },
  };
  return { ...transfer, from: buildAddress({ hash: from, name: `Giver${id}` }), total };
};

const make = (transaction: Partial<Transaction>) => ofTransaction(transaction).details ?? [];

const read = (rows: ReturnType<typeof make>, label: string) =>
  rows.filter((row) => row.label === label).map(({ parts }) => parts.map(({ text }) => text).join(' '));

test('ten NFTs, their collections and their owners are all shown', () => {
  const rows = make({ tokenTransfers: at(10).map((id) => transferOf(id, hashOf(`9${id}`))) });

  const text = JSON.stringify(rows);
  for (const id of at(10)) expect(text).toContain(`Piece${id}"`);
  for (const id of at(10)) expect(text).toContain(`“Set${id}”`);
  for (const id of at(10)) expect(text).toContain(`“Giver${id}”`);
  expect(text).not.toContain('more in the block explorer');
});

test('of more transfers the rest is counted', () => {
  const rows = make({ tokenTransfers: at(13).map((id) => transferOf(id)) });

  expect(read(rows, 'Transfers')).toEqual(['3 more in the block explorer']);
});

test('of more accounts than ten the rest is counted', () => {
  const rows = make({
    tokenTransfers: at(10).map((id) => ({
      ...transferOf(id, hashOf(`9${id}`)),
      to: buildAddress({ hash: hashOf(`8${id}`), name: `Taker${id}` }),
    })),
  });

  expect(read(rows, 'Accounts')).toEqual(['10 more in the block explorer']);
});

test('a contract of twenty parts names them all, and counts more', () => {
  const parts = at(22).map((index) => named('Facet', index));

  const rows = make({ to: buildAddress({ hash: pool, implementations: parts }) });

  expect(read(rows, 'To implementation')).toHaveLength(21);
  expect(read(rows, 'To implementation').at(19)).toContain('Facet20');
  expect(read(rows, 'To implementation').at(20)).toBe('2 more in the block explorer');
});

test('of more authorizations the rest is counted', () => {
  const one = { addressHash: pool, authority: sender, chainId: 1, nonce: '1', r: null, s: null, v: null, status: null };

  const rows = make({ authorizationList: at(15).map(() => one) });

  expect(read(rows, 'Authorizations')).toEqual(['3 more in the block explorer']);
});

test('of more unknown fields in a transfer the rest is counted', () => {
  const extra = Object.fromEntries(at(20).map((index) => [`field_${index}`, index]));

  const rows = make({ tokenTransfers: at(10).map((id) => ({ ...transferOf(id), extra })) });

  expect(read(rows, 'Transfer 1')).toContain('12 more in the block explorer');
  expect(read(rows, 'Unknown fields')).toEqual(['80 more rows in the block explorer']);
});

test('of more values of any JSON the rest is counted', () => {
  const value = { a: at(5), b: [['x'], null, ''], c: { d: true } };

  const rows = toJsonRows(value, { label: 'Part', most: 3 });

  expect(rows.map(({ label, parts }) => `${label}: ${parts[0]?.text}`)).toEqual([
    'Part a 1: 1',
    'Part a 2: 2',
    'Part a 3: 3',
    'Part: 4 more in the block explorer',
  ]);
});

test('what fits is not reported as cut', () => {
  expect(toJsonRows({ a: '1', b: '2', c: '' }, { label: '', most: 2 })).toHaveLength(2);
});
