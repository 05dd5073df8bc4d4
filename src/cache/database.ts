import { wrap } from 'idb';
import { createPendingClear, type PendingClears, toForgetJob } from './pending-clear.ts';
import {
  type Job,
  type Key,
  type KeyRange,
  type Limits,
  type Store,
  type StoreName,
  type StoreTransaction,
  storeNames,
} from './store-transaction.ts';
import { TimedOut, withPatientTimeout } from './with-timeout.ts';

/** The shape of what is kept. It goes up with every change of it, also of a model's: older shapes are thrown away. */
const currentShape = 2;

/** An open database. */
type Connection = {
  /** Starts the work in one transaction. `done` rejects with the reason why it was not kept. */
  begin<T>(job: Job<T>): { done: Promise<T>; abort(): void };
  close(): void;
};

type OpenParts = {
  name: string;
  /** Another one than the current, in tests of the change. */
  shape?: number;
  limits: Limits;
  /** Called when somebody waits until it is closed: a newer version of ours, or who deletes it. */
  onLost: (connection: Connection) => void;
  factory: () => IDBFactory;
};

/** Opens the database. Rejects when that fails; may wait for ever, as browsers may. */
export async function openDatabase(parts: OpenParts): Promise<Connection> {
  const database = await openOnce(parts).catch(async (error: unknown) => {
    // The extension went back to an older version: what a newer one kept is of no use to it.
    if (!isNamed(error, 'VersionError')) throw error;
    await settle(parts.factory().deleteDatabase(parts.name));
    return openOnce(parts);
  });
  const connection = toConnection(database, parts.limits);
  database.addEventListener('versionchange', () => parts.onLost(connection));

  return connection;
}

/** Whether something thrown is a DOMException, or the like, of this name. */
function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}

function openOnce({ factory, name, shape = currentShape }: OpenParts): Promise<IDBDatabase> {
  const request = factory().open(name, shape);
  request.addEventListener('upgradeneeded', () => {
    const database = request.result;
    for (const old of [...database.objectStoreNames]) database.deleteObjectStore(old);
    for (const store of storeNames) {
      const created = database.createObjectStore(store);
      if (store === 'uses' || store === 'sites') created.createIndex('tick', 'tick');
    }
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
          // A request that failed with its transaction knows less of the reason than the transaction.
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
    // It is over already.
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
      // We give every key ourselves: a text, or texts and numbers.
      return keys.map((key, at) => ({ key: key as Key, value: values[at] }));
    },
    count: (name) => wrap(open(name).count()),
    clear: (name) => wrap(open(name).clear()),
  };
}

function toRange({ from, to, after }: KeyRange): IDBKeyRange {
  return IDBKeyRange.bound(from, to, after ?? false);
}

/** The way to the one open connection. */
type Connect = {
  /** The connection, or null when there is none now. */
  get(): Promise<Connection | null>;
  /** Something is wrong with this connection: it is closed, and for a while there is none. */
  giveUp(connection: Connection): void;
  /** This connection is of no use any more: the next `get` opens another one at once. */
  lose(connection: Connection): void;
};

/** Creates the way: opens when first needed, waits a short time for it, and after a failure tries again later. */
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
    // An attempt that was given up may arrive after all, when another one has succeeded.
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

/** How long to wait, in milliseconds. */
export type Patience = { withinMs: number; openWithinMs: number; retryAfterMs: number };

/**
 * Creates a store on the disk that costs speed at worst. Where the database does not open, answer in time or stay
 * open, the memory does its work, empty at first, and the disk is tried again later. What it should have forgotten
 * meanwhile it forgets before anything is read from it, in this life of the background or in the next.
 */
export function createSafeStore(parts: {
  open: (onLost: (connection: Connection) => void) => Promise<Connection>;
  memory: Store & { clear(): void };
  /** Removes a good part, when the browser grants no more room. */
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
    // What the memory took meanwhile is older than what the disk will take now.
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
      // Closed by the browser, or by a newer version of ours: that alone is no reason to rest.
      if (isNamed(error, 'InvalidStateError', 'AbortError') && !isLast) connect.lose(connection);
      else connect.giveUp(connection);
      return null;
    }
  }

  // Both in one transaction: what was paid for must not go for room that does not come of it. And on a connection of its
  // own: Firefox lets the next change on one that had no room do nothing but remove.
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

// All else is the work's own fault, such as a key that no database takes.
function isTrouble(error: unknown): boolean {
  return (error instanceof DOMException && !isNamed(error, 'DataError', 'DataCloneError')) || error instanceof TimedOut;
}
