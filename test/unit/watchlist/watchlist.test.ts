import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import type { ImportedEntry } from '../../../src/models/watched.ts';
import { createWatchChecks } from '../../../src/watchlist/check-results.ts';
import { createWatchedList, type WatchedList } from '../../../src/watchlist/watchlist.ts';
import { watch } from '../cache/watched-numbers.ts';

let count = 0;
const create = () => createWatchedList({ databaseName: `merge-${++count}` });
const nothing = { addresses: [], transactions: [], replaces: false };

test('adds what is new, fills in what is empty, and leaves what the user wrote', async () => {
  const list = create();
  await list.save(watch(1, { note: 'Mine' }));
  await list.save(watch(2, { name: '' }));
  const addresses = [1, 2, 3, 3].map((number) => watch(number, { name: `Other ${number}`, note: 'Theirs' }));

  expect(await list.merge({ ...nothing, addresses })).toMatchObject({ added: 1, changed: 1, skipped: 2 });

  const all = (await list.read()).toSorted((a, b) => a.addedMs - b.addedMs);
  expect(all.map(({ name, note }) => [name, note])).toEqual([
    ['Number 1', 'Mine'],
    ['Other 2', 'Theirs'],
    ['Other 3', 'Theirs'],
  ]);
});

test('replaces names and notes that a file has where that is wanted, and keeps when each was added', async () => {
  const list = create();
  await list.save(watch(1, { note: 'Mine' }));

  await list.merge({ ...nothing, addresses: [watch(1, { name: 'Other', note: '', addedMs: 99 })], replaces: true });

  expect(await list.read()).toEqual([watch(1, { name: 'Other', note: 'Mine' })]);
});

test('of what does not fit nothing is stored', async () => {
  const list = create();
  await list.save(watch(5000));
  const addresses = Array.from({ length: 1000 }, (_, at) => watch(at));

  expect(await list.merge({ ...nothing, addresses })).toBe('full');
  expect(await list.read()).toHaveLength(1);
});

describe('an import is undone', () => {
  const transaction = { hash: `0x${'1f'.repeat(32)}`, chainId: 1, name: '', note: '', addedMs: 1 };
  const before = [watch(1, { note: 'Mine', chainId: 1 }), watch(2, { name: '' })];

  async function importAll() {
    const list = create();
    for (const one of before) await list.save(one);
    const addresses = [1, 2, 3].map((number) => watch(number, { name: 'Theirs', chainId: 10, addedMs: 99 }));
    const merged = await list.merge({ addresses, transactions: [transaction], replaces: true });
    if (merged === 'full') throw new Error('The list is full');
    return { list, imported: merged.imported };
  }

  test('exactly: what it added goes, and what it changed is as it was', async () => {
    const { list, imported } = await importAll();

    expect(await list.undoMerge(imported)).toBe(0);

    expect(await list.read()).toEqual(before);
    expect(await list.readTransactions()).toEqual([]);
  });

  test('except for what the user changed or removed since', async () => {
    const { list, imported } = await importAll();
    await list.save(watch(3, { name: 'My new name', chainId: 10 }));
    await list.remove(watch(1).address);

    expect(await list.undoMerge(imported)).toBe(2);

    expect(await list.read()).toEqual([
      watch(2, { name: '' }),
      watch(3, { name: 'My new name', chainId: 10, addedMs: 99 }),
    ]);
  });

  test('once: a second time there is nothing to undo', async () => {
    const { list, imported } = await importAll();
    await list.undoMerge(imported);

    expect(await list.undoMerge(imported)).toBe(imported.length);

    expect(await list.read()).toEqual(before);
  });

  test('with the findings that it removed, also after a restart', async () => {
    const databaseName = `merge-${++count}`;
    const list = createWatchedList({ databaseName });
    await list.save(watch(1, { chainId: 1 }));
    const database = await openDB(databaseName);
    const check = { about: watch(1).address, chainId: 1, isNew: true };
    await database.put('checks', check);

    const moved = await list.merge({ ...nothing, addresses: [watch(1, { chainId: 10 })], replaces: true });
    expect(await database.getAll('checks')).toEqual([]);
    await createWatchedList({ databaseName }).undoMerge(moved === 'full' ? [] : moved.imported);

    expect(await database.getAll('checks')).toEqual([check]);
    database.close();
  });

  test.for([
    ['undone', (list: WatchedList, imported: ImportedEntry[]) => list.undoMerge(imported)],
    ['removed', (list: WatchedList) => list.remove(watch(1).address)],
  ] as const)('and nothing that was found out about an entry stays once it is %s', async ([, end]) => {
    const databaseName = `merge-${++count}`;
    const list = createWatchedList({ databaseName });
    await list.read();
    const database = await openDB(databaseName);
    for (const at of [1, 2]) {
      await list.save(watch(at, { chainId: 1 }));
      await database.put('checks', { about: watch(at).address, chainId: 1, seen: { value: `${at}` } });
    }
    const both = { ...nothing, addresses: [1, 2].map((at) => watch(at, { chainId: 10 })), replaces: true };
    const merged = await list.merge(both);

    await end(list, merged === 'full' ? [] : merged.imported.slice(0, 1));
    await list.remove(watch(1).address);

    expect(await database.getAll('checks')).toEqual([]);
    expect(await database.get('turn', 'undo')).toMatchObject([{ about: watch(2).address }]);
    database.close();
  });

  test('if what is kept for it is damaged, an entry is still removed', async () => {
    const databaseName = `merge-${++count}`;
    const list = createWatchedList({ databaseName });
    await list.save(watch(1));
    const database = await openDB(databaseName);
    await database.put('turn', [null, 'x'], 'undo');

    await list.remove(watch(1).address);

    expect(await list.read()).toEqual([]);
    database.close();
  });

  test('with its findings on another chain, and the others stay', async () => {
    const databaseName = `merge-${++count}`;
    const list = createWatchedList({ databaseName });
    const merged = await list.merge({ ...nothing, addresses: [watch(1, { chainId: 10 })] });
    const renamed = await list.merge({ ...nothing, addresses: [watch(1, { name: 'B', chainId: 10 })], replaces: true });
    if (merged === 'full' || renamed === 'full') throw new Error('The list is full');
    const database = await openDB(databaseName);
    await database.put('checks', { about: watch(1).address });

    await list.undoMerge(renamed.imported);
    expect(await database.count('checks')).toBe(1);
    await list.undoMerge(merged.imported);
    expect(await database.count('checks')).toBe(0);
    database.close();
  });
});

