import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createPrivateCache } from '../../../src/cache/cache.ts';
import { turns } from '../turns.ts';
import { createWorld } from './a-database.ts';
import { cursorAfter, toChange, toPage, toTransfer } from './rows.ts';

const all = { before: null, most: 1000 };
const service = 'https://api.example';

async function startPrivate() {
  const world = createWorld();
  const disk = world.start();
  await disk.answers.put('known', { value: 'disk', askedMs: world.time });
  await disk.balances.take('list', toPage(100, 51));
  await disk.transfers.take('nft', { rows: [toTransfer(5, 1)], from: null, next: null, askedMs: world.time });
  await disk.sites.set('known.example', { chainId: 1, isChosen: false }, world.time);
  await disk.unserved.add(service, 5, world.time + 1e9, world.time);
  // An hour later, a read in an ordinary window would be recorded.
  world.time += 3_600_000;

  return { world, disk, records: createPrivateCache({ disk: world.start(), now: world.now }) };
}

test('private windows know what the disk knows', async () => {
  const { records } = await startPrivate();

  expect((await records.answers.get('known'))?.value).toBe('disk');
  expect((await records.balances.read('list', all))?.rows).toHaveLength(50);
  expect((await records.transfers.read('nft', all))?.rows).toHaveLength(1);
  expect(await records.sites.get('known.example')).toEqual({ chainId: 1, isChosen: false });
  expect(await records.unserved.has(service, 5)).toBe(true);
});

test('whatever private windows do, the disk stays the same to the byte', async () => {
  const { world, records } = await startPrivate();
  const before = JSON.stringify(await world.dump());
  const page = toPage(50, 1, { from: cursorAfter(51), askedMs: world.time });

  for (const name of ['known', 'unknown']) {
    await records.answers.get(name);
    await records.answers.put(name, { value: 'private', askedMs: world.time });
    await records.answers.get(name);
  }
  for (const name of ['list', 'other']) {
    await records.balances.read(name, all);
    await records.balances.take(name, toPage(104, 55, { askedMs: world.time }));
    await records.balances.take(name, page);
    await records.balances.read(name, all);
  }
  await records.transfers.read('nft', all);
  for (const host of ['known.example', 'private.example']) {
    await records.sites.get(host);
    await records.sites.set(host, { chainId: 7, isChosen: true }, world.time);
  }
  await records.unserved.has(service, 5);
  await records.unserved.add(service, 6, world.time + 1000, world.time);
  await records.size();
  await records.forget();
  await turns(20);

  expect(JSON.stringify(await world.dump())).toBe(before);
});

test('an ordinary window that reads the same notes its use', async () => {
  const { world } = await startPrivate();
  const before = JSON.stringify(await world.dump());

  await world.start().answers.get('known');
  await turns(20);

  expect(JSON.stringify(await world.dump())).not.toBe(before);
});

test('what a private window put is known there and nowhere else', async () => {
  const { world, disk, records } = await startPrivate();
  await records.answers.put('known', { value: 'private', askedMs: world.time });
  await records.sites.set('private.example', { chainId: 7, isChosen: true }, world.time);
  await records.unserved.add(service, 6, world.time + 1000, world.time);

  expect((await records.answers.get('known'))?.value).toBe('private');
  expect(await records.sites.get('private.example')).toEqual({ chainId: 7, isChosen: true });
  expect(await records.unserved.has(service, 6)).toBe(true);
  expect((await disk.answers.get('known'))?.value).toBe('disk');
  expect(await disk.sites.get('private.example')).toBeNull();
  expect(await disk.unserved.has(service, 6)).toBe(false);
});

test('a page taken in a private window is put among the rows that the disk knows', async () => {
  const { world, disk, records } = await startPrivate();

  const isTaken = await records.balances.take('list', toPage(50, 1, { from: cursorAfter(51) }));
  await records.balances.take('list', { ...toPage(110, 99, { askedMs: world.time }) });

  const known = await records.balances.read('list', all);
  expect(isTaken).toBe(true);
  expect(known?.rows).toEqual(toPage(110, 1).rows);
  expect(known?.next).toEqual({ kind: 'end' });
  expect((await disk.balances.read('list', all))?.rows[0]).toEqual(toChange(100));
});

test('forgetting clears the private memory, and nothing asked for before comes back', async () => {
  const { world, records } = await startPrivate();
  const askedMs = world.time;
  await records.answers.put('a', { value: 1, askedMs });
  await records.balances.take('b', toPage(50, 1, { askedMs }));
  await records.sites.set('private.example', { chainId: 7, isChosen: true }, world.time);
  world.time += 1;

  await records.forget();
  await records.answers.put('late', { value: 1, askedMs });
  await records.sites.set('late.example', { chainId: 7, isChosen: true }, askedMs);
  await records.unserved.add(service, 6, world.time + 1000, askedMs);

  expect(await records.answers.get('a')).toBeNull();
  expect(await records.answers.get('late')).toBeNull();
  expect(await records.sites.get('late.example')).toBeNull();
  expect(await records.unserved.has(service, 6)).toBe(false);
  expect(await records.balances.read('b', all)).toBeNull();
  expect(await records.sites.get('private.example')).toBeNull();
  expect(await records.size()).toEqual({ count: 0, bytes: 0 });
});

test('a page that is being taken while everything is forgotten does not bring its list back', async () => {
  const world = createWorld();
  const disk = world.start();
  await disk.balances.take('list', toPage(100, 51));
  const page = toPage(101, 52, { askedMs: world.time });
  world.time += 10;
  let forgetNow = async () => {};
  const balances: typeof disk.balances = {
    ...disk.balances,
    copy: async (...what) => {
      const copy = await disk.balances.copy(...what);
      await forgetNow();
      return copy;
    },
  };
  const records = createPrivateCache({ disk: { ...disk, balances }, now: world.now });
  forgetNow = async () => void (await Promise.all([disk.forget(), records.forget()]));

  const isTaken = await records.balances.take('list', page);

  expect(isTaken).toBe(false);
  expect(await records.balances.read('list', all)).toBeNull();
});

test('after its memory alone was forgotten a private window knows again what the disk knows', async () => {
  const { world, records } = await startPrivate();
  await records.answers.put('known', { value: 'private', askedMs: world.time });
  await records.balances.take('list', toPage(104, 55, { askedMs: world.time }));
  await records.forget();
  world.time += 1;

  await records.balances.take('list', toPage(50, 1, { from: cursorAfter(51), askedMs: world.time }));

  expect((await records.answers.get('known'))?.value).toBe('disk');
  expect((await records.balances.read('list', all))?.rows).toEqual(toPage(100, 1).rows);
});

test('private memory is bounded', async () => {
  const { world, records } = await startPrivate();

  for (let name = 0; name < 20; name++) {
    await records.answers.put(String(name), { value: 'x'.repeat(1_000_000), askedMs: world.time });
  }

  expect((await records.size()).bytes).toBeLessThanOrEqual(8_000_000);
  expect(await records.answers.get('19')).not.toBeNull();
  expect(await records.answers.get('0')).toBeNull();
});
