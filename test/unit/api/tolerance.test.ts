import { expect, test } from 'vitest';
import type { Json } from '../../../src/models/json.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { buildBareAddress } from '../models/bare.ts';
import { fullTransfer, leastTransaction } from './full-answers.ts';
import { chain, createService, hash, json, raw } from './service.ts';
import rows from './tolerance.json' with { type: 'json' };

async function readText(body: string): Promise<Transaction> {
  const reply = await createService([raw(body)]).explorer.readTransaction({ chain, hash });
  if (!reply.ok) {
    throw new Error(JSON.stringify(reply));
  }

  return reply.value;
}

async function readTransfer(changes: object) {
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

const untyped = [
  { name: 'no type of its own', changes: { token_type: undefined }, expected: { tokenType: 'ERC-1155' } },
  { name: 'no token', changes: { token: null, token_type: undefined }, expected: { token: null, tokenType: null } },
  {
    name: 'a token without address',
    changes: { token: { name: 'x' }, token_type: undefined },
    expected: { token: null },
  },
];

test.for<{ name: string; changes: object; expected: Record<string, unknown> }>([...rows, ...untyped])(
  'a transfer with $name is read',
  async ({ changes, expected }) => {
    const transfer = await readTransfer(changes);

    expect(transfer).toMatchObject({
      ...expected,
      ...(expected.total ? { total: expect.objectContaining(expected.total) } : {}),
    });
  },
);

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
