import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import {
  type CheckTurn,
  type ImportedEntry,
  isSameEntry,
  mergeImported,
  type WatchCheck,
  type Watched,
  type WatchedTransaction,
  watchedBounds,
  watchKeyOf,
} from '../models/watched.ts';

/**
 * The user's watch list. The user wrote it, and it cannot be fetched again, so it has a separate database that neither
 * "clear saved data" nor a new format of the records touches. Each method rejects if the disk fails.
 */
export type WatchedList = {
  /** All addresses, unordered. Read once, then kept in memory until the next change. */
  read(): Promise<Watched[]>;
  /** Adds an address, or updates the one that is there, which keeps its `addedMs`. `full`: nothing was stored. */
  save(watched: Watched): Promise<'saved' | 'full'>;
  remove(address: string): Promise<void>;
  /** All transactions, unordered. */
  readTransactions(): Promise<WatchedTransaction[]>;
  /** Like `save`. A transaction that moved to another chain loses its check. */
  saveTransaction(watched: WatchedTransaction): Promise<'saved' | 'full'>;
  removeTransaction(hash: string): Promise<void>;
  /** Adds an entry if it is not there yet. `known`: it was, and nothing changed. */
  add(entry: Watched | WatchedTransaction): Promise<'saved' | 'known' | 'full'>;
  /** Undoes `add`. Returns false, and changes nothing, if the entry was changed or removed since. */
  takeBack(entry: Watched | WatchedTransaction): Promise<boolean>;
  /** Adds all imported entries or none, in one transaction of the database. */
  merge(merge: WatchedMerge): Promise<Merged | 'full'>;
  /** True in a browser that keeps nothing: the list is gone when the browser closes. */
  isPassing(): Promise<boolean>;
  /** Undoes `merge`, in one transaction too, except for entries changed or removed since. Returns how many those are. */
  undoMerge(imported: ImportedEntry[]): Promise<number>;
};

type WatchedStoreName = 'watched' | 'transactions';

const isWhole = { watched: isWatched, transactions: isWatchedTransaction };

/** Creates the list. Only the background may open it. */
export function createWatchedList(place: WatchedPlace): WatchedList {
  // Nothing else writes them, so what was read once is valid until the next change.
  let known: Promise<Watched[]> | undefined;
  // What checks found about the entry that was removed last, for Undo. Only in memory: removed means removed.
  let removed: { addedMs: number; check: WatchCheck } | undefined;

  async function change<T>(work: (database: WatchedDatabase) => Promise<T>): Promise<T> {
    try {
      return await withinWatched(place, work);
    } finally {
      // A read during the change may have returned the old ones.
      known = undefined;
    }
  }

  function put<S extends WatchedStoreName>(
    storeName: S,
    key: string,
    { value, isNewOnly = false }: { value: WatchedSchema[S]['value']; isNewOnly?: boolean },
  ) {
    return change(async (database) => {
      const changing = database.transaction(['watched', 'transactions', 'checks'], 'readwrite');
      const [stored, addresses, transactions] = await Promise.all([
        changing.objectStore(storeName).get(key),
        changing.objectStore('watched').count(),
        changing.objectStore('transactions').count(),
      ]);
      // A damaged entry is shown nowhere: it is overwritten, not merged.
      const before = isWhole[storeName](stored) ? stored : undefined;
      if (!stored && addresses + transactions >= watchedBounds.addresses) return 'full';
      // An update of the name alone has no chain and keeps the old one.
      const after = before && isNewOnly ? before : { ...before, ...value, addedMs: before?.addedMs ?? value.addedMs };
      await changing.objectStore(storeName).put(after);
      // Findings on another chain say nothing about this one.
      if (before?.chainId !== after.chainId) await changing.objectStore('checks').delete(key);
      // Undo keeps when the entry was added; an entry that is added again begins again.
      if (!stored && removed?.check.about === key && removed.addedMs === after.addedMs) {
        await changing.objectStore('checks').put(removed.check);
      }
      await changing.done;
      return before ? 'known' : 'saved';
    });
  }

  function drop(storeName: WatchedStoreName, key: string): Promise<void> {
    return change(async (database) => {
      const changing = database.transaction([storeName, 'checks', 'turn'], 'readwrite');
      const [entry, check] = await Promise.all([
        changing.objectStore(storeName).get(key),
        changing.objectStore('checks').get(key),
      ]);
      removed = entry && check && { addedMs: entry.addedMs, check };
      await Promise.all([
        changing.objectStore(storeName).delete(key),
        changing.objectStore('checks').delete(key),
        takeFindings(changing.objectStore('turn'), [key]),
      ]);
      await changing.done;
    });
  }

  return {
    read: () => {
      const reading =
        known ?? withinWatched(place, async (database) => (await database.getAll('watched')).filter(isWatched));
      known = reading;
      reading.catch(() => {
        if (known === reading) known = undefined;
      });
      return reading;
    },
    save: async (value) => toSaved(await put('watched', value.address, { value })),
    remove: (address) => drop('watched', address),
    readTransactions: () =>
      withinWatched(place, async (database) => (await database.getAll('transactions')).filter(isWatchedTransaction)),
    saveTransaction: async (value) => toSaved(await put('transactions', value.hash, { value })),
    removeTransaction: (hash) => drop('transactions', hash),
    add: (value) =>
      'hash' in value
        ? put('transactions', value.hash, { value, isNewOnly: true })
        : put('watched', value.address, { value, isNewOnly: true }),
    takeBack: async (entry) => (await change((database) => undoMerge(database, [{ after: entry }]))) === 0,
    merge: (merge) => change((database) => mergeWatched(database, merge)),
    isPassing: () => withinWatched(place, async (database) => database === place.passing),
    undoMerge: (imported) => change((database) => undoMerge(database, imported)),
  };
}

