import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CheckTurn, WatchCheck } from '../models/watch-check.ts';
import type { Watched, WatchedTransaction } from '../models/watched.ts';

/** What the database holds. */
export interface WatchedSchema extends DBSchema {
  watched: { key: string; value: Watched };
  transactions: { key: string; value: WatchedTransaction };
  checks: { key: string; value: WatchCheck };
  turn: { key: 'turn'; value: CheckTurn };
}

/** The database of what the person watches. */
export type WatchedDatabase = IDBPDatabase<WatchedSchema>;

/**
 * Opens the database for one piece of work and closes it again. Only the background may: a container or private tab has
 * another IndexedDB. Rejects where the disk fails.
 */
export async function withinWatched<T>(
  databaseName: string,
  work: (database: WatchedDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDB<WatchedSchema>(databaseName, 2, {
    upgrade: (opened, before) => {
      if (before < 1) opened.createObjectStore('watched', { keyPath: 'address' });
      opened.createObjectStore('transactions', { keyPath: 'hash' });
      opened.createObjectStore('checks', { keyPath: 'about' });
      opened.createObjectStore('turn');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
