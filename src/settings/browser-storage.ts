import { browser } from 'wxt/browser';
import type { SecretsDatabase } from './secrets.ts';

/** An entry of the browser's storage: its area and its name there. */
export type StoredKey = `${'local' | 'sync' | 'session'}:${string}`;

// Not WXT's storage: it brings migrations and versions, 4 KB that each page loads and each start of the background reads.

/** What is stored; null where nothing is. Rejects where it cannot be read. */
export async function readStored(key: StoredKey): Promise<unknown> {
  const { area, name } = toPlace(key);
  return (await browser.storage[area].get(name))[name] ?? null;
}

/**
 * What is stored under each of the names, in their order; null where nothing is. One read for each of the browser's areas:
 * many take it longer. Rejects where one of them cannot be read.
 */
export async function readAllStored(keys: readonly StoredKey[]): Promise<unknown[]> {
  const placed = keys.map(toPlace);
  const reading = Map.groupBy(placed, ({ area }) => area);
  const found = await Promise.all(
    [...reading].map(
      async ([area, own]) => [area, await browser.storage[area].get(own.map(({ name }) => name))] as const,
    ),
  );
  const areas = new Map(found);
  return placed.map(({ area, name }) => areas.get(area)?.[name] ?? null);
}

/** Stores one value; null removes what is there. Rejects where the browser refuses. */
export async function writeStored(key: StoredKey, value: unknown): Promise<void> {
  const { area, name } = toPlace(key);
  const store = browser.storage[area];
  await (value == null ? store.remove(name) : store.set({ [name]: value }));
}

/** Stores values, those of one area in one write: all of them or none. Rejects where the browser refuses. */
export async function writeAllStored(entries: readonly { key: StoredKey; value: unknown }[]): Promise<void> {
  const placed = entries.map(({ key, value }) => ({ ...toPlace(key), value }));
  const areas = new Set(placed.map(({ area }) => area));
  await Promise.all(
    [...areas].map((area) => {
      const own = placed.filter((entry) => entry.area === area);
      return browser.storage[area].set(Object.fromEntries(own.map(({ name, value }) => [name, value])));
    }),
  );
}

/**
 * Calls back when what is stored there became another, with what it became; null where it was taken away. For ever: to
 * be called when the background starts, or a page of ours.
 */
export function watchStored(key: StoredKey, onChange: (value: unknown) => void): void {
  const { area, name } = toPlace(key);
  browser.storage[area].onChanged.addListener((changes) => {
    const change = changes[name];
    // Firefox also tells of the same value, stored again.
    if (change && JSON.stringify(change.newValue) !== JSON.stringify(change.oldValue))
      onChange(change.newValue ?? null);
  });
}

function toPlace(key: StoredKey): { area: 'local' | 'sync' | 'session'; name: string } {
  const colon = key.indexOf(':');
  // As its type says.
  return { area: key.slice(0, colon) as 'local', name: key.slice(colon + 1) };
}

/** What an administrator preset, unchecked, by the preference's name. */
export type Managed = Readonly<Record<string, unknown>>;

const nothing: Managed = {};
let reading: Promise<Managed> | undefined;

/**
 * Reads what an administrator preset; nothing where there is no administrator. Firefox says that by refusing. Who asks
 * while it is being read gets the same.
 */
export function readManaged(): Promise<Managed> {
  const read = () => browser.storage.managed.get(null);
  // Any other refusal may pass: what an administrator set must not count for nothing because of it.
  reading ??= read()
    .catch((error) => (isNobody(error) ? nothing : read()))
    .then(Object, () => nothing)
    .finally(() => {
      reading = undefined;
    });
  return reading;
}

/** Calls back with the names that an administrator changed. To be called when the background starts, for ever. */
export function watchManaged(onChange: (names: string[]) => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'managed') onChange(Object.keys(changes));
  });
}

function isNobody(error: unknown): boolean {
  return error instanceof Error && /manifest not found/i.test(error.message);
}

/** Where something small is kept between two lives of the background; damaged or unreadable reads as undefined. */
export type SmallStore = { load(): Promise<unknown>; save(value: unknown): Promise<void> };

/** A small store that lasts as long as the browser runs. */
export function storedInSession(name: string): SmallStore {
  return keptIn(toKey(name));
}

/**
 * The same, of what is there now, until somebody takes it away: that is told, and nothing is given from then on. What was
 * taken while it was read is not given, either. For ever: once for a page of ours.
 */
export function storedUntilTaken(name: string, onTaken: () => void): SmallStore {
  const kept = storedInSession(name);
  let isTaken = false;
  // The change says so itself: by the time that anybody asked the store, another page may have written there again.
  watchStored(toKey(name), (value) => {
    if (value) return;
    isTaken = true;
    onTaken();
  });
  const loading = kept.load();
  return {
    ...kept,
    load: async () => {
      const value = await loading;
      return isTaken ? undefined : value;
    },
  };
}

/** Takes away what is kept there in the session; all pages of ours are told, whether anything is there or not. */
export async function takeFromSession(name: string): Promise<void> {
  const { save } = storedInSession(name);
  // A browser tells of nothing that takes nothing away, and what a page has seen may be on its way there.
  await save('');
  await save(null);
}

/** A small store that outlives the browser. */
export function storedOnDisk(name: string): SmallStore {
  return keptIn(`local:${name}`);
}

/**
 * A small store that outlives the browser and that no script in a page can read or write, as it can all the others on the
 * disk. Rejects where it cannot be read.
 */
export function storedBesideKeys(database: SecretsDatabase, name: 'ledger' | 'forgetting'): SmallStore {
  return {
    load: () => database.within((connection) => connection.get('credentials', name)),
    save: async (value) => {
      await database.within((connection) => connection.put('credentials', value, name)).catch(() => {});
    },
  };
}

function toKey(name: string): StoredKey {
  return `session:${name}`;
}

// A browser that refuses to keep it costs caution, never an answer.
function keptIn(key: StoredKey): SmallStore {
  return {
    load: () => readStored(key).catch(() => undefined),
    save: (value) => writeStored(key, value).catch(() => {}),
  };
}
