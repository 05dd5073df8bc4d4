import { expect, test } from 'vitest';
import { type Cursor, isRepeatedCursor } from '../../../src/models/token.ts';
import tables from './paging.json' with { type: 'json' };
import { address, apiKey, chain, createService, json, queryOf } from './service.ts';

const empty = { items: [] };
const nft = { chain, contract: address, tokenId: '7' };

async function nextOfBalances(params: unknown, next: Cursor | null = null, blockNumber?: number) {
  const { explorer } = createService([json({ ...empty, next_page_params: params })]);
  const more = blockNumber === undefined ? {} : { blockNumber };
  const reply = await explorer.readBalancePage({ chain, address, next, ...more });

  return reply.ok ? reply.value.next : reply.failure;
}

async function nextOfTransfers(params: unknown, next: Cursor | null = null) {
  const { explorer } = createService([json({ ...empty, next_page_params: params })]);
  const reply = await explorer.readTransfersPage({ ...nft, next });

  return reply.ok ? reply.value.next : reply.failure;
}

test.for<[string, unknown]>([
  ['null', null],
  ['absent', undefined],
  ['empty', {}],
  ['without a place', { items_count: 50 }],
  ['made of keys and undeclared parameters', { apikey: 'a', key: 'b', sort: 'asc' }],
  ['null inside', { block_number: null, index: null, items_count: null }],
])('a cursor that is %s ends the list', async ([, params]) => {
  expect(await nextOfBalances(params)).toBeNull();
  expect(await nextOfTransfers(params)).toBeNull();
});

test('of a cursor only the parameters that its list declares are kept', async () => {
  const keys = { apikey: 'a', key: 'b' };
  const params = { block_number: 5, items_count: 50, index: 3, token_id: '4', batch_log_index: 2, ...keys };

  expect(await nextOfBalances(params)).toEqual({ block_number: '5', items_count: '50' });
  expect(await nextOfTransfers(params)).toEqual({ block_number: '5', index: '3', token_id: '4' });
});

test('a token id of 78 digits and text numbers go back unchanged', async () => {
  const next = await nextOfTransfers({ block_number: '0012', index: 0, token_id: '9'.repeat(78) });

  expect(next).toEqual({ block_number: '0012', index: '0', token_id: '9'.repeat(78) });
});

test.for(tables.malformed)(
  'a cursor that is malformed ($name) ends the list and spoils no page',
  async ({ params }) => {
    expect(await nextOfBalances(params)).toBeNull();
    expect(await nextOfTransfers(params)).toBeNull();
  },
);

test('a malformed index ends the list of transfers', async () => {
  expect(await nextOfTransfers({ block_number: 5, index: 1.5 })).toBeNull();
});

test.for(tables.pageSizes)('a page size that is $name is left out of the cursor', async ({ items_count }) => {
  expect(await nextOfBalances({ block_number: 5, items_count })).toEqual({ block_number: '5' });
});

test.for([1, 50, '50'])('a page size of %j goes back unchanged', async (items_count) => {
  const next = await nextOfBalances({ block_number: 5, items_count });

  expect(next).toEqual({ block_number: '5', items_count: String(items_count) });
});

test.for([1e30, '', 'x', '007', [7]])('a token id of %j is left out of the cursor', async (token_id) => {
  expect(await nextOfTransfers({ block_number: 5, index: 1, token_id })).toEqual({ block_number: '5', index: '1' });
});

test.for<[string, unknown]>([
  ['ordinary', { block_number: 5, index: 1, token_id: '7', items_count: 50 }],
  ['without bounds', { block_number: 5, index: -1, token_id: '-0', items_count: 1000 }],
  ['odd', { block_number: '005', index: '-01', token_id: null, items_count: {} }],
])('a cursor that was given (%s) is never refused when it is sent', async ([, next_page_params]) => {
  const { explorer, requests } = createService([json({ ...empty, next_page_params })]);
  const balances = await explorer.readBalancePage({ chain, address });
  const transfers = await explorer.readTransfersPage(nft);

  const replies = [
    await explorer.readBalancePage({ chain, address, next: balances.ok ? balances.value.next : null }),
    await explorer.readTransfersPage({ ...nft, next: transfers.ok ? transfers.value.next : null }),
  ];

  expect(replies).toMatchObject([{ ok: true }, { ok: true }]);
  expect(requests.slice(2).every(({ url }) => url.includes('block_number='))).toBe(true);
});

test('an empty page whose cursor leads to the page it came with is the end', async () => {
  const asked = { block_number: '5' };
  expect(await nextOfBalances({ block_number: 5, items_count: 50 }, asked)).toBeNull();
  expect(await nextOfBalances({ block_number: 5 }, null, 5)).toBeNull();
  const place = { block_number: '5', index: '1' };
  expect(await nextOfTransfers({ index: 1, block_number: 5, token_id: '4' }, place)).toBeNull();
});

