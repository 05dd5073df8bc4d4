import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import type { Cache } from '../../../src/cache/cache.ts';
import { storeNames } from '../../../src/cache/store-transaction.ts';
import { createWorld, startWorld } from './a-database.ts';
import { toPage } from './rows.ts';

// The declared parameter type is the class, but the function takes an instance.
const forceClose = forceCloseDatabase as unknown as (database: IDBDatabase) => void;
const all = { before: null, most: 1000 };

function refuse(name: string): () => never {
  return () => {
    throw new DOMException('no', name);
  };
}

// Creating a database needs a `versionchange` transaction, which is not refused.
function refuseTransactions(name: string): void {
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...how) {
    if (how[1] === 'readonly' || how[1] === 'readwrite') throw new DOMException('no', name);
    return transaction.apply(this, how);
  });
}

/** A request that never succeeds or fails. */
function silence(): IDBOpenDBRequest & IDBRequest<IDBValidKey> {
  return new IDBRequest() as IDBOpenDBRequest & IDBRequest<IDBValidKey>;
}

type World = ReturnType<typeof createWorld>;

const harms: [string, (world: World) => unknown][] = [
  ['refuses to be there', (world) => Object.assign(world, { factory: refuse('SecurityError') })],
  ['refuses to open', (world) => vi.spyOn(world.disk, 'open').mockImplementation(refuse('UnknownError'))],
  ['never opens', (world) => vi.spyOn(world.disk, 'open').mockImplementation(silence)],
  ['refuses transactions', () => refuseTransactions('UnknownError')],
  ['is always closed', () => refuseTransactions('InvalidStateError')],
  ['never answers a read', () => vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(silence)],
  ['never answers a write', () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(silence)],
  ['fails to read', () => vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(refuse('UnknownError'))],
  ['fails to write', () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse('UnknownError'))],
];

async function use(records: Cache, world: World) {
  await records.answers.put('a', { value: 1, askedMs: world.time });
  const isTaken = await records.balances.take('a', toPage(50, 1));
  await records.sites.set('example.com', { chainId: 10, isChosen: true }, world.time);
  await records.unserved.add('https://a', 5, world.time + 1000, world.time);

  return {
    answer: (await records.answers.get('a'))?.value,
    isTaken,
    rows: (await records.balances.read('a', all))?.rows.length,
    site: await records.sites.get('example.com'),
    isUnserved: await records.unserved.has('https://a', 5),
  };
}

const complete = {
  answer: 1,
  isTaken: true,
  rows: 50,
  site: { chainId: 10, isChosen: true },
  isUnserved: true,
};

test.for(harms)('a database that %s costs only time, and little of it', async ([, harm]) => {
  const world = createWorld({ waitMs: 50 });
  harm(world);
  const startMs = performance.now();

  const known = await use(world.start(), world);

  expect(known).toEqual(complete);
  expect(performance.now() - startMs).toBeLessThan(2000);
});

test.for(harms)('a database that %s is used again once it has healed', async ([, harm]) => {
  const world = createWorld({ waitMs: 200 });
  await world.start().answers.put('old', { value: 'old', askedMs: world.time });
  const usual = world.factory;
  harm(world);
  const records = world.start();
  await use(records, world);
  vi.restoreAllMocks();
  world.factory = usual;

  world.time += 60_000;
  await records.answers.put('new', { value: 'new', askedMs: world.time });

  expect((await records.answers.get('old'))?.value).toBe('old');
  expect((await world.start().answers.get('new'))?.value).toBe('new');
});

test('the disk is left alone for a while after a failure', async () => {
  const world = createWorld();
  const open = vi.spyOn(world.disk, 'open').mockImplementation(refuse('UnknownError'));
  const records = world.start();
  await use(records, world);
  world.time += 9000;
  await use(records, world);
  const before = open.mock.calls.length;
  world.time += 2000;
  await records.answers.get('b');

  expect([before, open.mock.calls.length]).toEqual([1, 2]);
});

