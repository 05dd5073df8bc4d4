import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ErrorDialect, errorDialects } from '../../explorer/error-dialects.ts';
import type { LocalExplorer } from '../../explorer/local-explorer.ts';
import { startLocalExplorer } from '../../explorer/start-local-explorer.ts';
import { ask, now, paths } from './fetch-json.ts';
import cases from './refusals.json' with { type: 'json' };

let explorer: LocalExplorer;
let older: LocalExplorer;

beforeAll(async () => {
  explorer = await startLocalExplorer({ now });
  older = await startLocalExplorer({ now, version: 11 });
});

afterEach(() => {
  explorer.reset();
});

afterAll(async () => {
  await Promise.all([explorer.close(), older.close()]);
});

test.for([
  ['no key', '', 402, errorDialects['no-key'].body],
  ['an empty key', '?apikey=', 402, errorDialects['no-key'].body],
  ['a wrong key', '?apikey=proapi_other', 401, errorDialects['bad-key'].body],
] as const)('%s is refused before anything else', async ([, query, status, body]) => {
  const response = await fetch(`${explorer.url}${paths.transaction}${query}`);

  expect([response.status, await response.json()]).toEqual([status, body]);
  expect(response.headers.get('x-credits-remaining')).toBeNull();
});

test('a bearer token is as good as the parameter', async () => {
  const headers = { authorization: `Bearer ${explorer.key}` };

  const response = await fetch(`${explorer.url}${paths.transaction}`, { headers });

  expect(response.status).toBe(200);
});

test.for([56, 43114, 59144, 999_999_999])('chain %i is not supported', async (chain) => {
  const { status, body } = await ask(explorer, paths.transaction.replace('/1/', `/${chain}/`));

  expect([status, body]).toEqual([404, { error: 'Network not supported', source: 'internal' }]);
});

test.for(cases.parameters)('$operation does not know the parameter $field', async ({ operation, field, query }) => {
  const { status, body } = await ask(explorer, paths[operation as keyof typeof paths], query);

  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { title: 'Invalid value', source: { pointer: `/${field}` }, detail: `Unexpected field: ${field}` },
  ]);
});

test('items_count of NFT transfers is known from version 12 on', async () => {
  const [byOlder, byNewer] = await Promise.all([
    ask(older, paths.transfers, '&items_count=5'),
    ask(explorer, paths.transfers, '&items_count=5'),
  ]);

  expect([byOlder.status, byNewer.status]).toEqual([422, 200]);
});

test.for([
  ['a short hash', '/1/api/v2/transactions/0x12', '/transaction_hash_param'],
  ['a hash without 0x', `/1/api/v2/transactions/${'a'.repeat(64)}`, '/transaction_hash_param'],
  ['a long address', `/1/api/v2/addresses/0x${'a'.repeat(41)}/coin-balance-history`, '/address_hash_param'],
  ['a token id with a zero in front', paths.transfers.replace('/5/', '/05/'), '/token_id_param'],
  ['a hexadecimal token id', paths.transfers.replace('/5/', '/0x5/'), '/token_id_param'],
] as const)('%s is malformed', async ([, path, pointer]) => {
  const { status, body } = await ask(explorer, path);

  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ source: { pointer } }]);
});

test.for(cases.older)('version 11 refuses $query', async ({ query, detail }) => {
  const { status, body } = await ask(older, paths.balance, query);

  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ detail }]);
});

test.for(Object.keys(errorDialects) as ErrorDialect[])(
  'the dialect %s goes over the wire without a change',
  async (name) => {
    explorer.behave({ reply: name, times: 1 });

    const response = await fetch(`${explorer.url}${paths.transaction}?apikey=${explorer.key}`);
    const text = await response.text();
    const after = await ask(explorer, paths.transaction);

    const dialect = errorDialects[name];
    expect(response.status).toBe(dialect.status);
    expect(text).toBe('contentType' in dialect ? dialect.body : JSON.stringify(dialect.body));
    expect(after.status).toBe(200);
  },
);