function toSaved(result: 'saved' | 'known' | 'full'): 'saved' | 'full' {
  return result === 'full' ? result : 'saved';
}

/** True for a valid watched address: the disk may return anything. */
function isWatched(stored: unknown): stored is Watched {
  if (!isNamed(stored)) return false;
  const { address, chainId } = stored;
  const isSomewhere = chainId === undefined || Number.isSafeInteger(chainId);
  return isSomewhere && typeof address === 'string' && /^0x[\da-f]{40}$/.test(address);
}

function isWatchedTransaction(stored: unknown): stored is WatchedTransaction {
  if (!isNamed(stored)) return false;
  const { hash, chainId } = stored;
  return Number.isSafeInteger(chainId) && typeof hash === 'string' && /^0x[\da-f]{64}$/.test(hash);
}

function isNamed(stored: unknown): stored is { [field: string]: unknown } {
  if (typeof stored !== 'object' || stored === null) return false;
  const { name, note, addedMs } = stored as { [field: string]: unknown };
  return typeof name === 'string' && typeof note === 'string' && typeof addedMs === 'number';
}

interface WatchedSchema extends DBSchema {
  watched: { key: string; value: Watched };
  transactions: { key: string; value: WatchedTransaction };
  checks: { key: string; value: WatchCheck };
  /** The last round of checks, and the checks that the last import removed. */
  turn: { key: 'turn' | 'undo'; value: CheckTurn | WatchCheck[] };
}

type WatchedDatabase = IDBPDatabase<WatchedSchema>;
type WatchedStores = ('watched' | 'transactions' | 'checks' | 'turn')[];

/** The key of each store of the list; null if it is given apart. */
export const watchedKeyPaths = { watched: 'address', transactions: 'hash', checks: 'about', turn: null };

/** The list's database. `passing` takes its place where the browser has none. */
export type WatchedPlace = { databaseName: string; passing?: WatchedDatabase };

/**
 * Opens the database for one piece of work and closes it again. Only for the background: a container or private tab has
 * a different IndexedDB. Rejects if the disk fails.
 */
