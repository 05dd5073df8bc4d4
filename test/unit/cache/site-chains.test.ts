import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createWorld } from './a-database.ts';

test('another start of the background knows the chain of a site', async () => {
  const world = createWorld();
  await world.start().sites.set('example.com', { chainId: 1, isChosen: false }, 1);
  await world.start().sites.set('Example.com', { chainId: 10, isChosen: true }, 1);

  expect(await world.start().sites.get('example.com')).toEqual({ chainId: 10, isChosen: true });
  expect(await world.start().sites.get('other.com')).toBeNull();
});

test('no host is on the disk, and the same host leaves another hash on another disk', async () => {
  const worlds = [createWorld(), createWorld()];
  for (const world of worlds) await world.start().sites.set('secret-diary.example', { chainId: 1, isChosen: false }, 1);

  const [first, second] = await Promise.all(worlds.map((world) => world.dump()));

  expect(JSON.stringify(first)).not.toContain('diary');
  expect(first?.sites?.keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(first?.sites?.keys).not.toEqual(second?.sites?.keys);
});

test('of too many sites those set longest ago go', async () => {
  const { sites } = createWorld({ maxSites: 3 }).start();
  for (const host of ['a', 'b', 'c', 'a', 'd']) await sites.set(host, { chainId: 1, isChosen: false }, 1);

  const known = await Promise.all(['a', 'b', 'c', 'd'].map((host) => sites.get(host)));

  expect(known.map((one) => one !== null)).toEqual([true, false, true, true]);
});

test('a damaged site reads as null', async () => {
  const world = createWorld();
  await world.start().sites.set('a', { chainId: 1, isChosen: false }, 1);
  await world.change(async (database) => {
    const [key] = await database.getAllKeys('sites');
    await database.put('sites', { chainId: '1' }, key);
  });

  expect(await world.start().sites.get('a')).toBeNull();
});
