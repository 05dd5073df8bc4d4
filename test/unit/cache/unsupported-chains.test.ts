import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createWorld } from './a-database.ts';

const service = 'https://api.example';

test('a chain is unserved by that service alone, until the time', async () => {
  const world = createWorld();
  await world.start().unserved.add(service, 5, world.time + 1000, world.time);
  const { unserved } = world.start();

  const now = [
    await unserved.has(service, 5),
    await unserved.has(service, 6),
    await unserved.has('https://other.example', 5),
  ];
  world.time += 1000;
  const later = await unserved.has(service, 5);

  expect([now, later]).toEqual([[true, false, false], false]);
});

test('what is over leaves the disk with the next one', async () => {
  const world = createWorld();
  const { unserved } = world.start();
  await unserved.add(service, 5, world.time + 1000, world.time);
  world.time += 2000;

  await unserved.add(service, 6, world.time + 1000, world.time);

  expect((await world.dump()).unserved?.keys).toEqual([[service, 6]]);
});

test('an entry made while the clock was ahead holds no chain back', async () => {
  const world = createWorld();
  const { unserved } = world.start();
  world.time += 1_000_000_000;
  await unserved.add(service, 5, world.time + 1000, world.time);
  world.time -= 1_000_000_000;

  expect(await unserved.has(service, 5)).toBe(false);
});
