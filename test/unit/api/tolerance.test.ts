import { expect, test } from 'vitest';
import type { Json } from '../../../src/models/json.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { buildBareAddress } from '../models/bare.ts';
import { fullTransfer, leastTransaction } from './full-answers.ts';
import { chain, createService, hash, json, raw } from './service.ts';

async function readText(body: string): Promise<Transaction> {
  const reply = await createService([raw(body)]).explorer.readTransaction({ chain, hash });
  if (!reply.ok) {
    throw new Error(JSON.stringify(reply));
  }

  return reply.value;
}

async function readTransfer(changes: Record<string, unknown>) {
  const body = { ...leastTransaction, token_transfers: [{ ...fullTransfer, ...changes }] };
  const value = await readText(JSON.stringify(body));

  return value.tokenTransfers[0];
}

test('an own __proto__ key stays a plain key and changes no prototype', async () => {
  const body = JSON.stringify(leastTransaction).slice(0, -1);

  const { extra, from } = await readText(
    `${body},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"newer":{"__proto__":[2]}}`,
  );

  expect(Object.getPrototypeOf(extra)).toBe(Object.prototype);
  expect(Object.keys(extra)).toEqual(['__proto__', 'constructor', 'newer']);
  expect(Object.getOwnPropertyDescriptor(extra, '__proto__')?.value).toEqual({ polluted: 1 });
  expect(JSON.stringify(extra.newer)).toBe('{"__proto__":[2]}');
  expect('polluted' in from || 'polluted' in {}).toBe(false);
});

test('a __proto__ key does not replace a missing field', async () => {
  const { explorer } = createService([raw(`{"__proto__":${JSON.stringify(leastTransaction)}}`)]);

  expect(await explorer.readTransaction({ chain, hash })).toMatchObject({ ok: false, failure: { at: 'hash' } });
});

test.for<[string, string, string]>([
  ['brackets', '[', ']'],
  ['braces', '{"a":', '}'],
])('a bomb of %s ends in null instead of overflowing', async ([, open, close]) => {
  const start = JSON.stringify(leastTransaction).slice(0, -1);

  const { extra } = await readText(`${start},"deep":${open.repeat(200_000)}1${close.repeat(200_000)}}`);

  expect(JSON.stringify(extra)).toBe(`{"deep":${open.repeat(40)}null${close.repeat(40)}}`);
});

test('hostile text is passed on as it is', async () => {
  const name = `\u202e${'x'.repeat(1000)}\u200b<b>`;

  const { from } = await readText(JSON.stringify({ ...leastTransaction, from: { hash: '0x1', name } }));

  expect(from.name).toBe(name);
});

test('an address may say nothing but its hash', async () => {
  const { to } = await readText(JSON.stringify({ ...leastTransaction, to: { hash: '0x1', implementations: null } }));

  expect(to).toEqual(buildBareAddress({ hash: '0x1' }));
});

test.for<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['numbers as text', { log_index: '1', block_number: '12345', block_hash: '1' }, { logIndex: 1, blockNumber: 12345 }],
  ['an embedded one without time and method', { timestamp: null, method: null }, { timestamp: null, method: null }],
  ['no type of its own', { token_type: undefined }, { tokenType: 'ERC-1155' }],
  ['no token', { token: null, token_type: undefined }, { token: null, tokenType: null }],
  ['a token without address', { token: { name: 'x' }, token_type: undefined }, { token: null }],
  ['no total', { total: null }, { total: null }],
  ['no sender', { from: null }, { from: null }],
  ['no transaction', { transaction_hash: null }, { transactionHash: null }],
  [
    'an amount only',
    { total: { value: '1000000', decimals: '6' } },
    { total: { tokenId: null, value: '1000000', decimals: '6', tokenInstance: null } },
  ],
  [
    'nothing known of what moved',
    { total: { token_id: null, value: null, decimals: null } },
    { total: { tokenId: null, value: null, decimals: null, tokenInstance: null } },
  ],
  ['decimals no contract can have', { total: { value: '1', decimals: '999999999' } }, { total: { decimals: null } }],
  ['an unknown type', { type: 'token_teleport' }, { type: 'token_teleport' }],
])('a transfer with %s is read', async ([, changes, expected]) => {
  const transfer = await readTransfer(changes);

  expect(transfer).toMatchObject({
    ...expected,
    ...(expected.total ? { total: expect.objectContaining(expected.total) } : {}),
  });
});

test.for<[Json]>([[null], ['text'], [[1, 'two']], [{ attributes: [{ value: { deep: true } }] }], [0]])(
  'the metadata %j of an instance is kept',
  async ([metadata]) => {
    const transfer = await readTransfer({ total: { token_id: '7', token_instance: { id: 7, metadata, owner: null } } });

    expect(transfer?.total?.tokenInstance).toMatchObject({ id: '7', metadata, owner: null, thumbnails: null });
  },
);

test('two explorers do not share what they received', async () => {
  const first = createService([json(leastTransaction)]);
  const second = createService([json({ ...leastTransaction, value: '5' })]);

  const replies = await Promise.all([first, second].map(({ explorer }) => explorer.readTransaction({ chain, hash })));

  expect(replies).toMatchObject([{ value: { value: '0' } }, { value: { value: '5' } }]);
});
