import { wrap } from 'idb';
import { createPendingClear, type PendingClears, toForgetJob } from './pending-clear.ts';
import {
  type Job,
  type Key,
  type KeyRange,
  type Limits,
  type PartyAnswer,
  type Store,
  type StoreName,
  type StoreTransaction,
  storeNames,
} from './store-transaction.ts';
import { TimedOut, withPatientTimeout } from './with-timeout.ts';

/**
 * Version of the stored shape. Increase both with every change, also of a model's: data of versions older than
 * `oldestShape` is deleted. Shape 3 only added an index.
 */
const [oldestShape, currentShape] = [2, 3];

/** An open database. */
type Connection = {
  /** Starts the work in one transaction. `done` rejects with the reason if it was not committed. */
  begin<T>(job: Job<T>): { done: Promise<T>; abort(): void };
  close(): void;
};

type OpenParts = {
  name: string;
  limits: Limits;
  /** Called when the database must be closed, for a newer version of ours or for its deletion. */
  onLost: (connection: Connection) => void;
  factory: () => IDBFactory;
};

/** Opens the database. Rejects if that fails. May never settle, because browsers may not answer. */
export async function openDatabase(parts: OpenParts): Promise<Connection> {
  const database = await openOnce(parts).catch(async (error: unknown) => {
    // The extension was downgraded: a newer version's data is of no use to it.
    if (!isNamed(error, 'VersionError')) throw error;
    await settle(parts.factory().deleteDatabase(parts.name));
    return openOnce(parts);
  });
  const connection = toConnection(database, parts.limits);
  database.addEventListener('versionchange', () => parts.onLost(connection));

  return connection;
}

/** True for an error, such as a DOMException, with one of these names. */
function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}

function openOnce({ factory, name }: OpenParts): Promise<IDBDatabase> {
  const request = factory().open(name, currentShape);
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    const { result: database, transaction: upgrade } = request;
    if (oldVersion < oldestShape) {
      for (const old of [...database.objectStoreNames]) database.deleteObjectStore(old);
      for (const store of storeNames) {
        const created = database.createObjectStore(store);
        if (store === 'uses' || store === 'sites') created.createIndex('tick', 'tick');
      }
    }
    const answers = upgrade?.objectStore('answers');
    // Answers of shape 2 are not in this index until they are requested again.
    if (!answers?.indexNames.contains('parties')) answers?.createIndex('parties', 'parties', { multiEntry: true });
  });

  return settle(request);
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function toConnection(database: IDBDatabase, limits: Limits): Connection {
  return {
    begin: ({ stores, kind, work }) => {
      const transaction = database.transaction([...stores], kind === 'read' ? 'readonly' : 'readwrite');
      const kept = wrap(transaction).done;
      kept.catch(() => {});
      const abort = () => stop(transaction);
      const done = work(toStoreTransaction(transaction, limits))
        .catch((error: unknown) => {
          // Half of the work must not be kept.
          abort();
          throw error;
        })
        .then(async (value) => {
          await kept;
          return value;
        })
        .catch((error: unknown) => {
          // The transaction's error is more precise than that of a request that failed with it.
          throw transaction.error ?? error;
        });

      return { done, abort };
    },
    close: () => database.close(),
  };
}