test('a clock that is set back does not keep the disk away', async () => {
  const world = createWorld();
  const open = vi.spyOn(world.disk, 'open').mockImplementation(refuse('UnknownError'));
  const records = world.start();
  await records.answers.get('a');

  world.time -= 1_000_000;
  await records.answers.get('a');

  expect(open).toHaveBeenCalledTimes(2);
});

test('what the memory took in one outage does not come back in the next', async () => {
  const world = createWorld();
  const open = vi.spyOn(world.disk, 'open').mockImplementation(refuse('UnknownError'));
  const records = world.start();
  await records.balances.take('a', toPage(50, 1));
  open.mockRestore();
  world.time += 60_000;
  await records.size();

  refuseTransactions('UnknownError');

  expect(await records.balances.read('a', all)).toBeNull();
});

test('a database that opens late is used from then on', async () => {
  const world = createWorld({ waitMs: 200 });
  await world.start().answers.put('old', { value: 'old', askedMs: world.time });
  let openNow = () => {};
  const open = world.disk.open.bind(world.disk);
  vi.spyOn(world.disk, 'open').mockImplementationOnce((...how) => {
    const late = Object.assign(new EventTarget(), { result: {} });
    openNow = () => {
      const request = open(...how);
      request.onsuccess = () => {
        late.result = request.result;
        late.dispatchEvent(new Event('success'));
      };
    };
    return late as IDBOpenDBRequest;
  });
  const records = world.start();
  const early = await records.answers.get('old');
  openNow();
  await vi.waitFor(async () => expect((await records.answers.get('old'))?.value).toBe('old'), { timeout: 20_000 });

  expect(early).toBeNull();
});

function failPuts(times: number): void {
  const { put } = IDBObjectStore.prototype;
  let left = times;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...how) {
    if (this.name === 'answers' || this.name === 'chunks') {
      left -= 1;
      if (left >= 0) throw new DOMException('full', 'QuotaExceededError');
    }
    return put.apply(this, how);
  });
}

test.for([
  ['in number', { a: 'x', b: 'x', c: 'x', d: 'x' }, ['c', 'd', 'e']],
  ['in bytes', { a: 'x', b: 'x', c: 'x'.repeat(100), d: 'x' }, ['d', 'e']],
] as const)(
  'a full disk gives up its least recently used half %s, and takes the answer then',
  async ([, values, left]) => {
    const { world, records } = startWorld();
    for (const [name, value] of Object.entries(values)) await records.answers.put(name, { value, askedMs: world.time });
    failPuts(1);

    await records.answers.put('e', { value: 'x', askedMs: world.time });

    expect((await world.dump()).answers?.keys).toEqual(left);
    expect(await world.start().size()).toEqual({ count: left.length, bytes: left.length * 3 });
  },
);

test('room is made on another connection than the full one, on which Firefox lets the next change do nothing but remove', async () => {
  const { world, records } = startWorld();
  for (const name of ['a', 'b']) await records.answers.put(name, { value: 'x', askedMs: world.time });
  const { put } = IDBObjectStore.prototype;
  let full: IDBDatabase | undefined;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...how) {
    const { db } = this.transaction;
    if (db === full) throw new DOMException('only removals', 'InvalidStateError');
    if (full !== undefined) return put.apply(this, how);
    full = db;
    throw new DOMException('no room', 'QuotaExceededError');
  });

  await records.answers.put('c', { value: 'x', askedMs: world.time });

  const again = world.start();
  const kept = await Promise.all(['a', 'b', 'c'].map((name) => again.answers.get(name)));
  expect(kept.map((one) => one !== null)).toEqual([false, true, true]);
});

test('a transaction that fails for want of room when it is committed is tried again too', async () => {
  const { world, records } = startWorld();
  for (const name of ['a', 'b']) await records.answers.put(name, { value: 'x', askedMs: world.time });
  const { put } = IDBObjectStore.prototype;
  let isFull = true;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...how) {
    const request = put.apply(this, how);
    const transaction = this.transaction as unknown as { _abort(name: string): void };
    if (isFull) transaction._abort('QuotaExceededError');
    isFull = false;
    return request;
  });

  await records.answers.put('c', { value: 'x', askedMs: world.time });

  const again = world.start();
  const kept = await Promise.all(['a', 'b', 'c'].map((name) => again.answers.get(name)));
  expect(kept.map((one) => one !== null)).toEqual([false, true, true]);
});