test('transactions come in beside addresses, and are counted with them', async () => {
  const list = create();
  const transaction = { hash: `0x${'1f'.repeat(32)}`, chainId: 1, name: '', note: '', addedMs: 1 };

  expect(await list.merge({ ...nothing, addresses: [watch(1)], transactions: [transaction] })).toMatchObject({
    added: 2,
  });
  expect(await list.readTransactions()).toEqual([transaction]);
});

test('a list of the first version is read as it was', async () => {
  const databaseName = `merge-${++count}`;
  const old = await openDB(databaseName, 1, {
    upgrade: (opened) => void opened.createObjectStore('watched', { keyPath: 'address' }),
  });
  await old.put('watched', watch(1));
  old.close();

  expect(await createWatchedList({ databaseName }).read()).toEqual([watch(1)]);
  expect(await createWatchChecks({ databaseName }).read()).toMatchObject({ checks: [], turn: { beganMs: 0 } });
});

test('a name that is changed alone leaves the chain', async () => {
  const list = create();
  await list.save(watch(1, { chainId: 10 }));

  await list.save(watch(1, { name: 'Other' }));

  expect(await list.read()).toEqual([watch(1, { name: 'Other', chainId: 10 })]);
});

test.for([
  ['fills in a chain', undefined, 10, false, 10],
  ['leaves a chain', 1, 10, false, 1],
  ['replaces a chain', 1, 10, true, 10],
  ['takes no chain away', 1, undefined, true, 1],
] as const)('an import %s', async ([, before, brought, replaces, after]) => {
  const list = create();
  const onChain = (chainId: number | undefined) => watch(1, chainId === undefined ? {} : { chainId });
  await list.save(onChain(before));

  await list.merge({ ...nothing, addresses: [onChain(brought)], replaces });

  expect(await list.read()).toEqual([onChain(after)]);
});

test('what comes in the place of a damaged row is new, and whole', async () => {
  const databaseName = `merge-${++count}`;
  await createWatchedList({ databaseName }).save(watch(1));
  const database = await openDB(databaseName);
  await database.put('watched', { ...watch(1), chainId: 'one', name: 5, strange: true });
  database.close();
  const list = createWatchedList({ databaseName });

  expect(await list.merge({ ...nothing, addresses: [watch(1, { chainId: 10 })] })).toMatchObject({ added: 1 });

  expect(await list.read()).toEqual([watch(1, { chainId: 10 })]);
});
