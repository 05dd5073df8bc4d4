import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import type { Cache } from '../../../src/cache/cache.ts';
import { createWorld, startWorld } from './a-database.ts';
import { toPage } from './rows.ts';

const all = { before: null, most: 10 };

async function fill(records: Cache, askedMs: number): Promise<void> {
  await records.answers.put('a', { value: 1, askedMs });
  await records.balances.take('a', toPage(50, 1, { askedMs }));
  await records.sites.set('example.com', { chainId: 10, isChosen: true }, askedMs);
  await records.unserved.add('https://a', 5, askedMs + 1000, askedMs);
}

async function readAll(records: Cache) {
  return [
    await records.answers.get('a'),
    await records.balances.read('a', all),
    await records.sites.get('example.com'),
    await records.unserved.has('https://a', 5),
    await records.size(),
  ];
}

const nothing = [null, null, null, false, { count: 0, bytes: 0 }];

test('forgetting leaves nothing in memory and on disk, not even the salt', async () => {
  const { world, records } = startWorld();
  await fill(records, world.time);
  world.time += 1;

  await records.forget();

  expect(await readAll(records)).toEqual(nothing);
  expect(await readAll(world.start())).toEqual(nothing);
  expect((await world.dump()).facts).toEqual({ keys: ['forgottenMs'], values: [world.time] });
});

test('what was asked for before the forgetting is not kept after it, in this life or the next', async () => {
  const { world, records } = startWorld();
  const askedMs = world.time;
  world.time += 5;
  await records.forget();
  const later = world.start();

  await fill(records, askedMs);
  const isTaken = await records.balances.take('a', toPage(50, 1, { askedMs }));
  await later.answers.put('b', { value: 1, askedMs });

  expect(isTaken).toBe(false);
  expect(await readAll(records)).toEqual(nothing);
  expect(await later.answers.get('b')).toBeNull();
  expect((await world.dump()).facts?.keys).toEqual(['forgottenMs']);
});

test('what is asked for after the forgetting is kept', async () => {
  const { world, records } = startWorld();
  await records.forget();
  world.time += 1;

  await fill(records, world.time);

  expect((await readAll(world.start())).slice(2)).toEqual([
    { chainId: 10, isChosen: true },
    true,
    { count: 2, bytes: expect.any(Number) },
  ]);
});

test('what was asked for in the same millisecond counts as asked for before', async () => {
  const { world, records } = startWorld();
  await records.forget();

  await fill(records, world.time);

  expect(await readAll(records)).toEqual(nothing);
});

test('a forgetting in the future, before the clock was set back, keeps nothing out', async () => {
  const world = createWorld();
  world.time += 1_000_000_000;
  const records = world.start();
  await records.forget();
  world.time -= 1_000_000_000;

  await records.answers.put('a', { value: 1, askedMs: world.time });

  expect((await world.start().answers.get('a'))?.value).toBe(1);
});

test('an answer put while everything is forgotten is gone from memory too', async () => {
  const { world, records } = startWorld();
  const askedMs = world.time;
  world.time += 5;

  await Promise.all([records.forget(), records.answers.put('a', { value: 1, askedMs })]);

  expect(await records.answers.get('a')).toBeNull();
});

test('what is being written while everything is forgotten is not kept', async () => {
  const { world, records } = startWorld();
  await records.sites.set('old.example', { chainId: 1, isChosen: false }, world.time);

  const setting = records.sites.set('example.com', { chainId: 10, isChosen: true }, world.time);
  const adding = records.unserved.add('https://a', 5, world.time + 1000, world.time);
  await Promise.all([setting, adding, records.forget()]);

  expect(await records.sites.get('example.com')).toBeNull();
  expect(await records.unserved.has('https://a', 5)).toBe(false);
  expect((await world.dump()).sites?.keys).toEqual([]);
});

test('a site that was about to be written when everything was forgotten is not kept, nor is its salt', async () => {
  const { world, records } = startWorld();
  const askedMs = world.time;
  world.time += 5;
  const { digest } = crypto.subtle;
  const hash = vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (...what) => {
    await records.forget();
    return digest.apply(crypto.subtle, what);
  });

  await records.sites.set('example.com', { chainId: 10, isChosen: true }, askedMs);

  expect(hash).toHaveBeenCalled();
  hash.mockRestore();
  const { facts, sites } = await world.dump();
  expect([facts?.keys, sites?.keys]).toEqual([['forgottenMs'], []]);
});

test('what a broken disk could not forget is forgotten before it is used again', async () => {
  const world = createWorld();
  await fill(world.start(), world.time);
  const open = vi.spyOn(world.disk, 'open').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError');
  });
  const records = world.start();
  world.time += 5;
  await records.forget();
  open.mockRestore();

  world.time += 60_000;

  expect(await readAll(records)).toEqual(nothing);
  expect((await world.dump()).facts?.values).toEqual([world.time - 60_000]);
});

test('what the memory took for a broken disk is forgotten with the rest', async () => {
  const world = createWorld();
  const open = vi.spyOn(world.disk, 'open').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError');
  });
  const records = world.start();
  await fill(records, world.time);

  await records.forget();

  expect(await readAll(records)).toEqual(nothing);
  open.mockRestore();
});

test('who asks while everything is forgotten learns nothing, then and later', async () => {
  const world = createWorld();
  await fill(world.start(), world.time);
  const records = world.start();

  const early = records.answers.get('a');
  const forgetting = records.forget();
  const late = records.answers.get('a');
  await Promise.all([early, forgetting]);

  expect(await late).toBeNull();
  expect(await readAll(records)).toEqual(nothing);
});
