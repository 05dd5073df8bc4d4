import { expect, test } from 'vitest';
import type { Explorer } from '../../../src/explorer/explorer.ts';
import type { Cursor } from '../../../src/models/token.ts';
import { address, chain, createService, hash, operations } from './service.ts';

const wrongHashes = [
  '',
  hash.slice(1),
  hash.slice(0, -1),
  `${hash}0`,
  `${hash}\n`,
  hash.replace('0x', '0X'),
  `0x${'g'.repeat(64)}`,
];
const wrongAddresses = ['', address.slice(0, -1), `${address}/`, `${address}?x`, `0х${'1'.repeat(40)}`, hash];
const wrongTokenIds = ['', ' 7', '07', '+7', '1.5', '1e3', '0x7', '--1', '7/..', '7\n', '٧'];
const wrongChains = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60];
const wrongBlocks = [-1, 1.5, Number.NaN, 2 ** 60];
const wrongCounts = [0, 51, -1, 1.5, Number.NaN];
const wrongCursors: [field: string, cursor: Cursor][] = [
  ['block_number', { block_number: '-1' }],
  ['block_number', { block_number: '' }],
  ['block_number', { block_number: '5&apikey=x' }],
  ['next', {}],
  ['next', { apikey: 'x', key: 'y' }],
];

type Case = { title: string; field: string; ask: (explorer: Explorer) => Promise<unknown> };

const refused: Case[] = [
  ...wrongHashes.map(
    (wrong): Case => ({
      title: `the hash ${JSON.stringify(wrong)}`,
      field: 'hash',
      ask: (explorer) => explorer.readTransaction({ chain, hash: wrong }),
    }),
  ),
  ...wrongAddresses.flatMap((wrong): Case[] => [
    {
      title: `the address ${JSON.stringify(wrong)}`,
      field: 'address',
      ask: (explorer) => explorer.readBalancePage({ chain, address: wrong }),
    },
    {
      title: `the contract ${JSON.stringify(wrong)}`,
      field: 'address',
      ask: (explorer) => explorer.readTransfersPage({ chain, contract: wrong, tokenId: '7' }),
    },
  ]),
  ...wrongTokenIds.map(
    (wrong): Case => ({
      title: `the token id ${JSON.stringify(wrong)}`,
      field: 'tokenId',
      ask: (explorer) => explorer.readTransfersPage({ chain, contract: address, tokenId: wrong }),
    }),
  ),
  ...wrongChains.flatMap((id): Case[] => [
    {
      title: `the chain ${id} for a transaction`,
      field: 'chain',
      ask: (explorer) => explorer.readTransaction({ chain: { id, name: 'x' }, hash }),
    },
    {
      title: `the chain ${id} for balances`,
      field: 'chain',
      ask: (explorer) => explorer.readBalancePage({ chain: { id, name: 'x' }, address }),
    },
    {
      title: `the chain ${id} for transfers`,
      field: 'chain',
      ask: (explorer) => explorer.readTransfersPage({ chain: { id, name: 'x' }, contract: address, tokenId: '7' }),
    },
  ]),
  ...wrongBlocks.map(
    (blockNumber): Case => ({
      title: `the block ${blockNumber}`,
      field: 'blockNumber',
      ask: (explorer) => explorer.readBalancePage({ chain, address, blockNumber }),
    }),
  ),
  ...wrongCounts.map(
    (itemsCount): Case => ({
      title: `${itemsCount} items`,
      field: 'itemsCount',
      ask: (explorer) => explorer.readBalancePage({ chain, address, itemsCount }),
    }),
  ),
  ...wrongCursors.flatMap(([field, next]): Case[] => [
    {
      title: `the balance cursor ${JSON.stringify(next)}`,
      field,
      ask: (explorer) => explorer.readBalancePage({ chain, address, next }),
    },
    {
      title: `the transfers cursor ${JSON.stringify(next)}`,
      field,
      ask: (explorer) => explorer.readTransfersPage({ chain, contract: address, tokenId: '7', next }),
    },
  ]),
  ...['0', '51', '1.5', 'x'].map(
    (items_count): Case => ({
      title: `a balance cursor of ${items_count} items`,
      field: 'items_count',
      ask: (explorer) => explorer.readBalancePage({ chain, address, next: { block_number: '1', items_count } }),
    }),
  ),
  ...['1.5', 'x', ''].map(
    (index): Case => ({
      title: `a transfers cursor with the index ${JSON.stringify(index)}`,
      field: 'index',
      ask: (explorer) =>
        explorer.readTransfersPage({ chain, contract: address, tokenId: '7', next: { block_number: '1', index } }),
    }),
  ),
  ...['null', '01'].map(
    (token_id): Case => ({
      title: `a transfers cursor with the token id ${token_id}`,
      field: 'token_id',
      ask: (explorer) =>
        explorer.readTransfersPage({ chain, contract: address, tokenId: '7', next: { block_number: '1', token_id } }),
    }),
  ),
];

test.for(refused)('$title is refused without a request', async ({ field, ask }) => {
  const service = createService([]);

  const reply = await ask(service.explorer);

  expect(reply).toEqual({
    ok: false,
    failure: { kind: 'malformed-input', field, expected: expect.stringMatching(/\w/) },
  });
  expect(service.requests).toHaveLength(0);
});

test.for(operations)('without a key a $name is refused without a request', async ({ ask }) => {
  for (const key of ['', '  ']) {
    const service = createService([], { access: { baseUrl: 'https://api.example.org', apiKey: key } });

    expect(await ask(service.explorer)).toEqual({ ok: false, failure: { kind: 'no-key' } });
    expect(service.requests).toHaveLength(0);
  }
});

test.for(['', 'api.example.org', 'ftp://api.example.org', 'javascript:alert(1)', 'https://user:word@api.example.org'])(
  'the API address %j is refused without a request',
  async (baseUrl) => {
    const service = createService([], { access: { baseUrl, apiKey: 'k' } });

    expect(await service.explorer.readTransaction({ chain, hash })).toMatchObject({
      ok: false,
      failure: { kind: 'malformed-input', field: 'baseUrl' },
    });
    expect(service.requests).toHaveLength(0);
  },
);
