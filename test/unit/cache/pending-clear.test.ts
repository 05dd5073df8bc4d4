import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createCache } from '../../../src/cache/cache.ts';
import type { PendingClears } from '../../../src/cache/pending-clear.ts';
import { turns } from '../turns.ts';
import { createWorld } from './a-database.ts';

type World = ReturnType<typeof createWorld>;

/** A small store that outlives the background, with readable content. */
function createPendingClears(kept: unknown = undefined) {
  const pendingClears = {
    kept,
    load: async (): Promise<unknown> => pendingClears.kept,
    save: async (value: unknown): Promise<void> => {
      pendingClears.kept = value;
    },
  };

  return pendingClears;
}

function start(world: World, pendingClears: PendingClears, waitMs = 500) {
  const patience = { withinMs: waitMs, openWithinMs: waitMs };

  return createCache({ databaseName: 'records', now: world.now, factory: () => world.disk, pendingClears, patience });
}

async function fill(world: World): Promise<void> {
  await world.start().answers.put('a', { value: 'secret', askedMs: world.time });
  world.time += 5;
}

function breakDisk(world: World) {
  return vi.spyOn(world.disk, 'open').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError');
  });
}

function silence(): Promise<never> {
  return new Promise(() => {});
}

test('what a broken disk could not forget the next life of the background forgets before it reads', async () => {
  const [world, pendingClears] = [createWorld(), createPendingClears()];
  await fill(world);
  const open = breakDisk(world);
  await start(world, pendingClears).forget();
  const forgottenMs = world.time;
  open.mockRestore();
  world.time += 60_000;

  const next = start(world, pendingClears);
  const known = await next.answers.get('a');

  expect(known).toBeNull();
  expect((await world.dump()).answers?.keys).toEqual([]);
  expect((await world.dump()).facts?.values).toEqual([forgottenMs]);
  await vi.waitFor(() => expect(pendingClears.kept).toBeNull(), { timeout: 20_000 });
});

test('a private window does not read what the last life should have forgotten', async () => {
  const [world, pendingClears] = [createWorld(), createPendingClears()];
  await fill(world);
  const open = breakDisk(world);
  await start(world, pendingClears).forget();
  open.mockRestore();

  expect(await start(world, pendingClears).answers.peek('a')).toBeNull();
});

test('a forgetting that is done at once is owed only until then', async () => {
  const [world, pendingClears] = [createWorld(), createPendingClears()];
  await fill(world);
  const save = vi.spyOn(pendingClears, 'save');

  await start(world, pendingClears).forget();

  await vi.waitFor(() => expect(save.mock.calls).toEqual([[{ forgottenMs: world.time }], [null]]), { timeout: 20_000 });
  expect((await world.dump()).answers?.keys).toEqual([]);
});

test('a pending clear that was paid but not struck out costs nothing that came later', async () => {
  const [world, pendingClears] = [createWorld(), createPendingClears()];
  await start(world, pendingClears).forget();
  pendingClears.kept = { forgottenMs: world.time };
  world.time += 1000;
  await world.start().answers.put('new', { value: 'new', askedMs: world.time });

  const kept = await start(world, pendingClears).answers.get('new');

  expect(kept?.value).toBe('new');
  await vi.waitFor(() => expect(pendingClears.kept).toBeNull(), { timeout: 20_000 });
});

test('a slow save of a pending clear does not outlive its payment', async () => {
  const [world, pendingClears] = [createWorld(), createPendingClears()];
  const { save } = pendingClears;
  let isFirst = true;
  pendingClears.save = async (value) => {
    const waitMs = isFirst ? 60 : 0;
    isFirst = false;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return save(value);
  };

  await start(world, pendingClears, 20).forget();
  await turns(100);

  expect(pendingClears.kept).toBeNull();
});

test('a second forgetting while the first is being paid is owed until it is paid too', async () => {
  const [world, pendingClears] = [createWorld(), createPendingClears()];
  const { save } = pendingClears;
  pendingClears.save = async (value) => {
    await turns(15);
    return save(value);
  };
  const records = start(world, pendingClears);
  const { clear } = IDBObjectStore.prototype;
  let second: Promise<void> | undefined;
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
    if (second === undefined) {
      world.time += 10;
      second = records.forget();
    }
    return clear.call(this);
  });

  await records.forget();
  await second;

  expect((await world.dump()).facts?.values).toEqual([world.time]);
  await vi.waitFor(() => expect(pendingClears.kept).toBeNull(), { timeout: 20_000 });
});

