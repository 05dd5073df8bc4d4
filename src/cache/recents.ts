import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Recent } from '../models/recent.ts';
import { isReference, nameReference, type Reference } from '../references/reference.ts';

/** How many recent lookups are kept; the oldest go first. */
export const mostRecents = 50;

/**
 * Recent lookups, newest first, each reference once per chain. They have their own database, so that a new version of
 * the cache does not delete them. All functions reject if the disk fails.
 */
export type Recents = {
  read(): Promise<Recent[]>;
  /** Adds one at the front, and removes the oldest beyond the limit. */
  note(recent: Recent): Promise<void>;
  remove(one: { reference: Reference; chainId: number }): Promise<void>;
  forget(): Promise<void>;
  /** True in a browser that keeps nothing: they are gone when the browser closes. */
  isPassing(): Promise<boolean>;
};

interface RecentsSchema extends DBSchema {
  recents: { key: string; value: Recent; indexes: { atMs: number } };
}

type Database = IDBPDatabase<RecentsSchema>;

/** The key of each of their stores; null if it is given apart. */
export const recentsKeyPaths = { recents: null };

/**
 * Creates the recent lookups. Only the background may open them: a container or private tab has another IndexedDB.
 * `passing` takes the database's place where the browser has none.
 */
export function createRecents(parts: { databaseName: string; passing?: Database }): Recents {
  async function within<T>(work: (database: Database) => Promise<T>): Promise<T> {
    // A browser without databases may also refuse at once.
    const opening = Promise.try(openDB<RecentsSchema>, parts.databaseName, 1, {
      upgrade: (opened) => {
        opened.createObjectStore('recents').createIndex('atMs', 'atMs');
      },
    });
    const database = await opening.catch((error: unknown) => {
      if (parts.passing && error instanceof Error && error.name === 'InvalidStateError') return parts.passing;
      throw error;
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  }

  return {
    read: () =>
      within(async (database) => {
        const all = await database.getAllFromIndex('recents', 'atMs');
        return all.filter(isRecent).reverse();
      }),
    note: (recent) =>
      within(async (database) => {
        const { store, done } = database.transaction('recents', 'readwrite');
        await store.put(recent, toKey(recent));
        // Damaged entries may be missing from the index. They must not push out valid ones.
        const surplus = (await store.index('atMs').count()) - mostRecents;
        const oldest = surplus > 0 ? await store.index('atMs').getAllKeys(null, surplus) : [];
        await Promise.all(oldest.map((key) => store.delete(key)));
        await done;
      }),
    remove: (one) => within((database) => database.delete('recents', toKey(one))),
    forget: () => within((database) => database.clear('recents')),
    isPassing: () => within(async (database) => database === parts.passing),
  };
}

function toKey({ reference, chainId }: { reference: Reference; chainId: number }): string {
  return `${chainId} ${nameReference(reference)}`;
}

// The disk may return anything: damaged entries are skipped.
function isRecent(stored: unknown): stored is Recent {
  if (typeof stored !== 'object' || stored === null) return false;
  const { reference, chainId, atMs } = stored as { [field: string]: unknown };
  return isReference(reference) && Number.isSafeInteger(chainId) && typeof atMs === 'number';
}
