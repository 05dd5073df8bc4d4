import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Watched, watchedBounds } from '../models/watched.ts';

/**
 * The list of watched addresses. The person wrote it and nobody can ask for it again: it has a database of its own,
 * which neither "forget everything" nor a new shape of the records touches. Each rejects where the disk fails.
 */
export type WatchedList = {
  /** All of them, in no order. Read once, and kept in memory until the next change. */
  read(): Promise<Watched[]>;
  /** Puts one in, or in the place of the one with the same address, which keeps its `addedMs`. `full`: nothing was stored. */
  save(watched: Watched): Promise<'saved' | 'full'>;
  remove(address: string): Promise<void>;
};

interface WatchedSchema extends DBSchema {
  watched: { key: string; value: Watched };
}

type Database = IDBPDatabase<WatchedSchema>;

/** Creates the list. Only the background may open it: a container or private tab has another IndexedDB. */
export function createWatchedList(parts: { databaseName: string }): WatchedList {
  // Nobody else writes them, so what was read once holds until the next change.
  let known: Promise<Watched[]> | undefined;

  async function within<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDB<WatchedSchema>(parts.databaseName, 1, {
      upgrade: (opened) => {
        opened.createObjectStore('watched', { keyPath: 'address' });
      },
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  }

  async function change<T>(work: (database: Database) => Promise<T>): Promise<T> {
    try {
      return await within(work);
    } finally {
      // Whoever read in the middle may have got the old ones.
      known = undefined;
    }
  }

  return {
    read: () => {
      const reading = known ?? within(async (database) => (await database.getAll('watched')).filter(isWatched));
      known = reading;
      reading.catch(() => {
        if (known === reading) known = undefined;
      });
      return reading;
    },
    save: (watched) =>
      change(async (database) => {
        const { store, done } = database.transaction('watched', 'readwrite');
        const [before, count] = await Promise.all([store.get(watched.address), store.count()]);
        if (!before && count >= watchedBounds.addresses) return 'full';
        await store.put({ ...watched, addedMs: before?.addedMs ?? watched.addedMs });
        await done;
        return 'saved';
      }),
    remove: (address) => change((database) => database.delete('watched', address)),
  };
}

// The disk may give back anything: what is damaged is passed over.
function isWatched(stored: unknown): stored is Watched {
  if (typeof stored !== 'object' || stored === null) return false;
  const { address, name, note, addedMs } = stored as { [field: string]: unknown };
  const isNamed = typeof name === 'string' && typeof note === 'string' && typeof addedMs === 'number';
  return isNamed && typeof address === 'string' && /^0x[\da-f]{40}$/.test(address);
}