test('a disk that stays full still answers, and the memory has what it could not take', async () => {
  const { world, records } = startWorld();
  for (const name of ['a', 'b', 'c', 'd']) await records.answers.put(name, { value: name, askedMs: world.time });
  failPuts(Number.POSITIVE_INFINITY);

  await records.answers.put('e', { value: 'e', askedMs: world.time });
  const isTaken = await records.balances.take('a', toPage(50, 1));

  expect(isTaken).toBe(false);
  expect((await records.answers.get('e'))?.value).toBe('e');
  const again = world.start();
  for (const name of ['a', 'b', 'c', 'd'])
    expect((await again.answers.get(name))?.value, 'nothing went for it').toBe(name);
});

async function startWithHandle(world: World) {
  const open = world.disk.open.bind(world.disk);
  const opened: IDBDatabase[] = [];
  vi.spyOn(world.disk, 'open').mockImplementation((...how) => {
    const request = open(...how);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  const records = world.start();
  await records.answers.put('a', { value: 1, askedMs: world.time });

  return { records, opened };
}

test.for<[string, (opened: IDBDatabase) => void]>([
  ['by the browser', forceClose],
  ['without a word', (opened) => opened.close()],
])('a database closed %s is opened again at once', async ([, close]) => {
  const world = createWorld();
  const { records, opened } = await startWithHandle(world);
  for (const one of [...opened]) close(one);

  await records.answers.put('b', { value: 2, askedMs: world.time });

  expect(opened).toHaveLength(2);
  expect((await world.start().answers.get('b'))?.value).toBe(2);
});

test('the deletion of the database is not held up, and a new one takes over', async () => {
  const world = createWorld();
  const { records } = await startWithHandle(world);

  await new Promise((resolve, reject) => {
    const request = world.disk.deleteDatabase('records');
    request.onsuccess = resolve;
    request.onblocked = reject;
  });
  await records.answers.put('b', { value: 2, askedMs: world.time });

  expect(await world.start().answers.get('a')).toBeNull();
  expect((await world.start().answers.get('b'))?.value).toBe(2);
});

const partyOf = (digit: string) => `0x${digit.repeat(40)}`;

// A database of shapes 1 and 2, which had no index of parties.
async function storeOld(world: World, shape: number): Promise<void> {
  globalThis.indexedDB = world.disk;
  const database = await openDB('records', shape, {
    upgrade: (opened) => {
      for (const store of storeNames) opened.createObjectStore(store).createIndex('tick', 'tick');
    },
  });
  await database.put('answers', { json: '1', askedMs: 5 }, 'old');
  database.close();
}

test.for([
  [1, null],
  [2, { value: 1, askedMs: 5 }],
] as const)('an answer of shape %d is read on as %j, and new ones are found by party', async ([shape, old]) => {
  const world = createWorld();
  await storeOld(world, shape);

  const { answers } = world.start();
  await answers.put('new', { value: 2, askedMs: 7, parties: [partyOf('a')] });

  expect(await answers.get('old')).toEqual(old);
  expect(await answers.findParty(partyOf('a'), 9)).toEqual([{ address: partyOf('a'), askedMs: 7, question: 'new' }]);
});

test('what a newer version of the extension kept is thrown away by an older one', async () => {
  const world = createWorld();
  globalThis.indexedDB = world.disk;
  (await openDB('records', 99)).close();

  await world.start().answers.put('a', { value: 1, askedMs: world.time });

  expect((await world.start().answers.get('a'))?.value).toBe(1);
});

test.for([
  ['no object', 'text'],
  ['no JSON', { json: '{', askedMs: 1 }],
  ['no time', { json: '1' }],
] as const)('an answer that is %s reads as null', async ([, stored]) => {
  const world = createWorld();
  await world.start().answers.put('a', { value: 1, askedMs: world.time });
  await world.change((database) => database.put('answers', stored, 'a'));

  expect(await world.start().answers.get('a')).toBeNull();
});
