import { globSync, readFileSync } from 'node:fs';
import type { IDBPDatabase } from 'idb';
import { describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createReferenceCounts } from '../../../src/background/reference-badge.ts';
import { writePagePreferences } from '../../../src/background/write-page-preferences.ts';
import { recentsKeyPaths } from '../../../src/cache/recents.ts';
import { createTemporaryDatabase } from '../../../src/cache/temporary-database.ts';
import {
  readStored,
  type StoredKey,
  storedInSession,
  storedOnDisk,
  writeStored,
} from '../../../src/settings/browser-storage.ts';
import {
  defaultPagePreferences,
  isOffIn,
  type PagePreferences,
  pagePreferencesKey,
  watchPagePreferences,
} from '../../../src/settings/page-preferences.ts';
import {
  defaultPreferences,
  type PreferenceName,
  type Preferences,
  places,
  preferenceNames,
} from '../../../src/settings/preference-definitions.ts';
import { readPagePreferencesStrictly, readPreferences } from '../../../src/settings/preferences.ts';
import { readChanges, readStoredPlace } from '../../../src/ui/popup/shell/last-view.ts';
import { watchedKeyPaths } from '../../../src/watchlist/watchlist.ts';
import { own } from '../background/hostile-messages.ts';
import { createBackground } from '../background/start-background.ts';
import { type Corruption, corruptions } from '../cache/corruptions.ts';
import { createWorld, watch } from '../lookup/request-queue/queue-world.ts';
import { otherPreferences } from './other-preferences.ts';

const now = Date.now();
const address = `0x${'ab'.repeat(20)}`;
const kept = { rows: [{ blockNumber: 20, value: '5' }], next: { at: '20:0' }, asOf: '2026-11-21T07:00:00.000Z' };
const keptText = JSON.stringify(kept);

const chosen: Preferences = { ...otherPreferences, snoozedUntil: now + 3_600_000 };

const aPage = { id: own.id, url: 'https://page.example/', tab: { id: 7, windowId: 1, incognito: false }, frameId: 0 };

/** Everything stored except preferences: a valid value, and its reader, which throws if it accepts an invalid one. */
const others: { [key: StoredKey]: { good: unknown; read: () => Promise<void> } } = {
  [`local:${pagePreferencesKey}`]: {
    good: defaultPagePreferences,
    read: async () => {
      // A start of the background repairs it, and pages are notified.
      writePagePreferences({ now: () => now, wait: async () => {}, hold: async (stored) => stored });
      const wanted = await readPagePreferencesStrictly(now);
      const read = async () => (await fakeBrowser.storage.local.get(pagePreferencesKey))[pagePreferencesKey];
      await expect.poll(read).toMatchObject(wanted);
      const { promise, resolve } = Promise.withResolvers<PagePreferences>();
      watchPagePreferences(resolve, new AbortController().signal);
      expect(isOffIn(await promise, () => ['other.org'], now)).toBe(false);
    },
  },
  'local:followPage': {
    good: true,
    // The panel follows the page only if the stored value is true.
    read: async () => void (await storedOnDisk('followPage').load()),
  },
  'session:pace': {
    good: { countedByMs: [now], rate: { told: 5 }, left: { credits: 7, atMs: now } },
    read: () => asksFirstTime({ keptRates: 'session:pace' }),
  },
  'session:undo': {
    good: [{ id: 'a', tabId: 7, change: { kind: 'pause', untilMs: now } }],
    read: async () => {
      const { send } = await createBackground();
      const answer = await send({ name: 'changeFromCard', request: { pause: true } }, aPage);
      expect(answer).toMatchObject({ answer: { toast: ['Paused for 1 hour', expect.anything()] } });
    },
  },
  'session:place': {
    good: {
      showing: 'balance',
      view: { reference: { kind: 'address', address }, chainId: 10, written: address, changes: keptText },
    },
    read: async () => {
      const place = readStoredPlace(await storedInSession('place').load());
      if (place?.view) expect(place.view.reference).toEqual({ kind: 'address', address });
      expect([null, kept]).toContainEqual(readChanges(place?.view?.changes));
    },
  },
  'session:watched': {
    good: { watched: [[address, { address, name: 'Mine', note: '', addedMs: 1 }]] },
    read: () => readsPassing('watched', watchedKeyPaths),
  },
  'session:recents': {
    good: { recents: [['1 a', { reference: { kind: 'address', address }, chainId: 1, atMs: 1 }]] },
    read: () => readsPassing('recents', recentsKeyPaths),
  },
  'session:referenceCounts': {
    good: { 7: { 0: { count: 3, atMs: 1, documentId: 'a' }, 5: { count: 4, atMs: 1, documentId: 'b' } } },
    read: async () => {
      const shown: number[] = [];
      const counts = createReferenceCounts({
        now: () => now,
        store: storedInSession('referenceCounts'),
        show: async (_, count) => void shown.push(count),
      });
      const begunMs = performance.now();
      await counts.take(2, { tab: { id: 7 }, frameId: 0, documentId: 'a' });
      expect(shown[0]).toBeGreaterThanOrEqual(2);
      expect(performance.now() - begunMs, 'nobody waits for it').toBeLessThan(300);
    },
  },
};

