import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Recent } from '../models/recent.ts';
import { isReference, nameReference, type Reference } from '../references/reference.ts';

/** How many recent lookups are kept; the oldest go first. */
export const mostRecents = 50;

/**
 * What was looked up last, newest first, each value once for each chain. It has a database of its own: another shape of
 * the records must not cost it. Each rejects where the disk fails.
 */
export type Recents = {
  read(): Promise<Recent[]>;
  /** Puts one in front; beyond the most that are kept the oldest go. */
  note(recent: Recent): Promise<void>;
  remove(one: { reference: Reference; chainId: number }): Promise<void>;
  forget(): Promise<void>;
};

interface RecentsSchema extends DBSchema {
  recents: { key: string; value: Recent; indexes: { atMs: number } };
}

type Database = IDBPDatabase<RecentsSchema>;

/** Creates them. Only the background may open them: a container or private tab has another IndexedDB. */
export function createRecents(parts: { databaseName: string }): Recents {
  async function within<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDB<RecentsSchema>(parts.databaseName, 1, {
      upgrade: (opened) => {
        opened.createObjectStore('recents').createIndex('atMs', 'atMs');
      },
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
        // What is damaged may stand in no index: it must not push out what is whole.
        const surplus = (await store.index('atMs').count()) - mostRecents;
        const oldest = surplus > 0 ? await store.index('atMs').getAllKeys(null, surplus) : [];
        await Promise.all(oldest.map((key) => store.delete(key)));
        await done;
      }),
    remove: (one) => within((database) => database.delete('recents', toKey(one))),
    forget: () => within((database) => database.clear('recents')),
  };
}

function toKey({ reference, chainId }: { reference: Reference; chainId: number }): string {
  return `${chainId} ${nameReference(reference)}`;
}

// The disk may give back anything: what is damaged is passed over.
function isRecent(stored: unknown): stored is Recent {
  if (typeof stored !== 'object' || stored === null) return false;
  const { reference, chainId, atMs } = stored as { [field: string]: unknown };
  return isReference(reference) && Number.isSafeInteger(chainId) && typeof atMs === 'number';
}
