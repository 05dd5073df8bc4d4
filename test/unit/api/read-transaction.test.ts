import { expect, test } from 'vitest';
import type { Reply } from '../../../src/models/failure.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { fullTransaction, fullTransactionModel, fullTransfer, leastTransaction } from './full-answers.ts';
import tables from './read-transaction.json' with { type: 'json' };
import { apiKey, asOf, chain, createService, hash, json, queryOf, raw } from './service.ts';

async function read(body: unknown): Promise<Reply<Transaction>> {
  return createService([json(body)]).explorer.readTransaction({ chain, hash });
}

async function readValue(changes: Record<string, unknown>): Promise<Transaction | undefined> {
  const reply = await read({ ...leastTransaction, ...changes });

  return reply.ok ? reply.value : undefined;
}

test('every field of the specification is read', async () => {
  const reply = await read(fullTransaction);

  expect(reply).toEqual({ ok: true, value: fullTransactionModel, asOf, credits: 20, fresh: true });
});

test('the path and the key are sent, and nothing else', async () => {
  const service = createService([json(fullTransaction)]);

  await service.explorer.readTransaction({ chain, hash });

  expect(service.urls().map(({ origin, pathname }) => origin + pathname)).toEqual([
    `https://api.example.org/8453/api/v2/transactions/${hash}`,
  ]);
  expect(queryOf(service.urls()[0])).toEqual({ apikey: apiKey });
});

test('everything but hash, from and value may be absent', async () => {
  const reply = await read(leastTransaction);

  expect(reply).toMatchObject({
    ok: true,
    value: {
      state: 'unknown',
      to: null,
      fee: { type: null, value: null },
      tokenTransfers: [],
      arbitrum: null,
      extra: {},
    },
  });
});

test('everything but hash, from and value may be null', async () => {
  const nulls = Object.fromEntries(Object.keys(fullTransaction).map((name) => [name, null]));

  const value = await readValue({ ...nulls, ...leastTransaction });

  expect(value).toMatchObject({ gasPrice: null, confirmationDurationMs: [], transactionTypes: [], revertReason: null });
  expect(value?.extra).toEqual({ fhe_operations_count: null });
});

test('a field of a wrong type is null, and spoils nothing else', async () => {
  const wrong = Object.fromEntries(Object.keys(fullTransaction).map((name) => [name, { not: ['this'] }]));

  const value = await readValue({ ...wrong, ...leastTransaction });

  expect(value).toMatchObject({
    hash: hash.toLowerCase(),
    state: 'unknown',
    nonce: null,
    gasUsed: null,
    exchangeRate: null,
    timestamp: null,
    isPendingUpdate: null,
    to: null,
    decodedInput: null,
    tokenTransfers: [],
    authorizationList: [],
  });
});

test.for(tables.changes)('$what', async ({ changes, expected }) => {
  expect(await readValue(changes)).toMatchObject(expected);
});

test.for(tables.parts)('$what', async ({ changes, at, expected }) => {
  expect(await readValue(changes)).toHaveProperty(at, expected);
});

test.for(tables.reasons)('the revert reason $written is read', async ({ written, expected }) => {
  const value = await readValue({ revert_reason: written });

  expect(value?.revertReason).toEqual(expected);
});

test.for(tables.calls)('the decoded call $written is read', async ({ written, expected }) => {
  const value = await readValue({ decoded_input: written });

  expect(value?.decodedInput).toEqual(expected);
});

test('unknown fields are kept in every part', async () => {
  const newer = { newer: { deep: [1] } };
  const kept = { extra: newer };
  const decoded = { method_call: 'a()', method_id: '1', parameters: [{ name: 'n', type: 't', value: 'v', ...newer }] };

  const value = await readValue({
    fee: { type: 'actual', value: '1', ...newer },
    decoded_input: { ...decoded, ...newer },
    revert_reason: { ...decoded, ...newer },
    token_transfers: [{ ...fullTransfer, total: { token_id: '7', ...newer } }],
    actions: [{ protocol: 'p', ...newer }],
    authorization_list: [{ address_hash: '0x9', ...newer }],
    arbitrum: {
      commitment_transaction: { hash: '0x1', ...newer },
      confirmation_transaction: { hash: '0x2', ...newer },
      message_related_info: { message_id: 1, ...newer },
    },
  });

  expect(value).toMatchObject({
    fee: kept,
    decodedInput: { ...kept, parameters: [{ name: 'n', ...kept }] },
    revertReason: { input: { ...kept, parameters: [kept] } },
    tokenTransfers: [{ total: kept }],
    actions: [kept],
    authorizationList: [kept],
    arbitrum: { commitmentTransaction: kept, confirmationTransaction: kept, messageRelatedInfo: kept },
  });
});

test.for(tables.statuses)(
  'status $status with result $result in block $block is $state',
  async ({ status, result, block, state: expected }) => {
    const value = await readValue({ status, result, block_number: block });

    expect(value?.state).toBe(expected);
  },
);

test('a token transfer that makes no sense is left out and counts as overflow', async () => {
  const value = await readValue({
    token_transfers: [fullTransfer, { log_index: 'x' }, null],
    token_transfers_overflow: false,
  });

  expect(value?.tokenTransfers).toHaveLength(1);
  expect(value?.tokenTransfersOverflow).toBe(true);
});

test.for<[string, unknown]>([
  ['hash', { ...leastTransaction, hash: undefined }],
  ['from', { ...leastTransaction, from: null }],
  ['from.hash', { ...leastTransaction, from: { hash: null } }],
  ['value', { ...leastTransaction, value: null }],
  ['value', { ...leastTransaction, value: '1.5' }],
  ['value', { ...leastTransaction, value: 1e21 }],
  ['value', { ...leastTransaction, value: '0x10' }],
  ['hash', { message: 'Not found' }],
  ['hash', { error: 'Out of credits' }],
  ['answer', 'Internal server error'],
  ['answer', [leastTransaction]],
  ['answer', null],
])('a 2xx answer whose %s does not fit is refused by its path', async ([at, body]) => {
  expect(await read(body)).toEqual({ ok: false, failure: { kind: 'senseless-answer', at } });
});

test.for<[string, string, Record<string, string>, string]>([
  ['a page of HTML', '<!DOCTYPE html><html><body>Welcome</body></html>', { 'content-type': 'text/html' }, 'html'],
  ['an empty body', '', {}, 'body'],
  ['a cut body', JSON.stringify(fullTransaction).slice(0, 900), { 'content-type': 'application/json' }, 'body'],
])('%s with status 200 is refused', async ([, body, headers, at]) => {
  const { explorer } = createService([raw(body, 200, headers)]);

  expect(await explorer.readTransaction({ chain, hash })).toEqual({
    ok: false,
    failure: { kind: 'senseless-answer', at },
  });
});

test('JSON of another content type is read', async () => {
  const { explorer } = createService([raw(JSON.stringify(leastTransaction), 200, { 'content-type': 'text/plain' })]);

  expect(await explorer.readTransaction({ chain, hash })).toMatchObject({ ok: true });
});

test('an answer about another transaction is refused', async () => {
  const reply = await read({ ...leastTransaction, hash: `0x${'0'.repeat(64)}` });

  expect(reply).toEqual({ ok: false, failure: { kind: 'other-answer' } });
});

test('the case of the hash does not matter', async () => {
  const reply = await read({ ...leastTransaction, hash: hash.toLowerCase() });

  expect(reply).toMatchObject({ ok: true, value: { hash: hash.toLowerCase() } });
});
