import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Cache } from '../../../src/cache/cache.ts';
import { createWorld, startWorld } from './a-database.ts';
import { toPage } from './rows.ts';

type World = ReturnType<typeof createWorld>;

async function fill(world: World, records: Cache, names: string[]): Promise<void> {
  for (const name of names) await records.answers.put(name, { value: 'x'.repeat(98), askedMs: world.time });
}

async function known(world: World, names: string[]): Promise<string[]> {
  const records = world.start();
  const kept = await Promise.all(names.map((name) => records.answers.get(name)));

  return names.filter((_, place) => kept[place] !== null);
}

const names = Array.from({ length: 11 }, (_, place) => `q${place}`);

test('when there are too many, the least recently used go until four fifths are left', async () => {
  const { world, records } = startWorld({ maxCount: 10 });

  await fill(world, records, names);

  expect(await known(world, names)).toEqual(names.slice(3));
  expect(await records.size()).toEqual({ count: 8, bytes: 800 });
});

test('when they take too much, the least recently used go until four fifths are left', async () => {
  const { world, records } = startWorld({ maxBytes: 1000 });

  await fill(world, records, names);

  expect(await known(world, names)).toEqual(names.slice(3));
  expect(await records.size()).toEqual({ count: 8, bytes: 800 });
});

test('a read answer counts as used, by a start that has it from the disk and by one that has it in memory', async () => {
  const { world, records } = startWorld({ maxCount: 10 });
  await fill(world, records, names.slice(0, 10));
  world.time += 61_000;
  await world.start().answers.get('q0');
  await records.answers.get('q1');

  await fill(world, records, ['q10']);

  expect(await known(world, names)).toEqual(['q0', 'q1', 'q5', 'q6', 'q7', 'q8', 'q9', 'q10']);
});

test('the order of use survives a clock that is set back', async () => {
  const { world, records } = startWorld({ maxCount: 10 });
  await fill(world, records, names.slice(0, 5));
  world.time -= 1_000_000_000;

  await fill(world, records, names.slice(5));

  expect(await known(world, names)).toEqual(names.slice(3));
});

test('lists are evicted whole, in turn with answers', async () => {
  const { world, records } = startWorld({ maxBytes: 15_000 });
  await records.balances.take('old', toPage(150, 101));
  await records.balances.take('old', toPage(100, 51, { from: { block_number: '101' } }));
  await fill(world, records, ['q']);
  const { bytes } = await records.size();

  await records.balances.take('new', toPage(100, 1, { askedMs: world.time }));

  expect(bytes).toBeGreaterThan(9000);
  expect(await records.balances.read('old', { before: null, most: 10 })).toBeNull();
  expect(await known(world, ['q'])).toEqual(['q']);
  expect((await records.balances.read('new', { before: null, most: 200 }))?.rows).toHaveLength(100);
  expect((await world.dump()).chunks?.keys).toHaveLength(1);
});

test('what alone is larger than everything may be is not kept and drives nothing out', async () => {
  const { world, records } = startWorld({ maxBytes: 1000 });
  await fill(world, records, ['q0']);

  await records.answers.put('huge', { value: 'x'.repeat(2000), askedMs: world.time });
  const isTaken = await records.balances.take('huge', toPage(50, 1));

  expect(isTaken).toBe(false);
  expect(await known(world, ['q0', 'huge'])).toEqual(['q0']);
  expect(await records.size()).toEqual({ count: 1, bytes: 100 });
});

test('the totals stay exact over many changes', async () => {
  const { world, records } = startWorld({ maxCount: 7, maxBytes: 3000 });
  for (let round = 0; round < 60; round++) {
    await records.answers.put(`q${(round * 7) % 13}`, { value: 'x'.repeat((round * 37) % 500), askedMs: world.time });
    if (round % 9 === 0) await records.balances.take(`l${round % 2}`, toPage(1 + (round % 5), 1));
  }

  const { answers, chunks, uses } = await world.dump();
  const kept = [...(answers?.values ?? []), ...(chunks?.values ?? [])];
  const texts = kept.map((one) => (one as { json: string }).json);

  expect(await records.size()).toEqual({
    count: texts.length,
    bytes: texts.reduce((sum, { length }) => sum + length, 0),
  });
  expect(uses?.keys).toHaveLength(texts.length);
});

test('hundreds of answers over a lowered limit go with the next put', async () => {
  const world = createWorld();
  const large = world.start();
  for (let place = 0; place < 900; place++) await large.answers.put(`q${place}`, { value: place, askedMs: world.time });
  const small = createWorld({ maxCount: 300 });
  small.disk = world.disk;

  await small.start().answers.put('last', { value: 'last', askedMs: world.time });

  expect((await large.size()).count).toBeLessThanOrEqual(300);
  expect(await known(small, ['q0', 'q899', 'last'])).toEqual(['q899', 'last']);
});

test('what is more than a new limit goes at once, the least recently used first', async () => {
  const { world, records } = startWorld({ maxBytes: 100_000 });
  await fill(world, records, names);

  await records.keepWithin(350);

  expect(await known(world, names)).toEqual(names.slice(8));
  expect(await records.size()).toEqual({ count: 3, bytes: 300 });
});

test('more than one transaction removes goes, too', async () => {
  const { world, records } = startWorld({ maxBytes: 100_000 });
  await fill(
    world,
    records,
    Array.from({ length: 450 }, (_, at) => `many ${at}`),
  );

  await records.keepWithin(1000);

  expect(await records.size()).toEqual({ count: 10, bytes: 1000 });
});

test('a new limit applies to what comes after it', async () => {
  const { world, records } = startWorld({ maxBytes: 100_000 });
  await records.keepWithin(1000);

  await fill(world, records, names);

  expect(await records.size()).toEqual({ count: 8, bytes: 800 });
});

test('a wider limit removes nothing', async () => {
  const { world, records } = startWorld({ maxBytes: 1100 });
  await fill(world, records, names);

  await records.keepWithin(100_000);
  await fill(world, records, ['one more']);

  expect(await records.size()).toEqual({ count: 12, bytes: 1200 });
});

test('damaged uses in front of all others do not keep them from going, and go themselves', async () => {
  const { world, records } = startWorld({ maxCount: 10 });
  await fill(world, records, names.slice(0, 10));
  await world.change(async (database) => {
    const changing = database.transaction('uses', 'readwrite');
    for (let at = 0; at < 250; at += 1)
      await changing.store.put({ bytes: 'many', tick: 0 }, ['answer', `damaged ${at}`]);
    await changing.done;
  });

  await fill(world, records, names.slice(10));

  expect(await known(world, names)).toEqual(names.slice(3));
  expect(await records.size()).toEqual({ count: 8, bytes: 800 });
  expect(await world.change((database) => database.count('uses'))).toBe(8);
});
