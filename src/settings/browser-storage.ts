import { browser } from 'wxt/browser';

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
