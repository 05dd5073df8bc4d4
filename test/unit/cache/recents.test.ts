import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { createRecents } from '../../../src/cache/recents.ts';
import type { Recent } from '../../../src/models/recent.ts';

let count = 0;
const nextName = () => `recents-${++count}`;

const recent = (number: number, more: Partial<Recent> = {}): Recent => ({
  reference: { kind: 'address', address: `0x${number.toString(16).padStart(40, '0')}` },
  chainId: 1,
  atMs: number,
  ...more,
});

test('another start of the background reads what was noted, newest first', async () => {
  const databaseName = nextName();
  const recents = createRecents({ databaseName });
  await recents.note(recent(1));
  await recents.note(recent(2));

  expect(await createRecents({ databaseName }).read()).toEqual([recent(2), recent(1)]);
});

test('the same on the same chain is one, and comes in front again', async () => {
  const recents = createRecents({ databaseName: nextName() });
  await recents.note(recent(1));
  await recents.note(recent(2));

  await recents.note(recent(1, { atMs: 3 }));
  await recents.note(recent(1, { atMs: 4, chainId: 10 }));

  expect((await recents.read()).map(({ atMs, chainId }) => [atMs, chainId])).toEqual([
    [4, 10],
    [3, 1],
    [2, 1],
  ]);
});

test('keeps the last 50, and the oldest go', async () => {
  const recents = createRecents({ databaseName: nextName() });
  for (let at = 0; at < 53; at += 1) await recents.note(recent(at));

  const kept = await recents.read();

  expect(kept).toHaveLength(50);
  expect(kept.at(-1)).toEqual(recent(3));
});

test('takes one off, or all of them', async () => {
  const recents = createRecents({ databaseName: nextName() });
  for (const at of [1, 2, 3]) await recents.note(recent(at));

  await recents.remove(recent(2));
  const left = await recents.read();
  await recents.forget();

  expect(left).toEqual([recent(3), recent(1)]);
  expect(await recents.read()).toEqual([]);
});

test('passes over what is damaged', async () => {
  const databaseName = nextName();
  const recents = createRecents({ databaseName });
  await recents.note(recent(1));
  const database = await openDB(databaseName, 1);
  await database.put('recents', { reference: { kind: 'address', address: 'x' }, chainId: 1, atMs: 9 }, 'a');
  await database.put('recents', { chainId: 1, atMs: 8 }, 'b');
  database.close();

  expect(await recents.read()).toEqual([recent(1)]);
});
