import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkAlarm } from '../../../src/background/check-alarm.ts';
import { createCheckHandlers } from '../../../src/background/watchlist-handlers.ts';
import { onWatchlistEvent } from '../../../src/messaging/watchlist-events.ts';
import type { AddressCheck } from '../../../src/models/watched.ts';
import { createWatchChecks } from '../../../src/watchlist/check-results.ts';
import { createWatchedList } from '../../../src/watchlist/watchlist.ts';
import { useLocalChannels } from '../local-channel.ts';

useLocalChannels();

const popup = { id: 'us', url: 'chrome-extension://us/popup.html' };
const now = Date.parse('2026-11-22T10:00:00Z');
const turn = { beganMs: 1, endedMs: 1, stopped: null, today: null };
const addressAt = (number: number) => `0x${String(number).repeat(40)}`;
const found = (number: number): AddressCheck => ({
  kind: 'address',
  about: addressAt(number),
  chainId: 1,
  askedMs: 1,
  checkedMs: 1,
  failure: null,
  isNew: true,
  isUntold: false,
  seen: null,
  change: null,
});

let count = 0;

/** Creates the handlers over a watch list of two addresses that both have news. */
async function create() {
  const databaseName = `check-handlers-${++count}`;
  const [watched, checks] = [createWatchedList({ databaseName }), createWatchChecks({ databaseName })];
  for (const number of [1, 2]) {
    await watched.save({ address: addressAt(number), name: '', note: '', addedMs: 1 });
    await checks.save(found(number), turn);
  }
  return createCheckHandlers({ watched, checks, now: () => now });
}

test('only what was shown is seen', async () => {
  const handlers = await create();

  await handlers.seenWatched.answer({ about: [addressAt(1)] }, popup);

  expect(await handlers.watchedNews.answer({}, popup)).toBe(1);
});

test('from a private window nothing is marked', async () => {
  const handlers = await create();

  await handlers.seenWatched.answer({ about: [addressAt(1)], isPrivate: true }, popup);

  expect(await handlers.watchedNews.answer({}, popup)).toBe(2);
});

test('our other pages hear that something was looked at, and nothing if nothing was marked', async () => {
  const handlers = await create();
  const told: number[] = [];
  const end = onWatchlistEvent(async () => void told.push(Number(await handlers.watchedNews.answer({}, popup))));

  await handlers.seenWatched.answer({ about: [addressAt(1)], isPrivate: true }, popup);
  await handlers.seenWatched.answer({ about: [addressAt(1)] }, popup);

  await expect.poll(() => told).toEqual([1]);
  end();
});

test('tells when checks run next as the browser has it; without an alarm they do not', async () => {
  const handlers = await create();
  expect(await handlers.watchedChecks.answer({}, popup)).toMatchObject({ nextMs: null });

  await fakeBrowser.alarms.create(checkAlarm, { when: now + 5 });

  expect(await handlers.watchedChecks.answer({}, popup)).toMatchObject({ nextMs: now + 5 });
});
