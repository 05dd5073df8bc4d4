import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { createCache } from '../../../src/cache/cache.ts';
import { createWatchChecks } from '../../../src/watchlist/check-results.ts';
import { createWatchedList } from '../../../src/watchlist/watchlist.ts';
import { addressOf, watch } from '../cache/watched-numbers.ts';

let count = 0;
const nextName = () => `watched-${++count}`;

test('nothing is watched at first', async () => {
  expect(await createWatchedList({ databaseName: nextName() }).read()).toEqual([]);
});

test('another start of the background reads what the last one stored', async () => {
  const databaseName = nextName();
  await createWatchedList({ databaseName }).save(watch(1));

  expect(await createWatchedList({ databaseName }).read()).toEqual([watch(1)]);
});

test('the same address is changed, and keeps when it was added', async () => {
  const list = createWatchedList({ databaseName: nextName() });
  await list.save(watch(1));
  await list.read();

  expect(await list.save(watch(1, { name: 'Other', note: 'Of old', addedMs: 99 }))).toBe('saved');
  expect(await list.read()).toEqual([watch(1, { name: 'Other', note: 'Of old' })]);
});

test('what is added only where it is new leaves what is there as it is', async () => {
  const list = createWatchedList({ databaseName: nextName() });

  expect(await list.add(watch(1))).toBe('saved');
  expect(await list.add(watch(1, { name: 'Other', chainId: 10, addedMs: 99 }))).toBe('known');
  expect(await list.read()).toEqual([watch(1)]);
});

test.for([
  ['as it was added', {}, true],
  ['with another name', { name: 'Other' }, false],
  ['on another chain', { chainId: 10 }, false],
  ['from another time', { addedMs: 99 }, false],
] as const)('what was added is taken back if it is there %s: %s', async ([, change, isGone]) => {
  const list = createWatchedList({ databaseName: nextName() });
  await list.add(watch(1));

  expect(await list.takeBack(watch(1, change))).toBe(isGone);
  expect(await list.read()).toHaveLength(isGone ? 0 : 1);
});

test('what is removed is gone at once and for good', async () => {
  const databaseName = nextName();
  const list = createWatchedList({ databaseName });
  await list.save(watch(1));
  await list.save(watch(2));
  await list.read();

  await list.remove(addressOf(1));

  expect(await list.read()).toEqual([watch(2)]);
  expect(await createWatchedList({ databaseName }).read()).toEqual([watch(2)]);
});

test('what checks found comes back with Undo, and not with an entry that is added again', async () => {
  const databaseName = nextName();
  const list = createWatchedList({ databaseName });
  const { read, save } = createWatchChecks({ databaseName });
  await list.save(watch(1));
  const { turn } = await read();
  const check = { kind: 'address', about: addressOf(1), chainId: 1, askedMs: 5, checkedMs: 6, failure: null } as const;
  await save({ ...check, isNew: true, isUntold: false, seen: { value: '7', blockNumber: 3 }, change: null }, turn);

  await list.remove(addressOf(1));
  expect((await read()).checks).toEqual([]);
  await list.save(watch(1));
  expect((await read()).checks).toMatchObject([{ about: addressOf(1), seen: { value: '7' }, isNew: true }]);

  await list.remove(addressOf(1));
  await list.save(watch(1, { addedMs: 99 }));
  expect((await read()).checks).toEqual([]);
});

test('of 1,000 no other one is added, but each can be changed', async () => {
  const list = createWatchedList({ databaseName: nextName() });
  for (let number = 0; number < 1000; number += 1) await list.save(watch(number));

  expect(await list.save(watch(1000))).toBe('full');
  expect(await list.save(watch(7, { name: 'Seven' }))).toBe('saved');
  const all = await list.read();
  expect(all).toHaveLength(1000);
  expect(all.find(({ address }) => address === addressOf(7))?.name).toBe('Seven');
});

test('is read from the disk once', async () => {
  const list = createWatchedList({ databaseName: nextName() });
  await list.save(watch(1));

  expect(await list.read()).toBe(await list.read());
});

test('what is damaged is passed over', async () => {
  const databaseName = nextName();
  await createWatchedList({ databaseName }).save(watch(1));
  const database = await openDB(databaseName);
  await database.put('watched', { ...watch(2), name: 5 });
  await database.put('watched', { ...watch(3), address: '0xno' });
  database.close();

  expect(await createWatchedList({ databaseName }).read()).toEqual([watch(1)]);
});

test('forgetting every answer leaves the list as it is', async () => {
  const databaseName = nextName();
  const list = createWatchedList({ databaseName });
  await list.save(watch(1));

  await createCache({ databaseName: 'records-beside', now: () => 5 }).forget();

  expect(await createWatchedList({ databaseName }).read()).toEqual([watch(1)]);
});

test('a disk that fails is reported, and tried again', async () => {
  const databaseName = nextName();
  const list = createWatchedList({ databaseName });
  const real = globalThis.indexedDB;
  globalThis.indexedDB = {
    open: () => {
      throw new Error('The disk is broken.');
    },
  } as unknown as IDBFactory;
  const failed = await list.read().catch(() => 'failed');
  const refused = await list.save(watch(1)).catch(() => 'failed');
  globalThis.indexedDB = real;

  expect([failed, refused]).toEqual(['failed', 'failed']);
  expect(await list.read()).toEqual([]);
});