test('a forgetting while an older pending clear is being read takes its place', async () => {
  const [world, pendingClears] = [createWorld(), createPendingClears()];
  const older = { forgottenMs: world.time - 1000 };
  vi.spyOn(pendingClears, 'load').mockImplementation(async () => {
    await turns(30);
    return older;
  });

  await start(world, pendingClears).forget();

  expect((await world.dump()).facts?.values).toEqual([world.time]);
});

test('pending clears are read once in a life, also where the database is opened again', async () => {
  const [world, pendingClears] = [createWorld(), createPendingClears()];
  const load = vi.spyOn(pendingClears, 'load');
  const records = start(world, pendingClears);
  await records.size();
  await new Promise((resolve, reject) => {
    const request = world.disk.deleteDatabase('records');
    request.onsuccess = resolve;
    request.onblocked = reject;
  });

  await records.answers.put('a', { value: 1, askedMs: world.time });

  expect((await world.dump()).answers?.keys).toEqual(['a']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a pending clear is written after one that could not be', async () => {
  const [world, pendingClears] = [createWorld(), createPendingClears()];
  vi.spyOn(pendingClears, 'save').mockRejectedValueOnce(new Error('no'));
  breakDisk(world);
  const records = start(world, pendingClears);
  await records.forget();
  world.time += 10;

  await records.forget();

  expect(pendingClears.kept).toEqual({ forgottenMs: world.time });
});

test.for([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'old'],
  ['a time that is not a number', { forgottenMs: Number.NaN }],
  ['another shape', { until: 5 }],
])('pending clears that are %s are ignored', async ([, kept]) => {
  const [world, pendingClears] = [createWorld(), createPendingClears(kept)];
  await fill(world);

  expect((await start(world, pendingClears).answers.get('a'))?.value).toBe('secret');
});

test.for<[string, () => Promise<unknown>]>([
  ['cannot be read', () => Promise.reject(new Error('no'))],
  ['never answer', silence],
])('while the pending clears %s the memory does the work, and later the disk again', async ([, load]) => {
  const [world, pendingClears] = [createWorld(), createPendingClears()];
  await fill(world);
  const broken = vi.spyOn(pendingClears, 'load').mockImplementation(load);
  const records = start(world, pendingClears, 100);

  const early = await records.answers.get('a');
  await records.answers.put('b', { value: 1, askedMs: world.time });
  const own = await records.answers.get('b');
  broken.mockRestore();
  world.time += 60_000;
  const late = await records.answers.get('a');

  expect([early, own?.value, late?.value]).toEqual([null, 1, 'secret']);
});

test.for<[string, () => Promise<void>]>([
  ['cannot be written', () => Promise.reject(new Error('no'))],
  ['never answer', silence],
])('pending clears that %s hold no forgetting up', async ([, save]) => {
  const [world, pendingClears] = [createWorld(), createPendingClears()];
  await fill(world);

  await start(world, { ...pendingClears, save }, 100).forget();

  expect((await world.dump()).answers?.keys).toEqual([]);
});

test('a database that is open while its pending clears cannot be read is closed again', async () => {
  const [world, pendingClears] = [createWorld(), createPendingClears()];
  await fill(world);
  vi.spyOn(pendingClears, 'load').mockRejectedValue(new Error('no'));
  const close = vi.spyOn(IDBDatabase.prototype, 'close');

  await start(world, pendingClears).answers.get('a');

  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1), { timeout: 20_000 });
});

test.for([['UnknownError'], ['QuotaExceededError'], ['DataError']])(
  'a disk that cannot take a forgetting is not read: %s',
  async ([name]) => {
    const [world, pendingClears] = [createWorld(), createPendingClears()];
    const names = ['a', 'b', 'c', 'd'];
    for (const one of names) await world.start().answers.put(one, { value: 'secret', askedMs: world.time });
    world.time += 5;
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...how) {
      if (how[1] === 'forgottenMs') throw new DOMException('no', name);
      return put.apply(this, how);
    });
    await start(world, pendingClears).forget();

    const next = start(world, pendingClears);
    const known = await Promise.all(names.map((one) => next.answers.get(one)));
    await next.answers.put('e', { value: 'new', askedMs: world.time + 1 });

    expect(known).toEqual([null, null, null, null]);
    expect((await next.answers.get('e'))?.value).toBe('new');
    expect((await next.size()).count).toBe(1);
    expect(pendingClears.kept).toEqual({ forgottenMs: world.time });
  },
);

test('what was asked for before an owed forgetting is kept by no memory, also when the disk comes and goes', async () => {
  const world = createWorld();
  const askedMs = world.time;
  world.time += 5;
  const records = start(world, createPendingClears());
  const clear = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError');
  });
  await records.forget();
  world.time += 60_000;

  await records.answers.put('a', { value: 'secret', askedMs });

  expect(await records.answers.get('a')).toBeNull();
  clear.mockRestore();
});
