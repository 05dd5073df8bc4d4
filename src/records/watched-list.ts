import { type Watched, type WatchedTransaction, watchedBounds } from '../models/watched.ts';
import { mergeWatched, type WatchedMerge } from './merge-watched.ts';
import { type WatchedDatabase, type WatchedSchema, withinWatched } from './watched-database.ts';
import { isWatched, isWatchedTransaction } from './whole-watched.ts';

/**
 * What the person watches. They wrote it and nobody can ask for it again: it has a database of its own, which neither
 * "forget everything" nor a new shape of the records touches. Each rejects where the disk fails.
 */
export type WatchedList = {
  /** All addresses, in no order. Read once, and kept in memory until the next change. */
  read(): Promise<Watched[]>;
  /** Puts one in, or in the place of the one with the same address, which keeps its `addedMs`. `full`: nothing was stored. */
  save(watched: Watched): Promise<'saved' | 'full'>;
  remove(address: string): Promise<void>;
  /** All transactions, in no order. */
  readTransactions(): Promise<WatchedTransaction[]>;
  /** As `save`. One that is on another chain than before is checked anew. */
  saveTransaction(watched: WatchedTransaction): Promise<'saved' | 'full'>;
  removeTransaction(hash: string): Promise<void>;
  /** Adds all that an import brings, or nothing: one transaction of the database. */
  merge(merge: WatchedMerge): Promise<{ added: number; changed: number; skipped: number } | 'full'>;
};

type Shelf = 'watched' | 'transactions';

/** Creates the list. Only the background may open it. */
export function createWatchedList({ databaseName }: { databaseName: string }): WatchedList {
  // Nobody else writes them, so what was read once holds until the next change.
  let known: Promise<Watched[]> | undefined;

  async function change<T>(work: (database: WatchedDatabase) => Promise<T>): Promise<T> {
    try {
      return await withinWatched(databaseName, work);
    } finally {
      // Whoever read in the middle may have got the old ones.
      known = undefined;
    }
  }

  function put<S extends Shelf>(shelf: S, key: string, value: WatchedSchema[S]['value']) {
    return change(async (database) => {
      const changing = database.transaction(['watched', 'transactions', 'checks'], 'readwrite');
      const [stored, addresses, transactions] = await Promise.all([
        changing.objectStore(shelf).get(key),
        changing.objectStore('watched').count(),
        changing.objectStore('transactions').count(),
      ]);
      // What is damaged is shown nowhere: it is written over, not taken along.
      const isWhole = shelf === 'watched' ? isWatched : isWatchedTransaction;
      const before = isWhole(stored) ? stored : undefined;
      if (!stored && addresses + transactions >= watchedBounds.addresses) return 'full';
      // Whoever changes a name alone says nothing of the chain.
      const after = { ...before, ...value, addedMs: before?.addedMs ?? value.addedMs };
      await changing.objectStore(shelf).put(after);
      // What was found on another chain says nothing of this one.
      if (before && before.chainId !== after.chainId) await changing.objectStore('checks').delete(key);
      await changing.done;
      return 'saved';
    });
  }

  function drop(shelf: Shelf, key: string): Promise<void> {
    return change(async (database) => {
      const changing = database.transaction([shelf, 'checks'], 'readwrite');
      await Promise.all([changing.objectStore(shelf).delete(key), changing.objectStore('checks').delete(key)]);
      await changing.done;
    });
  }

  return {
    read: () => {
      const reading =
        known ?? withinWatched(databaseName, async (database) => (await database.getAll('watched')).filter(isWatched));
      known = reading;
      reading.catch(() => {
        if (known === reading) known = undefined;
      });
      return reading;
    },
    save: (watched) => put('watched', watched.address, watched),
    remove: (address) => drop('watched', address),
    readTransactions: () =>
      withinWatched(databaseName, async (database) =>
        (await database.getAll('transactions')).filter(isWatchedTransaction),
      ),
    saveTransaction: (watched) => put('transactions', watched.hash, watched),
    removeTransaction: (hash) => drop('transactions', hash),
    merge: (merge) => change((database) => mergeWatched(database, merge)),
  };
}
