import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRecents, recentsKeyPaths } from '../../../src/cache/recents.ts';
import { createTemporaryDatabase } from '../../../src/cache/temporary-database.ts';
import { createWatchChecks } from '../../../src/watchlist/check-results.ts';
import { createWatchedList, type WatchedPlace, watchedKeyPaths } from '../../../src/watchlist/watchlist.ts';

const { indexedDB: usual } = globalThis;
const address = `0x${'ab'.repeat(20)}`;
const mine = { address, name: 'Mine', note: '', addedMs: 1, chainId: 1 };

beforeEach(() => {
  const open = () => {
    throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
  };
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open } });
});

afterEach(() => {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: usual });
});

/** Returns what lasts until the browser closes, as JSON. */
function createSession() {
  let kept = 'null';
  return {
    load: async () => JSON.parse(kept),
    save: async (value: unknown) => {
      kept = JSON.stringify(value);
    },
  };
}

test('without databases, recent lookups last until the browser closes', async () => {
  const session = createSession();
  const start = () =>
    createRecents({ databaseName: 'none', passing: createTemporaryDatabase(session, recentsKeyPaths) });
  const recent = (at: number) => ({ reference: { kind: 'address', address } as const, chainId: at + 1, atMs: at });
  const recents = start();

  for (let at = 0; at < 53; at += 1) await recents.note(recent(at));
  await recents.remove(recent(51));

  expect((await start().read()).map(({ atMs }) => atMs)).toEqual([
    52,
    ...Array.from({ length: 48 }, (_, at) => 50 - at),
  ]);
  expect(await start().isPassing()).toBe(true);
  await start().forget();
  expect(await start().read()).toEqual([]);
});

test('without databases, the watch list and its checks last until the browser closes', async () => {
  const session = createSession();
  const place = (): WatchedPlace => ({
    databaseName: 'none',
    passing: createTemporaryDatabase(session, watchedKeyPaths),
  });
  const turn = { beganMs: 5, endedMs: null, stopped: null, today: null };
  const check = {
    ...({ kind: 'address', about: address, chainId: 1, askedMs: 1, checkedMs: 1, failure: null } as const),
    ...{ isNew: true, isUntold: false, seen: null, change: null },
  };
  const first = place();
  await createWatchedList(first).save(mine);
  await createWatchChecks(first).save(check, turn);
  const moved = { addresses: [{ ...mine, chainId: 10, name: 'Theirs' }], transactions: [], replaces: true };
  const merged = await createWatchedList(first).merge(moved);
  const later = place();

  expect(await createWatchedList(later).read()).toMatchObject([{ name: 'Theirs', chainId: 10 }]);
  expect(await createWatchChecks(later).read()).toEqual({ checks: [], turn });
  await createWatchedList(later).undoMerge(merged === 'full' ? [] : merged.imported);

  expect(await createWatchedList(place()).read()).toEqual([mine]);
  expect(await createWatchChecks(place()).countNew()).toBe(1);
  expect(await createWatchedList(place()).isPassing()).toBe(true);
});
