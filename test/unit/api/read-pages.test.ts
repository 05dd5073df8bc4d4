import { expect, test } from 'vitest';
import type { BalancePageQuestion } from '../../../src/api/read-pages.ts';
import tables from './read-balance-page.json' with { type: 'json' };
import { address, apiKey, asOf, chain, createService, json, queryOf, secretKey } from './service.ts';

const item = {
  block_number: 362869,
  block_timestamp: '2026-09-21T22:11:29Z',
  delta: '-76240000533680',
  transaction_hash: `0x${'c5'.repeat(32)}`,
  value: '119895613146406463465057',
};

function read(body: unknown, question: Partial<BalancePageQuestion> = {}) {
  return createService([json(body)]).explorer.readBalancePage({ chain, address, ...question });
}

test('every field of the specification is read', async () => {
  const reply = await read({ items: [item], next_page_params: { block_number: 362869, items_count: 50 } });

  expect(reply).toEqual({
    ok: true,
    value: {
      changes: [
        {
          blockNumber: 362869,
          approximateTime: '2026-09-21T22:11:29Z',
          delta: '-76240000533680',
          value: '119895613146406463465057',
          transactionHash: `0x${'c5'.repeat(32)}`,
        },
      ],
      next: { block_number: '362869', items_count: '50' },
    },
    asOf,
    credits: 50,
    fresh: true,
  });
});

test('an address that was never seen has no changes', async () => {
  const reply = await read({ items: [], next_page_params: null });

  expect(reply).toMatchObject({ ok: true, value: { changes: [], next: null } });
});

test.for(tables.sent)(
  '$what is sent under the declared names, and nothing else',
  async ({ question, parameters: expected }) => {
    const service = createService([json({ items: [], next_page_params: null })]);

    await service.explorer.readBalancePage({ chain, address, ...question });

    expect(service.urls()[0]?.pathname).toBe(`/8453/api/v2/addresses/${address}/coin-balance-history`);
    expect(queryOf(service.urls()[0])).toEqual({ ...expected, apikey: apiKey });
  },
);

test('the secret key is sent only when there is one', async () => {
  const access = { baseUrl: 'https://api.example.org', apiKey };
  const services = [{ ...access, secretKey }, { ...access, secretKey: '' }, access].map((one) =>
    createService([json({ items: [], next_page_params: null })], { access: one }),
  );

  await Promise.all(services.map(({ explorer }) => explorer.readBalancePage({ chain, address })));

  expect(services.map(({ urls }) => queryOf(urls()[0]))).toEqual([
    { apikey: apiKey, key: secretKey },
    { apikey: apiKey },
    { apikey: apiKey },
  ]);
});

test.for(tables.unreadable)('a change whose $what is left out, and is senseless if it is all', async ({ changes }) => {
  const bad = { ...item, ...changes };

  const replies = [
    await read({ items: [item, bad], next_page_params: null }),
    await read({ items: [bad], next_page_params: null }),
    await read({ items: [item, bad, bad], next_page_params: null }),
  ];

  const senseless = { ok: false, failure: { kind: 'senseless-answer', at: 'items' } };
  expect(replies).toMatchObject([
    { ok: true, value: { changes: [{ blockNumber: 362869, unread: 1 }] } },
    senseless,
    senseless,
  ]);
});

test.for(tables.tidied)('$what', async ({ rows, changes }) => {
  const reply = await read({ items: rows.map((row) => ({ ...item, ...row })), next_page_params: null });

  expect(reply.ok && reply.value.changes).toMatchObject(changes);
  expect(reply.ok && reply.value.changes.map((one) => one.isTimeUnsure ?? false)).toEqual(
    changes.map((one: { isTimeUnsure?: boolean }) => one.isTimeUnsure ?? false),
  );
  expect(reply.ok && reply.value.changes).toHaveLength(changes.length);
});

test('a misplaced row is left for its own page', async () => {
  const rows = [1000, 999, 0, 998].map((block_number) => ({ ...item, block_number }));
  const reply = await read({ items: rows, next_page_params: { block_number: 998 } });

  expect(reply.ok && reply.value.changes.map(({ blockNumber }) => blockNumber)).toEqual([1000, 999, 998]);
});

test('a time is judged by the clock of the service, whatever this machine believes', async () => {
  const late = { ...item, block_timestamp: '2031-01-01T00:00:00Z' };
  const body = { items: [late], next_page_params: null };
  const ask = (headers: Record<string, string>) =>
    createService([json(body, 200, headers)]).explorer.readBalancePage({ chain, address });

  const replies = [await ask({ date: 'Wed, 01 Jan 2031 10:00:00 GMT' }), await ask({})];

  expect(replies).toMatchObject([
    { ok: true, value: { changes: [{ approximateTime: late.block_timestamp }] } },
    { ok: true, value: { changes: [{ approximateTime: null }] } },
  ]);
});

test.for<[string, unknown]>([
  ['items', { next_page_params: null }],
  ['items', { items: { 0: item } }],
  ['items', { message: 'Not found' }],
  ['items', { items: ['x'] }],
  ['answer', []],
  ['answer', 'Page not found'],
])('a page whose %s does not fit is senseless', async ([at, body]) => {
  expect(await read(body)).toEqual({ ok: false, failure: { kind: 'senseless-answer', at } });
});

test.for([
  ...tables.read,
  { what: 'a recorded change left out', changes: { delta: undefined }, expected: { delta: null, value: item.value } },
])('a change with $what is read', async ({ changes, expected }) => {
  const reply = await read({ items: [{ ...item, ...changes }], next_page_params: null });

  expect(reply).toMatchObject({ ok: true, value: { changes: [expected] } });
});
