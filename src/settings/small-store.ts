import { readStored, type StoredKey, watchStored, writeStored } from './browser-storage.ts';
import type { SecretsDatabase } from './secrets-database.ts';

/** Where something small is kept between two lives of the background; damaged or unreadable reads as undefined. */
export type SmallStore = { load(): Promise<unknown>; save(value: unknown): Promise<void> };

/** A small store that lasts as long as the browser runs. */
export function keptInSession(name: string): SmallStore {
  return keptIn(toKey(name));
}

/**
 * The same, of what is there now, until somebody takes it away: that is told, and nothing is given from then on. What was
 * taken while it was read is not given, either. For ever: once for a page of ours.
 */
export function keptUntilTaken(name: string, onTaken: () => void): SmallStore {
  const kept = keptInSession(name);
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
  const { save } = keptInSession(name);
  // A browser tells of nothing that takes nothing away, and what a page has seen may be on its way there.
  await save('');
  await save(null);
}

/** A small store that outlives the browser. */
export function keptOnDisk(name: string): SmallStore {
  return keptIn(`local:${name}`);
}

/**
 * A small store that outlives the browser and that no script in a page can read or write, as it can all the others on the
 * disk. Rejects where it cannot be read.
 */
export function keptBesideKeys(database: SecretsDatabase, name: 'ledger' | 'forgetting'): SmallStore {
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
