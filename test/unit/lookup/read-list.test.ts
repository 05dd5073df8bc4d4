import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import type { Cache } from '../../../src/cache/cache.ts';
import { createCache } from '../../../src/cache/cache.ts';
import {
  balanceList,
  createReadList,
  type ReadList,
  readPlace,
  type Stretch,
  toPlace,
} from '../../../src/lookup/read-list.ts';
import type { RequestContext } from '../../../src/lookup/request-context.ts';
import type { BalancePage } from '../../../src/models/balance.ts';
import { createFakeService, type FakeService } from './fake-service.ts';
import { plainQueue } from './plain-queue.ts';

const chain = { id: 1, name: 'Ethereum' };
const address = `0x${'ab'.repeat(20)}`;
const list = balanceList(address);
let nowMs = 0;
const now = () => nowMs;
let records: Cache;
let service: FakeService;
let readList: ReadList;
let asking: RequestContext;

beforeEach(() => {
  nowMs = Date.UTC(2026, 10, 21);
  const disk = new IDBFactory();
  records = createCache({ databaseName: 'records', now, factory: () => disk });
  service = createFakeService({ now });
  readList = createReadList({ requestQueue: plainQueue(), recordsFor: () => records, now, epoch: () => 0 });
  const source = { explorer: () => service.explorer, sample: false, address: 'https://a.example', epoch: 0 };
  asking = { source, chain, isPrivate: false, urgency: 'list' };
});

async function read(stretch: Partial<Stretch> & { how?: 'known' | 'new' }) {
  const { how, ...part } = { next: null, most: 5000, ...stretch };
  const reply = await (how === 'known'
    ? readList.know(asking, list, part)
    : readList.read(asking, list, { ...part, isNew: how === 'new' }));
  if (!reply?.ok) throw new Error(`No rows: ${JSON.stringify(reply)}`);
  return { ...reply, blocks: reply.value.rows.map(({ blockNumber }) => blockNumber) };
}

async function readAll(most = 5000) {
  const blocks: number[] = [];
  let credits = 0;
  let next: Stretch['next'] = null;
  do {
    const reply = await read({ next, most });
    blocks.push(...reply.blocks);
    credits += reply.credits ?? 0;
    next = reply.value.next;
  } while (next);
  return { blocks, credits };
}

const countdown = (from: number, to = 1) => Array.from({ length: from - to + 1 }, (_, at) => from - at);

test('a whole history is asked for page by page, and each row is there once', async () => {
  service.changes.set(address, 600);

  const { blocks, credits } = await readAll();

  expect(blocks).toEqual(countdown(600));
  expect(service.asked).toHaveLength(12);
  expect(credits).toBe(600);
});

test('reopening a history of 600 changes sends one request, and gives all of it at once', async () => {
  service.changes.set(address, 600);
  await readAll();
  nowMs += 3_600_000;
  service.changes.set(address, 603);

  const { blocks, value, credits } = await read({});

  expect(blocks).toEqual(countdown(603));
  expect(value.next).toBeNull();
  expect(credits).toBe(50);
  expect(service.asked).toHaveLength(13);
});

test('a history goes on where it stopped', async () => {
  service.changes.set(address, 600);
  const first = await read({});
  await read({ next: first.value.next });
  nowMs += 3_600_000;

  const again = await read({});
  const third = await read({ next: again.value.next });

  expect(again.blocks).toEqual(countdown(600, 501));
  expect(third.blocks).toEqual(countdown(500, 451));
  expect(service.asked).toHaveLength(4);
});

test('a gap between what is new and what is known is asked for, and only that', async () => {
  service.changes.set(address, 200);
  await readAll();
  nowMs += 3_600_000;
  service.changes.set(address, 320);
  const before = service.asked.length;

  const { blocks } = await readAll();

  expect(blocks).toEqual(countdown(320));
  // Requests 320 to 271, 270 to 221 and 220 to 171. Then it has reached the known rows.
  expect(service.asked.length - before).toBe(3);
});

test('the newest page is fresh for half a minute', async () => {
  service.changes.set(address, 10);
  await read({});
  nowMs += 29_000;
  const young = await read({});
  nowMs += 2_000;
  const old = await read({});

  expect([young.credits, young.fresh]).toEqual([0, false]);
  expect([old.credits, old.fresh]).toEqual([50, true]);
});

