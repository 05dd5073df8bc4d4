import { wrap } from 'idb';
import { type Job, type Key, type KeyRange, type Limits, type Shelf, type StoreName, storeNames } from './shelf.ts';

/** The shape of what is kept. It goes up with every change of it, also of a model's: older shapes are thrown away. */
const currentShape = 2;

/** An open database. */
export type Connection = {
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
export function isNamed(error: unknown, ...names: string[]): boolean {
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
      const done = work(toShelf(transaction, limits))
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

function toShelf(transaction: IDBTransaction, limits: Limits): Shelf {
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
