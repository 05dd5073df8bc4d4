import { expect, test } from 'vitest';
import type { Explorer } from '../../../src/api/api-client.ts';
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

type Case = [title: string, field: string, ask: (explorer: Explorer) => Promise<unknown>];
type Asked<N extends 'readTransaction' | 'readBalancePage' | 'readTransfersPage'> = Partial<Parameters<Explorer[N]>[0]>;

const transaction = (asked: Asked<'readTransaction'>) => (explorer: Explorer) =>
  explorer.readTransaction({ chain, hash, ...asked });
const balances = (asked: Asked<'readBalancePage'>) => (explorer: Explorer) =>
  explorer.readBalancePage({ chain, address, ...asked });
const transfers = (asked: Asked<'readTransfersPage'>) => (explorer: Explorer) =>
  explorer.readTransfersPage({ chain, contract: address, tokenId: '7', ...asked });

const refused: Case[] = [
  ...wrongHashes.map((hash): Case => [`the hash ${JSON.stringify(hash)}`, 'hash', transaction({ hash })]),
  ...wrongAddresses.flatMap((wrong): Case[] => [
    [`the address ${JSON.stringify(wrong)}`, 'address', balances({ address: wrong })],
    [`the contract ${JSON.stringify(wrong)}`, 'address', transfers({ contract: wrong })],
  ]),
  ...wrongTokenIds.map(
    (tokenId): Case => [`the token id ${JSON.stringify(tokenId)}`, 'tokenId', transfers({ tokenId })],
  ),
  ...wrongChains.flatMap((id): Case[] => [
    [`the chain ${id} for a transaction`, 'chain', transaction({ chain: { id, name: 'x' } })],
    [`the chain ${id} for balances`, 'chain', balances({ chain: { id, name: 'x' } })],
    [`the chain ${id} for transfers`, 'chain', transfers({ chain: { id, name: 'x' } })],
  ]),
  ...wrongBlocks.map((blockNumber): Case => [`the block ${blockNumber}`, 'blockNumber', balances({ blockNumber })]),
  ...wrongCounts.map((itemsCount): Case => [`${itemsCount} items`, 'itemsCount', balances({ itemsCount })]),
  ...wrongCursors.flatMap(([field, next]): Case[] => [
    [`the balance cursor ${JSON.stringify(next)}`, field, balances({ next })],
    [`the transfers cursor ${JSON.stringify(next)}`, field, transfers({ next })],
  ]),
  ...['0', '51', '1.5', 'x'].map(
    (items_count): Case => [
      `a balance cursor of ${items_count} items`,
      'items_count',
      balances({ next: { block_number: '1', items_count } }),
    ],
  ),
  ...['1.5', 'x', ''].map(
    (index): Case => [
      `a transfers cursor with the index ${JSON.stringify(index)}`,
      'index',
      transfers({ next: { block_number: '1', index } }),
    ],
  ),
  ...['null', '01'].map(
    (token_id): Case => [
      `a transfers cursor with the token id ${token_id}`,
      'token_id',
      transfers({ next: { block_number: '1', token_id } }),
    ],
  ),
];

test.for(refused)('%s is refused without a request', async ([, field, ask]) => {
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