const changesAt = (blocks: number[]) => blocks.map((block_number) => ({ block_number, value: '1', delta: '1' }));
const transfersAt = (places: [block: number, index: number][]) =>
  places.map(([block_number, log_index]) => ({ block_number, log_index, transaction_hash: `0x${'c5'.repeat(32)}` }));

test.for(tables.walks)('$what: $next', async ({ blocks, asked, params, next }) => {
  const { explorer } = createService([json({ items: changesAt(blocks), next_page_params: params })]);

  const reply = await explorer.readBalancePage({ chain, address, next: asked });

  expect(reply).toMatchObject({ ok: true, value: { next } });
});

test.for(tables.transferWalks)('of transfers, $what: $next', async ({ places, asked, params, next }) => {
  const items = transfersAt(places as [number, number][]);
  const { explorer } = createService([json({ items, next_page_params: params })]);

  const reply = await explorer.readTransfersPage({ ...nft, next: asked });

  expect(reply).toMatchObject({ ok: true, value: { next } });
});

test.for<[string, number[], true | undefined]>([
  ['only known rows', [30, 20], true],
  ['a new row', [20, 18], undefined],
  ['no row', [], undefined],
])('a page with %s whose cursor leads on is followed, and says if it repeats', async ([, blocks, repeats]) => {
  const params = { block_number: 15 };
  const { explorer } = createService([
    json({ items: changesAt(blocks), next_page_params: params }),
    json({ items: transfersAt(blocks.map((block) => [block, 3])), next_page_params: { ...params, index: 3 } }),
  ]);

  const balances = await explorer.readBalancePage({ chain, address, next: { block_number: '20' } });
  const transfers = await explorer.readTransfersPage({ ...nft, next: { block_number: '20', index: '3' } });

  for (const reply of [balances, transfers]) {
    expect(reply.ok && [reply.value.next?.block_number, reply.value.repeats]).toEqual(['15', repeats]);
  }
});

test('another place in the same block does not end the list', async () => {
  expect(await nextOfTransfers({ block_number: 5, index: 1 }, { block_number: '5', index: '2' })).not.toBeNull();
});

test.for<[string, (block: number) => Record<string, number>, string[]]>([
  ['v11 servers, which echo the page size', (block) => ({ block_number: block, items_count: 2 }), ['2', '2', '2']],
  ['v12 servers, which leave it out', (block) => ({ block_number: block }), ['2', '2', '2']],
])('every page asks for the same page size of %s', async ([, cursorAfter, expected]) => {
  const pages = [90, 80, null].map((block) =>
    json({ ...empty, next_page_params: block === null ? null : cursorAfter(block) }),
  );
  const service = createService(pages);

  let next: Cursor | null = null;
  do {
    const reply = await service.explorer.readBalancePage({ chain, address, next, itemsCount: 2 });
    next = reply.ok ? reply.value.next : null;
  } while (next !== null);

  expect(service.urls().map((url) => url.searchParams.get('items_count'))).toEqual(expected);
  expect(service.urls().map((url) => url.searchParams.get('block_number'))).toEqual([null, '90', '80']);
});

test.for<[string, Cursor, string[]]>([
  ['the token id', { block_number: '5', index: '1', token_id: '4' }, ['token_id']],
  ['one of several', { block_number: '5', index: '1', token_id: '4' }, ['other', 'token_id']],
])('a 422 that refuses %s of a transfers cursor is asked once more by place alone', async ([, next, refused]) => {
  const errors = refused.map((name) => ({
    title: 'Invalid value',
    source: { pointer: `/${name}` },
    detail: `Unexpected field: ${name}`,
  }));
  const service = createService([json({ errors }, 422), json({ ...empty, next_page_params: null })]);

  const reply = await service.explorer.readTransfersPage({ ...nft, next });

  expect(reply).toMatchObject({ ok: true });
  expect(service.urls().map((url) => queryOf(url))).toEqual([
    { apikey: apiKey, block_number: '5', index: '1', token_id: '4' },
    { apikey: apiKey, block_number: '5', index: '1' },
  ]);
});

test.for(tables.refusals)('a refusal that $name is not asked again', async ({ status, detail, next }) => {
  const service = createService([json({ errors: [{ title: 'Invalid value', detail }] }, status)]);

  const reply = await service.explorer.readTransfersPage({ ...nft, next });

  expect(reply).toMatchObject({ ok: false, failure: { kind: 'question-refused' } });
  expect(service.requests).toHaveLength(1);
});

test('a refusal of the place alone is final', async () => {
  const refusal = json({ errors: [{ title: 'Invalid value', detail: 'Unexpected field: token_id' }] }, 422);
  const service = createService([refusal]);
  const next = { block_number: '5', index: '1', token_id: '4' };

  const reply = await service.explorer.readTransfersPage({ ...nft, next });

  expect(reply).toMatchObject({ ok: false, failure: { kind: 'question-refused' } });
  expect(service.requests).toHaveLength(2);
});

test.for(tables.seen)('of cursors that were seen, $name is recognised', ({ next, seen, expected }) => {
  expect(isRepeatedCursor(next, seen)).toBe(expected);
});