export async function withinWatched<T>(
  { databaseName, passing }: WatchedPlace,
  work: (database: WatchedDatabase) => Promise<T>,
): Promise<T> {
  // A browser without databases may also refuse at once.
  const opening = Promise.try(openDB<WatchedSchema>, databaseName, 2, {
    upgrade: (opened, before) => {
      if (before < 1) opened.createObjectStore('watched', { keyPath: 'address' });
      opened.createObjectStore('transactions', { keyPath: 'hash' });
      opened.createObjectStore('checks', { keyPath: 'about' });
      opened.createObjectStore('turn');
    },
  });
  const database = await opening.catch((error: unknown) => {
    if (passing && error instanceof Error && error.name === 'InvalidStateError') return passing;
    throw error;
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Imported entries. `replaces`: their names, notes and chains overwrite existing ones. */
type WatchedMerge = { addresses: Watched[]; transactions: WatchedTransaction[]; replaces: boolean };

/** `imported` are the added and changed entries. */
type Merged = { added: number; changed: number; skipped: number; imported: ImportedEntry[] };

type Named = { name: string; note: string; addedMs: number; chainId?: number };

/**
 * Adds all imported entries to the list, each once, in one transaction of the database. Without `replaces` existing
 * entries keep their name, note and chain; missing ones are filled in. `full`: not all fit, and nothing was stored.
 */
async function mergeWatched(
  database: WatchedDatabase,
  { addresses, transactions, replaces }: WatchedMerge,
): Promise<Merged | 'full'> {
  const changing = database.transaction(['watched', 'transactions', 'checks', 'turn'], 'readwrite');
  const [watched, awaited, checks] = [
    changing.objectStore('watched'),
    changing.objectStore('transactions'),
    changing.objectStore('checks'),
  ];
  const [allAddresses, allTransactions] = await Promise.all([watched.getAll(), awaited.getAll()]);
  // A damaged entry is shown nowhere: its replacement counts as new.
  const [knownAddresses, knownTransactions] = [
    allAddresses.filter(isWatched),
    allTransactions.filter(isWatchedTransaction),
  ];
  const first = mergeAll(new Map(knownAddresses.map((one) => [one.address, one])), addresses, {
    keyOf: ({ address }) => address,
    replaces,
  });
  const second = mergeAll(new Map(knownTransactions.map((one) => [one.hash, one])), transactions, {
    keyOf: ({ hash }) => hash,
    replaces,
  });
  if (first.count + second.count > watchedBounds.addresses) return 'full';

  const moved = [...first.moved, ...second.moved];
  const findings = await Promise.all(moved.map((key) => checks.get(key)));
  await Promise.all([
    // For undo, even after a restart.
    changing.objectStore('turn').put(
      findings.filter((check) => check !== undefined),
      'undo',
    ),
    ...first.stored.map(({ after }) => watched.put(after)),
    ...second.stored.map(({ after }) => awaited.put(after)),
    ...moved.map((key) => checks.delete(key)),
  ]);
  await changing.done;
  return {
    added: first.added + second.added,
    changed: first.changed + second.changed,
    skipped: first.skipped + second.skipped,
    imported: [...first.stored, ...second.stored],
  };
}

async function undoMerge(database: WatchedDatabase, imported: ImportedEntry[]): Promise<number> {
  const changing = database.transaction(['watched', 'transactions', 'checks', 'turn'], 'readwrite');
  const checks = changing.objectStore('checks');
  const keys = imported.map(({ after }) => watchKeyOf(after));
  const findings = await takeFindings(changing.objectStore('turn'), keys);
  const undone = await Promise.all(
    imported.map(async ({ before, after }) => {
      const [store, key] = [changing.objectStore('hash' in after ? 'transactions' : 'watched'), watchKeyOf(after)];
      const stored = await store.get(key);
      // The user's later change is worth more than an exact undo.
      if (stored?.addedMs !== after.addedMs || !isSameEntry(stored, after)) return false;
      await Promise.all([
        before ? store.put(before) : store.delete(key),
        // Findings on another chain say nothing about this one.
        ...(before?.chainId === after.chainId && before ? [] : [checks.delete(key)]),
      ]);
      const found = findings.get(key);
      if (before && before.chainId !== after.chainId && found) await checks.put(found);
      return true;
    }),
  );
  await changing.done;
  return undone.filter((isUndone) => !isUndone).length;
}

/** Removes findings of these entries from those that an import removed, and returns them. */
async function takeFindings(
  turn: IDBPObjectStore<WatchedSchema, WatchedStores, 'turn', 'readwrite'>,
  keys: readonly string[],
): Promise<Map<string, WatchCheck>> {
  const kept = await turn.get('undo');
  if (!Array.isArray(kept)) return new Map();
  // A stored list may be damaged.
  const { taken = [], left = [] } = Object.groupBy(kept, (check) => (keys.includes(check?.about) ? 'taken' : 'left'));
  if (taken.length > 0) await turn.put(left, 'undo');
  return new Map(taken.map((check) => [check.about, check]));
}

function mergeAll<T extends Named>(
  known: Map<string, T>,
  incoming: T[],
  { keyOf, replaces }: { keyOf: (one: T) => string; replaces: boolean },
) {
  const stored: { before?: T | undefined; after: T }[] = [];
  const moved: string[] = [];
  const seen = new Set<string>();
  let [added, changed, skipped] = [0, 0, 0];
  for (const one of incoming) {
    const key = keyOf(one);
    const before = known.get(key);
    const after = before ? mergeImported(before, one, replaces) : one;
    if (seen.has(key) || (before && isSameEntry(before, after))) {
      skipped += 1;
      continue;
    }
    seen.add(key);
    stored.push({ before, after });
    // Findings on another chain, or of a damaged entry, say nothing about this one.
    if (before?.chainId !== after.chainId) moved.push(key);
    if (before) changed += 1;
    else added += 1;
  }
  return { stored, moved, added, changed, skipped, count: known.size + added };
}
