import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalExplorer } from '../../explorer/local-explorer.ts';
import { startLocalExplorer } from '../../explorer/start-local-explorer.ts';
import { ask, askPages, now, paths } from './fetch-json.ts';

let older: LocalExplorer;
let newer: LocalExplorer;

beforeAll(async () => {
  older = await startLocalExplorer({ version: 11, now, legacyTokenId: true, echoSecrets: true });
  newer = await startLocalExplorer({ version: 12, now });
});

afterAll(async () => {
  await Promise.all([older.close(), newer.close()]);
});

test('version 11 echoes items_count but always gives 50', async () => {
  const { body } = await ask(older, paths.balance, '&items_count=7');

  expect(body.items).toHaveLength(50);
  expect(body.next_page_params).toMatchObject({ block_number: body.items[49]?.block_number, items_count: 7 });
});

test('version 12 gives as many as asked and leaves items_count out of the cursor', async () => {
  const { body } = await ask(newer, paths.balance, '&items_count=7');

  expect(body.items).toHaveLength(7);
  expect(body.next_page_params).toEqual({ block_number: body.items[6]?.block_number });
});

test('version 12 cuts a page of more than 100 silently', async () => {
  const { status, body } = await ask(newer, paths.balance, '&items_count=500');

  expect([status, body.items.length]).toEqual([200, 100]);
});

test('both versions and every page size give the same history to its end', async () => {
  const all = (pages: { items: object[] }[]) => pages.flatMap(({ items }) => items);

  const [byOlder, byNewer, bySmall] = await Promise.all([
    askPages(older, paths.balance),
    askPages(newer, paths.balance),
    askPages(newer, paths.balance, '&items_count=31'),
  ]);

  expect(all(byOlder).length).toBeGreaterThan(60);
  expect(all(byNewer)).toEqual(all(byOlder));
  expect(all(bySmall)).toEqual(all(byOlder));
  expect(bySmall.length).toBeGreaterThan(byNewer.length);
});

test('balances of a generated history are sums of its deltas and never negative', async () => {
  const rows = (await askPages(newer, paths.balance)).flatMap(({ items }) => items).reverse();

  let balance = 0n;
  for (const { delta, value } of rows) {
    balance += BigInt(String(delta));
    expect(String(value)).toBe(String(balance));
    expect(balance >= 0n && delta !== '0').toBe(true);
  }
});

test('a generated NFT lives from mint through holders that follow each other, over several pages', async () => {
  const path = paths.transfers.replace('/5/', '/7/');

  const pages = await askPages(newer, path);

  const items = pages.flatMap((page) => page.items) as { type: string; from: { hash: string }; to: { hash: string } }[];
  expect(pages.length).toBeGreaterThan(1);
  expect(items.at(-1)?.type).toBe('token_minting');
  for (const [at, item] of items.entries()) expect(item.from.hash).toBe(items[at + 1]?.to.hash ?? item.from.hash);
});

test('older cursors carry token_id, and the secrets of the request', async () => {
  const { body } = await ask(older, paths.transfers.replace('/5/', '/7/'), '&key=hush');

  expect(body.next_page_params).toMatchObject({ token_id: '7', apikey: older.key, key: 'hush' });
});

test.for([
  ['balance', '&block_number=0'],
  ['transfers', '&block_number=0&index=0'],
] as const)('%s before block 0 is empty', async ([operation, query]) => {
  const { body } = await ask(newer, paths[operation], query);

  expect(body).toEqual({ items: [], next_page_params: null });
});

test('the sample pages to its end in both styles', async () => {
  const path = '/1/api/v2/addresses/0xfd85574679cc42eaffbf473fda1b07692167e6d4/coin-balance-history';

  const [byOlder, byNewer] = await Promise.all([askPages(older, path), askPages(newer, path)]);

  expect(byOlder.map(({ items }) => items.length)).toEqual([50, 50, 50, 10]);
  expect(byNewer.flatMap(({ items }) => items)).toEqual(byOlder.flatMap(({ items }) => items));
});
