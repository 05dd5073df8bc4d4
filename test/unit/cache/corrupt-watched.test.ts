import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { createRecents, mostRecents } from '../../../src/cache/recents.ts';
import type { Recent } from '../../../src/models/recent.ts';
import type { AddressCheck, Watched, WatchedTransaction } from '../../../src/models/watched.ts';
import { createSecrets, createSecretsDatabase } from '../../../src/settings/secrets.ts';
import { createWatchChecks } from '../../../src/watchlist/check-results.ts';
import { createWatchedList } from '../../../src/watchlist/watchlist.ts';
import { corruptions } from './corruptions.ts';

let count = 0;
const nextName = () => `corrupt-${++count}`;

const [harmed, whole] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`];
const hash = `0x${'3'.repeat(64)}`;
const watched: Watched = { address: harmed, name: 'Old', note: 'Note', addedMs: 1, chainId: 1 };
const transaction: WatchedTransaction = { hash, name: 'Old', note: 'Note', addedMs: 1, chainId: 1 };
const check: AddressCheck = {
  ...{ kind: 'address', about: harmed, chainId: 1, askedMs: 5, checkedMs: 6, failure: null },
  ...{ isNew: true, isUntold: false, seen: { value: '7', blockNumber: 8 }, change: { delta: '1', foundMs: 6 } },
};
const turn = { beganMs: 5, endedMs: 6, stopped: null, today: null };

/** Corrupts one entry, except for its key, by which it is found. Returns false if the store cannot hold the value. */
async function corruptEntry(q: { name: string; store: string; key: string; corrupt: (value: unknown) => unknown }) {
  const database = await openDB(q.name);
  const { store, done } = database.transaction(q.store, 'readwrite');
  const value = q.corrupt(await store.get(q.key));
  const isHeld = store.keyPath === null || (typeof value === 'object' && value !== null && !Array.isArray(value));
  if (isHeld && store.keyPath === null) await store.put(value, q.key);
  else if (isHeld) await store.put({ ...Object(value), [String(store.keyPath)]: q.key });
  await done;
  database.close();
  return isHeld;
}

test.for(corruptions)(
  'a watched thing that is %s is passed over or whole; it can be added again',
  async ([, corrupt]) => {
    const databaseName = nextName();
    const first = createWatchedList({ databaseName });
    await first.save(watched);
    await first.save({ ...watched, address: whole, name: 'Whole' });
    await first.saveTransaction(transaction);
    await corruptEntry({ name: databaseName, store: 'watched', key: harmed, corrupt });
    await corruptEntry({ name: databaseName, store: 'transactions', key: hash, corrupt });

    const list = createWatchedList({ databaseName });
    expect((await list.read()).find(({ address }) => address === whole)?.name).toBe('Whole');
    await list.readTransactions();
    // Saving a name does not change the chain.
    const { chainId: _, ...anywhere } = watched;
    expect(await list.save({ ...anywhere, name: 'New' })).toBe('saved');
    expect(await list.saveTransaction({ ...transaction, name: 'New' })).toBe('saved');

    const again = createWatchedList({ databaseName });
    expect(new Set((await again.read()).map(({ name }) => name))).toEqual(new Set(['New', 'Whole']));
    expect((await again.readTransactions()).map(({ name }) => name)).toEqual(['New']);
  },
);

test.for(corruptions.flatMap((one) => [[...one, true] as const, [...one, false] as const]))(
  'a watched thing that is %s is brought in again by an import, which replaces: %o',
  async ([, corrupt, replaces]) => {
    const databaseName = nextName();
    const first = createWatchedList({ databaseName });
    await first.save(watched);
    await first.saveTransaction(transaction);
    await corruptEntry({ name: databaseName, store: 'watched', key: harmed, corrupt });
    await corruptEntry({ name: databaseName, store: 'transactions', key: hash, corrupt });

    const list = createWatchedList({ databaseName });
    await list.merge({ addresses: [watched], transactions: [transaction], replaces });

    const again = createWatchedList({ databaseName });
    expect((await again.read()).map(({ address }) => address)).toEqual([harmed]);
    expect((await again.readTransactions()).map((one) => one.hash)).toEqual([hash]);
  },
);

test.for(corruptions)(
  'checks of which one, and the turn, are %s are as if never made, and go on',
  async ([, corrupt]) => {
    const databaseName = nextName();
    await createWatchedList({ databaseName }).save(watched);
    const checks = createWatchChecks({ databaseName });
    await checks.save(check, turn);
    await corruptEntry({ name: databaseName, store: 'checks', key: harmed, corrupt });
    await corruptEntry({ name: databaseName, store: 'turn', key: 'turn', corrupt });

    const read = await checks.read();
    for (const one of read.checks) expect(one).toMatchObject(check);
    expect([0, 5]).toContain(read.turn.beganMs);
    expect(await checks.countNew()).toBe(read.checks.length);
    expect(await checks.save({ ...check, isNew: false }, turn)).toBe(true);
    await checks.markSeen([harmed]);

    expect(await checks.read()).toMatchObject({ checks: [{ ...check, isNew: false }], turn });
  },
);

test.for(corruptions)('recent lookups of which one is %s are all others, and go on', async ([, corrupt]) => {
  const databaseName = nextName();
  const recents = createRecents({ databaseName });
  const toRecent = (address: string, atMs: number): Recent => ({
    reference: { kind: 'address', address },
    chainId: 1,
    atMs,
  });
  await recents.note(toRecent(harmed, 1));
  await recents.note(toRecent(whole, 2));
  const database = await openDB(databaseName);
  const [key = ''] = await database.getAllKeys('recents');
  database.close();
  await corruptEntry({ name: databaseName, store: 'recents', key: String(key), corrupt });

  expect(await recents.read()).toContainEqual(toRecent(whole, 2));
  await recents.note(toRecent(harmed, 3));
  expect((await recents.read())[0]).toEqual(toRecent(harmed, 3));
  await recents.forget();
  expect(await recents.read()).toEqual([]);
});

test('as many damaged lookups as are kept leave room for whole ones', async () => {
  const databaseName = nextName();
  const recents = createRecents({ databaseName });
  await recents.read();
  const database = await openDB(databaseName);
  for (let at = 0; at < mostRecents; at += 1) await database.put('recents', { junk: at }, `damaged ${at}`);
  database.close();

  const one: Recent = { reference: { kind: 'address', address: whole }, chainId: 1, atMs: 1 };
  await recents.note(one);

  expect(await recents.read()).toEqual([one]);
});

test.for(corruptions)(
  'a key that is %s is empty or a text, the other stays, and it can be saved again',
  async ([, corrupt]) => {
    const databaseName = nextName();
    await createSecrets({ database: createSecretsDatabase(databaseName) }).save({ apiKey: 'key', secretKey: 'other' });
    await corruptEntry({ name: databaseName, store: 'credentials', key: 'apiKey', corrupt });

    const secrets = createSecrets({ database: createSecretsDatabase(databaseName) });
    const { apiKey, secretKey } = await secrets.read();
    expect([typeof apiKey, secretKey]).toEqual(['string', 'other']);
    expect(await secrets.save({ apiKey: 'new' })).toEqual({ apiKey: 'new', secretKey: 'other' });
  },
);
