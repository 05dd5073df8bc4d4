import { browser } from 'wxt/browser';
import type { SecretsDatabase, SecretsStore } from './secrets.ts';

/** An entry of the browser's storage: its area and its name there. */
export type StoredKey = `${'local' | 'sync' | 'session'}:${string}`;

// Not WXT's storage: its migrations and versions are 4 KB that each page loads and each start of the background reads.

/** Returns the stored value, null if there is none. Rejects if it cannot be read. */
export async function readStored(key: StoredKey): Promise<unknown> {
  const { area, name } = toPlace(key);
  return (await browser.storage[area].get(name))[name] ?? null;
}

/**
 * Returns the stored value of each key, in the order of the keys; null if there is none. Each storage area is read
 * once, because many reads take longer. Rejects if one of them cannot be read.
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

/** Stores one value; null removes it. Rejects if the browser refuses. */
export async function writeStored(key: StoredKey, value: unknown): Promise<void> {
  const { area, name } = toPlace(key);
  const store = browser.storage[area];
  await (value == null ? store.remove(name) : store.set({ [name]: value }));
}

/** Stores values, those of one area in one write: all of them or none. Rejects if the browser refuses. */
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
 * Calls back with the new value when the stored one changes, null if it was removed. Cannot be stopped: call it when
 * the background or one of our pages starts.
 */
export function watchStored(key: StoredKey, onChange: (value: unknown) => void): void {
  const { area, name } = toPlace(key);
  browser.storage[area].onChanged.addListener((changes) => {
    const change = changes[name];
    // Firefox also reports the same value stored again.
    if (change && JSON.stringify(change.newValue) !== JSON.stringify(change.oldValue))
      onChange(change.newValue ?? null);
  });
}

function toPlace(key: StoredKey): { area: 'local' | 'sync' | 'session'; name: string } {
  const colon = key.indexOf(':');
  // `StoredKey` guarantees the area.
  return { area: key.slice(0, colon) as 'local', name: key.slice(colon + 1) };
}

/** The values that an administrator preset, unchecked, by preference name. */
export type Managed = Readonly<Record<string, unknown>>;

const nothing: Managed = {};
let reading: Promise<Managed> | undefined;

/**
 * Reads what an administrator preset; empty if there is no administrator, which Firefox reports as an error. Calls
 * during a read share its result.
 */
export function readManaged(): Promise<Managed> {
  const read = () => browser.storage.managed.get(null);
  // Any other error may be temporary, so it reads again: an administrator's settings must not be ignored because of it.
  reading ??= read()
    .catch((error) => (isNobody(error) ? nothing : read()))
    .then(Object, () => nothing)
    .finally(() => {
      reading = undefined;
    });
  return reading;
}

/** Calls back with the names that an administrator changed. Cannot be stopped: call it when the background starts. */
export function watchManaged(onChange: (names: string[]) => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'managed') onChange(Object.keys(changes));
  });
}

function isNobody(error: unknown): boolean {
  return error instanceof Error && /manifest not found/i.test(error.message);
}

/** Storage for something small that outlives the background. Damaged or unreadable data loads as undefined. */
export type SmallStore = { load(): Promise<unknown>; save(value: unknown): Promise<void> };

/** A small store that lasts until the browser closes. */
export function storedInSession(name: string): SmallStore {
  return keptIn(toKey(name));
}

/**
 * Like `storedInSession`, but reads the value at once, and `load` always returns that one. When any page removes the
 * value, `onTaken` is called, and from then on `load` returns undefined, even if the value was being read. Cannot be
 * stopped: call it once per page.
 */
export function storedUntilTaken(name: string, onTaken: () => void): SmallStore {
  const kept = storedInSession(name);
  let isTaken = false;
  // Uses the event's value: by the time of a read from the store, another page may have written there again.
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

/** Removes a value from the session store. All our pages are notified, even if there was no value. */
export async function takeFromSession(name: string): Promise<void> {
  const { save } = storedInSession(name);
  // Browsers do not report the removal of a missing value, and a page's write may still be on its way.
  await save('');
  await save(null);
}

/** A small store that outlives the browser. */
export function storedOnDisk(name: string): SmallStore {
  return keptIn(`local:${name}`);
}

/**
 * A small store that outlives the browser and that scripts in pages cannot read or write, unlike all others on the
 * disk. `load` rejects if it cannot be read.
 */
export function storedBesideKeys(database: SecretsDatabase, name: 'ledger' | 'forgetting'): SmallStore {
  let known: unknown;

  async function save(value: unknown): Promise<void> {
    known = value;
    await database.within('readwrite', (store) => store.put(value, name)).catch(() => {});
  }

  // Otherwise the day's limit would begin again with the next start of the background.
  database.onLost(async () => {
    if (known !== undefined) await save(known);
  });
  return {
    load: async () => {
      const stored = await database.within('readonly', (store) => store.get(name));
      if (known === undefined) known = stored;
      return stored;
    },
    save,
  };
}

/** Keeps the keys and guarded preferences until the browser closes. No script in a page can read this storage. */
export const passingStore: SecretsStore = {
  get: async (name) => (await readStored(toPassingKey(name))) ?? undefined,
  put: (value, name) => writeStored(toPassingKey(name), value),
  delete: (name) => writeStored(toPassingKey(name), null),
};

function toPassingKey(name: string): StoredKey {
  return toKey(`beside-keys.${name}`);
}

function toKey(name: string): StoredKey {
  return `session:${name}`;
}

// A browser that refuses to store a value makes Hashlens less careful, but costs no answer.
function keptIn(key: StoredKey): SmallStore {
  return {
    load: () => readStored(key).catch(() => undefined),
    save: (value) => writeStored(key, value).catch(() => {}),
  };
}
