import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { storeNames } from '../../../src/cache/store-transaction.ts';
import { sizes } from '../../size.ts';
import { createWorld } from './a-database.ts';
import { corruptions } from './corruptions.ts';
import { toPage } from './rows.ts';

const all = { before: null, most: 1000 };
const each = storeNames
  .flatMap((store) => corruptions.map((corruption) => [store, ...corruption] as const))
  .filter((_, at) => at % sizes.damagedRecordStep === 0);

type World = ReturnType<typeof createWorld>;

async function fillWorld(world: World) {
  const records = world.start();
  await records.answers.put('old', { value: 'old', askedMs: world.time });
  await records.balances.take('old', toPage(50, 1));
  await records.sites.set('old.example', { chainId: 10, isChosen: true }, world.time);
  await records.unserved.add('https://old', 5, world.time + 100_000, world.time);
}

/** Corrupts every value in a store. Values that IndexedDB refuses cannot be on a disk either. */
async function corruptStore(world: World, store: string, corrupt: (value: unknown) => unknown) {
  const isStored = await world.change(async (database) => {
    const changing = database.transaction(store, 'readwrite');
    const keys = await changing.store.getAllKeys();
    for (const key of keys) await changing.store.put(corrupt(await changing.store.get(key)), key);
    await changing.done;
    return keys.length > 0;
  });
  expect(isStored).toBe(true);
}

async function readOld(records: ReturnType<World['start']>) {
  return {
    answers: (await records.answers.get('old'))?.value ?? null,
    lists: (await records.balances.read('old', all))?.rows.length ?? null,
    sites: (await records.sites.get('old.example'))?.chainId ?? null,
    unserved: await records.unserved.has('https://old', 5),
  };
}

const whole = { answers: 'old', lists: 50, sites: 10, unserved: true };

// A list cannot be read without its chunks, nor a site without the salt.
const besides: { [store: string]: string } = { chunks: 'lists', facts: 'sites' };

test.for(each)(
  'if the store "%s" is %s, all other data is there, and everything can be kept again',
  async ([store, , corrupt]) => {
    const world = createWorld();
    await fillWorld(world);
    await corruptStore(world, store, corrupt);
    const records = world.start();

    const harmed = besides[store] ?? store;
    const found = await readOld(records);
    for (const [name, value] of Object.entries(whole)) {
      if (name !== harmed) expect([name, Reflect.get(found, name)]).toEqual([name, value]);
    }

    await records.answers.put('old', { value: 'new', askedMs: world.time + 1 });
    // An unreadable list is started again with the next page.
    const taken = [
      await records.balances.take('old', toPage(60, 11)),
      await records.balances.take('new', toPage(50, 1)),
    ];
    await records.sites.set('old.example', { chainId: 1, isChosen: false }, world.time + 1);
    await records.unserved.add('https://old', 5, world.time + 200_000, world.time + 1);
    const again = world.start();
    expect(taken).toEqual([true, true]);
    expect((await again.answers.get('old'))?.value).toBe('new');
    expect((await again.balances.read('old', all))?.rows.length).toBeGreaterThanOrEqual(50);
    expect((await again.balances.read('new', all))?.rows).toHaveLength(50);
    expect(await again.sites.get('old.example')).toEqual({ chainId: 1, isChosen: false });
    expect(await again.unserved.has('https://old', 5)).toBe(true);
    const { count, bytes } = await again.size();
    expect(count).toBeGreaterThanOrEqual(3);
    expect(bytes).toBeGreaterThan(0);
  },
);

test.for(each)(
  'where the store "%s" is %s, room is made and everything forgotten as ever',
  async ([store, , corrupt]) => {
    const world = createWorld({ maxCount: 4 });
    await fillWorld(world);
    await corruptStore(world, store, corrupt);
    const records = world.start();

    for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
      await records.answers.put(name, { value: name, askedMs: world.time });

    expect((await world.start().answers.get('f'))?.value).toBe('f');
    expect((await world.dump()).answers?.keys.length).toBeLessThanOrEqual(6);
    world.time += 1000;
    await records.forget();
    expect(await records.size()).toEqual({ count: 0, bytes: 0 });
    expect((await world.dump()).answers?.keys).toEqual([]);
  },
);