async function readsPassing(name: string, keyPaths: { [store: string]: string | null }): Promise<void> {
  const database: unknown = createTemporaryDatabase(storedInSession(name), keyPaths);
  const { put, getAll } = database as IDBPDatabase;
  await put(name, { address: 'b', atMs: 2 }, 'b');
  expect(await getAll(name)).toContainEqual({ address: 'b', atMs: 2 });
}

async function asksFirstTime(from: { keptCredits?: StoredKey; keptRates?: StoredKey }): Promise<void> {
  const entries = Object.entries(from).map(async ([name, key]) => [name, await readStored(key)]);
  const world = createWorld(Object.fromEntries(await Promise.all(entries)));
  const asked = watch(world.ask('a'));
  await world.clock.pass(200);
  expect(asked.result).toMatchObject({ ok: true });
}

const keyOf = (name: PreferenceName): StoredKey => `${places[name].area}:${name}`;

const more: readonly Corruption[] = [
  ['an empty list', () => []],
  ['a wrong object', () => ({ a: 1 })],
];
const all = [...corruptions, ...more];

test('every item that the code names is here', () => {
  const code = globSync(['src/**/*.ts*', 'entrypoints/**/*.ts*']).map((path) => readFileSync(path, 'utf8'));
  const form = /stored(InSession|UntilTaken|OnDisk)\('(\w+)'[,)]/g;
  const named = code.flatMap((text) => [...text.matchAll(form)]);
  const keys = named.map(
    ([, where, name]) => `${where === 'InSession' || where === 'UntilTaken' ? 'session' : 'local'}:${name}`,
  );

  expect(new Set([...keys, `local:${pagePreferencesKey}`])).toEqual(new Set(Object.keys(others)));
  expect(new Set(Object.keys(chosen))).toEqual(new Set(preferenceNames));
});

describe.each(Object.keys(others) as StoredKey[])('%s', (key) => {
  test.for(all)('that is %s does no harm', async ([, corrupt]) => {
    const { good, read } = others[key] ?? {};
    await writeStored(key, corrupt(good));

    await read?.();
  });
});

describe.each(preferenceNames)('the preference %s', (name) => {
  test.for(all)('that is %s is its default or sound, and all others are as they were', async ([, corrupt]) => {
    for (const one of preferenceNames) await writeStored(keyOf(one), chosen[one]);
    await writeStored(keyOf(name), corrupt(chosen[name]));

    const read = await readPreferences();

    const isSound = JSON.stringify(places[name].check(read[name])) === JSON.stringify(read[name]);
    expect(isSound || read[name] === defaultPreferences[name]).toBe(true);
    expect({ ...read, [name]: null }).toEqual({ ...chosen, [name]: null });
  });
});