function stop(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

function toStoreTransaction(transaction: IDBTransaction, limits: Limits): StoreTransaction {
  const open = (name: StoreName) => transaction.objectStore(name);

  return {
    limits,
    get: (name, key) => wrap<unknown>(open(name).get(key)),
    put: async (name, key, value) => {
      await wrap(open(name).put(value, key));
    },
    remove: (name, key) => wrap(open(name).delete(key)),
    getRange: (name, range, most) => wrap<unknown[]>(open(name).getAll(range && toRange(range), most)),
    removeRange: (name, range) => wrap(open(name).delete(toRange(range))),
    leastUsed: async (name, most) => {
      const byTick = open(name).index('tick');
      const [keys, values] = await Promise.all([
        wrap(byTick.getAllKeys(null, most)),
        wrap<unknown[]>(byTick.getAll(null, most)),
      ]);
      // All keys are ours: a text, or an array of texts and numbers.
      return keys.map((key, at) => ({ key: key as Key, value: values[at] }));
    },
    findParties: async ({ from, to, once }, most) => {
      const found: PartyAnswer[] = [];
      const byParty = wrap(open('answers')).index('parties');
      let cursor = await byParty.openKeyCursor(toRange({ from, to }), 'prev');
      while (cursor && found.length < most) {
        const { key, primaryKey } = cursor;
        const [address, askedMs] = Array.isArray(key) ? key : [];
        // The disk may contain anything.
        const isSound = typeof address === 'string' && typeof askedMs === 'number' && typeof primaryKey === 'string';
        if (isSound) found.push({ address, askedMs, question: primaryKey });
        // The address alone comes before all of its entries.
        cursor = await (once && isSound ? cursor.continue([address]) : cursor.continue());
      }
      return found;
    },
    count: (name) => wrap(open(name).count()),
    clear: (name) => wrap(open(name).clear()),
  };
}

function toRange({ from, to, after }: KeyRange): IDBKeyRange {
  return IDBKeyRange.bound(from, to, after ?? false);
}

/** Manages the one open connection. */
type Connect = {
  /** Returns the connection, or null if there is none now. */
  get(): Promise<Connection | null>;
  /** Closes a faulty connection. The next one is opened only after a pause. */
  giveUp(connection: Connection): void;
  /** Closes a connection that is no longer usable. The next `get` opens another one at once. */
  lose(connection: Connection): void;
};

/** Connects on first use, waits a short time for that, and retries some time after a failure. */
function createConnect(parts: {
  open: (onLost: (connection: Connection) => void) => Promise<Connection>;
  onOpen: () => void;
  now: () => number;
  openWithinMs: number;
  retryAfterMs: number;
}): Connect {
  let current: Connection | null = null;
  let opening: Promise<Connection | null> | null = null;
  let failedMs: number | null = null;

  function lose(connection: Connection) {
    connection.close();
    if (current === connection) current = null;
  }

  async function open(): Promise<Connection | null> {
    const opened = await parts.open(lose);
    // An attempt that timed out may still succeed after another one has.
    if (current !== null) opened.close();
    else {
      current = opened;
      failedMs = null;
      parts.onOpen();
    }

    return current;
  }

  function isResting(): boolean {
    const restedMs = failedMs === null ? Number.POSITIVE_INFINITY : parts.now() - failedMs;

    return restedMs >= 0 && restedMs < parts.retryAfterMs;
  }

  async function get(): Promise<Connection | null> {
    if (current !== null) return current;
    if (isResting()) return null;

    const attempt = opening ?? open();
    opening = attempt;
    const outcome = await withPatientTimeout(attempt, parts.openWithinMs).catch(() => {
      failedMs = parts.now();
      return null;
    });
    if (opening === attempt) opening = null;

    return outcome;
  }

  return {
    get,
    lose,
    giveUp: (connection) => {
      lose(connection);
      failedMs = parts.now();
    },
  };
}

/** Timeouts and the pause after a failure, in milliseconds. */
export type Patience = { withinMs: number; openWithinMs: number; retryAfterMs: number };

/**
 * Creates a store on disk whose failures only cost speed. If the database does not open, answer in time or stay open,
 * the memory store, empty at first, takes over, and the disk is retried later. A clear that the disk missed runs before
 * anything is read from it, even after a restart of the background.
 */
export function createSafeStore(parts: {
  open: (onLost: (connection: Connection) => void) => Promise<Connection>;
  memory: Store & { clear(): void };
  /** Removes a large part of the data when the browser grants no more space. */
  makeRoom: (transaction: StoreTransaction) => Promise<void>;
  pendingClears?: PendingClears;
  now: () => number;
  patience: Patience;
}): Store {
  const { memory, patience } = parts;
  const pendingClear = createPendingClear({ pendingClears: parts.pendingClears, withinMs: patience.withinMs });
  const connect = createConnect({ ...parts, ...patience, open, onOpen });
  let doneCount = 0;

  // Reads fail until the pending clear is known: without it the database counts as one that does not open.
  async function open(onLost: (connection: Connection) => void): Promise<Connection> {
    const [opened, loaded] = await Promise.allSettled([parts.open(onLost), pendingClear.load()]);
    if (opened.status === 'rejected') throw opened.reason;
    if (loaded.status === 'fulfilled') return opened.value;
    opened.value.close();
    throw loaded.reason;
  }

  function onOpen() {
    // The memory cache is older than anything that the disk stores from now on.
    memory.clear();
    const pendingMs = pendingClear.pendingMs();
    if (pendingMs !== null) void memory.forget(pendingMs);
  }

  async function runOn<T>(connection: Connection, job: Job<T>): Promise<T> {
    const { done, abort } = connection.begin(job);
    try {
      const value = await withPatientTimeout(done, job.withinMs ?? patience.withinMs, () => doneCount);
      doneCount += 1;
      return value;
    } catch (error) {
      if (error instanceof TimedOut) abort();
      throw error;
    }
  }

  async function runPendingClear(connection: Connection): Promise<void> {
    const pendingMs = pendingClear.pendingMs();
    if (pendingMs === null) return;
    await runOn(connection, toForgetJob(pendingMs));
    pendingClear.remove(pendingMs);
  }

  async function tryOnDisk<T>(job: Job<T>, isLast: boolean): Promise<{ value: T } | null> {
    const connection = await connect.get();
    if (connection === null) return null;
    let isPaid = false;
    try {
      await runPendingClear(connection);
      isPaid = true;
      return { value: await runOn(connection, job) };
    } catch (error) {
      if (isPaid && isNamed(error, 'QuotaExceededError')) return { value: await runWithRoom(connection, job) };
      if (isPaid && !isTrouble(error)) return { value: job.otherwise };
      // Closed by the browser or by a newer version of ours: that alone is no reason to pause.
      if (isNamed(error, 'InvalidStateError', 'AbortError') && !isLast) connect.lose(connection);
      else connect.giveUp(connection);
      return null;
    }
  }

  // Makes room and runs the job in one transaction: paid answers must not be removed if that does not free enough
  // space. Uses a new connection: after a full disk, Firefox allows the next change on the old one only to remove data.
  async function runWithRoom<T>(full: Connection, job: Job<T>): Promise<T> {
    connect.lose(full);
    const connection = await connect.get();
    if (connection === null) return job.otherwise;
    const work = async (transaction: StoreTransaction) => {
      await parts.makeRoom(transaction);
      return job.work(transaction);
    };
    const both: Job<T> = { ...job, kind: 'change', stores: storeNames, work, withinMs: patience.withinMs * 4 };
    try {
      return await runOn(connection, both);
    } catch {
      connect.lose(connection);
      return job.otherwise;
    }
  }

  async function run<T>(job: Job<T>): Promise<T> {
    const done = (await tryOnDisk(job, false)) ?? (await tryOnDisk(job, true));

    return done === null ? memory.run(job) : done.value;
  }

  return {
    run,
    forget: async (forgottenMs) => {
      await Promise.all([pendingClear.add(forgottenMs), memory.forget(forgottenMs)]);
      const connection = await connect.get();
      if (connection === null) return;
      await runPendingClear(connection).catch(() => connect.giveUp(connection));
    },
  };
}

// Other errors are the fault of the work itself, such as a key that no database accepts.
function isTrouble(error: unknown): boolean {
  return (error instanceof DOMException && !isNamed(error, 'DataError', 'DataCloneError')) || error instanceof TimedOut;
}
