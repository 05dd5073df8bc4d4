import { expect, test } from 'vitest';
import type { TransfersPageQuestion } from '../../../src/api/read-pages.ts';
import { fullTransfer, fullTransferModel } from './full-answers.ts';
import tables from './read-transfers-page.json' with { type: 'json' };
import { address, apiKey, asOf, chain, createService, json, queryOf } from './service.ts';

function read(items: unknown[], question: Partial<TransfersPageQuestion> = {}) {
  const { explorer } = createService([json({ items, next_page_params: null })]);

  return explorer.readTransfersPage({ chain, contract: address, tokenId: '7', ...question });
}

test('every field of the specification is read', async () => {
  const { explorer } = createService([
    json({ items: [fullTransfer], next_page_params: { block_number: 12, index: 3, token_id: '7' } }),
  ]);

  const reply = await explorer.readTransfersPage({ chain, contract: address, tokenId: '7' });

  expect(reply).toEqual({
    ok: true,
    value: { transfers: [fullTransferModel], next: { block_number: '12', index: '3', token_id: '7' } },
    asOf,
    credits: 20,
    fresh: true,
  });
});

test.for(tables.sent)(
  '$what is sent in path and query, and nothing else',
  async ({ question, tokenId, parameters: expected }) => {
    const service = createService([json({ items: [], next_page_params: null })]);

    await service.explorer.readTransfersPage({ chain, contract: address, tokenId: '7', ...question });

    expect(service.urls()[0]?.pathname).toBe(`/8453/api/v2/tokens/${address}/instances/${tokenId}/transfers`);
    expect(queryOf(service.urls()[0])).toEqual({ ...expected, apikey: apiKey });
  },
);

test('an unknown token id has no transfers', async () => {
  expect(await read([])).toMatchObject({ ok: true, value: { transfers: [], next: null } });
});

test.for<[string, Record<string, unknown>]>([
  ['of another contract', { token: { address_hash: `0x${'1'.repeat(40)}` } }],
  ['of another token id', { total: { token_id: '8' } }],
])('an answer with a transfer %s is refused', async ([, changes]) => {
  const reply = await read([fullTransfer, { ...fullTransfer, ...changes }]);

  expect(reply).toEqual({ ok: false, failure: { kind: 'other-answer' } });
});

test.for<[string, Record<string, unknown>]>([
  ['the address in another case', { token: { address_hash: address.toUpperCase().replace('0X', '0x') } }],
  ['no token', { token: null }],
  ['no token id', { total: { value: '1' } }],
  ['no total', { total: null }],
  ['the token id as number', { total: { token_id: 7 } }],
  ['a time more than a day after the answer, which is none', { timestamp: '2106-02-07T06:28:15Z' }],
])('a transfer with %s belongs to the question', async ([, changes]) => {
  const reply = await read([{ ...fullTransfer, ...changes }]);

  const timestamp = 'timestamp' in changes ? null : fullTransfer.timestamp;
  expect(reply).toMatchObject({ ok: true, value: { transfers: [{ logIndex: 3, timestamp }] } });
});

test.for<[string, Record<string, unknown>, number]>([
  ['the same', {}, 1],
  ['the same with another method', { method: 'later known' }, 1],
  ['of another log', { log_index: 4 }, 2],
  ['of another transaction', { transaction_hash: `0x${'2'.repeat(64)}` }, 2],
  ['of another block', { block_number: 99_999_999 }, 2],
  ['to another address', { to: { ...fullTransfer.to, hash: `0x${'3'.repeat(40)}` } }, 2],
  ['of the same log with another amount', { total: { ...fullTransfer.total, value: '6' } }, 2],
])('a transfer that is sent again, %s, makes %j rows', async ([, changes, count]) => {
  const other = { ...fullTransfer, log_index: 2 };
  const reply = await read([{ ...fullTransfer, ...changes }, other, null, fullTransfer]);

  const transfers = reply.ok ? reply.value.transfers : [];
  expect(transfers).toHaveLength(count + 1);
  expect(transfers.at(-1)).toMatchObject({ logIndex: 2, unread: 1 });
});

test('equal transfers whose log is unknown stay: they may be two', async () => {
  const reply = await read([fullTransfer, fullTransfer].map((one) => ({ ...one, log_index: null })));

  expect(reply.ok && reply.value.transfers).toHaveLength(2);
});

test.for(tables.unreadable)('an entry that is $what is left out, and is senseless if most are', async ({ entry }) => {
  expect(await read([fullTransfer, entry])).toMatchObject({ ok: true, value: { transfers: [{ unread: 1 }] } });
  expect(await read([entry])).toEqual({ ok: false, failure: { kind: 'senseless-answer', at: 'items' } });
});

test.for<[string, unknown]>([
  ['items', { next_page_params: null }],
  ['items', { message: 'Not found' }],
  ['answer', 'Internal server error'],
])('a page whose %s does not fit is senseless', async ([at, body]) => {
  const { explorer } = createService([json(body)]);

  const reply = await explorer.readTransfersPage({ chain, contract: address, tokenId: '7' });

  expect(reply).toEqual({ ok: false, failure: { kind: 'senseless-answer', at } });
});

test.for([null, undefined, 'first', -1, 1.5])('a transfer whose log index is %j keeps its page', async (log_index) => {
  const reply = await read([fullTransfer, { ...fullTransfer, log_index }]);

  expect(reply).toMatchObject({ ok: true, value: { transfers: [{ logIndex: 3 }, { logIndex: null }] } });
});