test('a young page is asked for again where that is wanted', async () => {
  service.changes.set(address, 10);
  await read({});

  await read({ how: 'new' });

  expect(service.asked).toHaveLength(2);
});

test('what is known is given however old, and nothing is sent for it', async () => {
  service.changes.set(address, 10);
  await read({});
  nowMs += 86_400_000;

  const known = await read({ how: 'known' });

  expect(known.asOf).toBe('2026-11-21T00:00:00.000Z');
  expect(service.asked).toHaveLength(1);
});

test('where nothing is known, nothing is given for it', async () => {
  expect(await readList.know(asking, list, { next: null, most: 50 })).toBeNull();
  expect(service.asked).toEqual([]);
});

test('an address without changes is known to have none', async () => {
  const first = await read({});
  const second = await read({});

  expect([first.value, second.value]).toEqual([
    { rows: [], next: null },
    { rows: [], next: null },
  ]);
  expect(service.asked).toHaveLength(1);
});

test('rows are given in stretches no larger than wanted', async () => {
  service.changes.set(address, 600);
  await readAll();

  const { blocks } = await readAll(70);

  expect(blocks).toEqual(countdown(600));
  expect(service.asked).toHaveLength(12);
});

test('a place whose records are gone is asked for by its block', async () => {
  service.changes.set(address, 600);
  const first = await read({});
  await records.forget();
  nowMs += 1;

  expect((await read({ next: first.value.next })).blocks).toEqual(countdown(550, 501));
});

test('a failure is given as it is, and what is known stays', async () => {
  service.changes.set(address, 10);
  await read({});
  nowMs += 60_000;
  service.trouble = { kind: 'no-connection' };

  const reply = await readList.read(asking, list, { next: null, most: 50 });
  const known = await read({ how: 'known' });

  expect(reply).toEqual({ ok: false, failure: { kind: 'no-connection' } });
  expect(known.blocks).toEqual(countdown(10));
});

test('an empty answer takes nothing away, and makes nothing newer', async () => {
  service.changes.set(address, 10);
  await read({});
  nowMs += 3_600_000;
  service.changes.set(address, 0);

  const reply = await read({});

  expect(reply.blocks).toEqual(countdown(10));
  expect(reply.asOf).toBe('2026-11-21T00:00:00.000Z');
});

test('a page of known rows says so, and the list goes on with its cursor', async () => {
  service.changes.set(address, 100);
  const first = await read({});
  const { explorer } = service;
  const page: BalancePage = { changes: [], next: { block_number: '50' }, repeats: true };
  const reply = { ok: true, value: page, asOf: '2026-11-21T00:00:00Z', credits: 50, fresh: true } as const;
  service.explorer = { ...explorer, readBalancePage: async () => reply };

  const repeated = await read({ next: first.value.next });
  service.explorer = explorer;
  const rest = await read({ next: repeated.value.next });

  expect([first.value.repeats, repeated.value.repeats, repeated.blocks]).toEqual([undefined, true, []]);
  expect(rest.blocks).toEqual(countdown(49));
});

test('the sample is neither kept nor paid', async () => {
  service.changes.set(address, 10);
  asking = { ...asking, source: { ...asking.source, sample: true } };

  const reply = await read({});
  const known = await readList.know(asking, list, { next: null, most: 50 });

  expect([reply.credits, reply.isSample, known]).toEqual([0, true, null]);
  expect((await records.size()).count).toBe(0);
});

test('a chain that is not served is remembered until the day ends', async () => {
  service.trouble = { kind: 'chain-not-served', chain };

  await readList.read(asking, list, { next: null, most: 50 });

  expect(await records.unserved.has('https://a.example', 1)).toBe(true);
  nowMs += 86_400_000;
  expect(await records.unserved.has('https://a.example', 1)).toBe(false);
});

test.for([{ at: '12' }, { at: '1:2:3' }, { at: '-1:0' }, { at: '1e3:0' }, { block_number: '12' }, {}])(
  'the cursor %o is not one of ours',
  (cursor) => {
    expect(readPlace(cursor)).toBeNull();
  },
);

test('a place is read as it was written', () => {
  expect(readPlace(toPlace([26_464_210, 7]))).toEqual([26_464_210, 7]);
});
