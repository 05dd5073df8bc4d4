import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GuardedName } from './preference-definitions.ts';

/** The user's keys. An empty string means none. They are sent only to the API. */
export type Credentials = { apiKey: string; secretKey: string };

/** The credentials' store. Only the background may open it: a container or private tab has another IndexedDB. */
export type Secrets = {
  read(): Promise<Credentials>;
  /** Reads from the disk again, because the browser may have deleted the data meanwhile. */
  readAgain(): Promise<Credentials>;
  /** Stores the given values and leaves the rest; an empty string removes one. */
  save(change: Partial<Credentials>): Promise<Credentials>;
  /** True in a browser that keeps nothing. */
  isPassing(): Promise<boolean>;
};

// The most characters that the input field accepts.
const longestKey = 1000;

export function createSecrets({ database }: { database: SecretsDatabase }): Secrets {
  // There is no other writer, so a value that was read stays valid until the next save.
  let known: Promise<Credentials> | undefined;

  function read(): Promise<Credentials> {
    const reading = known ?? database.within('readonly', readFrom);
    known = reading;
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  }

  async function save({ apiKey, secretKey }: Partial<Credentials>): Promise<Credentials> {
    known = undefined;
    try {
      return await database.within('readwrite', async (store) => {
        if (apiKey !== undefined) await put(store, 'apiKey', apiKey);
        if (secretKey !== undefined) await put(store, 'secretKey', secretKey);
        // Read in the same transaction: on a full disk the database may not open again, although the save succeeded.
        return readFrom(store);
      });
    } finally {
      // A read during the save may have returned the old values.
      known = undefined;
    }
  }

  async function readAgain(): Promise<Credentials> {
    const stored = await database.within('readonly', readFrom);
    known = Promise.resolve(stored);
    return stored;
  }

  database.onLost(async () => {
    const held = await known?.catch(() => undefined);
    const left = await readAgain();
    if (held && left.apiKey === '' && left.secretKey === '') await save(held);
  });

  return { read, readAgain, save, isPassing: database.isPassing };
}

async function readFrom(store: Pick<SecretsStore, 'get'>): Promise<Credentials> {
  const [apiKey, secretKey] = await Promise.all([store.get('apiKey'), store.get('secretKey')]);
  return { apiKey: toText(apiKey), secretKey: toText(secretKey) };
}

async function put(store: SecretsStore, name: keyof Credentials, value: string): Promise<void> {
  if (value === '') await store.delete(name);
  else await store.put(value, name);
}

// A damaged value must read as "none", so that the user is asked for the key again. Otherwise it would cause a crash,
// or a request whose URL is too long for any connection.
function toText(stored: unknown): string {
  return typeof stored === 'string' && stored.length <= longestKey ? stored : '';
}

/** The names in the database: of the keys, the guarded preferences, and two small records. */
type SecretsName = keyof Credentials | GuardedName | 'ledger' | 'forgetting';

interface SecretsSchema extends DBSchema {
  credentials: { key: SecretsName; value: unknown };
}

/** The stored values by name, within one transaction. */
export type SecretsStore = {
  get(name: SecretsName): Promise<unknown>;
  put(value: unknown, name: SecretsName): Promise<unknown>;
  delete(name: SecretsName): Promise<void>;
};

/** The database of the keys and of the preferences that decide what is sent. Only the background may use it. */
export type SecretsDatabase = {
  /** Does its work in one transaction. Rejects if the disk fails. */
  within<T>(mode: IDBTransactionMode, work: (store: SecretsStore) => Promise<T>): Promise<T>;
  /** Calls back when the browser has closed the database, and may have deleted what was in it. */
  onLost(listener: () => Promise<void>): void;
  /** True in a browser that keeps nothing: all of it is gone when the browser closes. */
  isPassing(): Promise<boolean>;
};

/**
 * Creates access to a database of the extension's origin, which no content script and no page can reach. It is opened
 * once and stays open, because every question waits for its data. Where the browser has no databases (Firefox with
 * "Never remember history"), `passing` takes their place.
 */
export function createSecretsDatabase(databaseName: string, passing?: SecretsStore): SecretsDatabase {
  let current: Promise<IDBPDatabase<SecretsSchema> | SecretsStore> | undefined;
  const listeners: (() => Promise<void>)[] = [];

  function open(): Promise<IDBPDatabase<SecretsSchema> | SecretsStore> {
    const lose = () => {
      if (current === opening) current = undefined;
    };
    // A browser without databases may also refuse at once.
    const opened = Promise.try(openDB<SecretsSchema>, databaseName, 1, {
      upgrade: (database) => {
        database.createObjectStore('credentials');
      },
      blocking: () => {
        lose();
        void opened.then((database) => database.close());
      },
      terminated: () => {
        lose();
        for (const listener of listeners) void listener().catch(() => {});
      },
    });
    const opening: typeof current = opened.catch((error: unknown) => {
      if (passing && error instanceof Error && error.name === 'InvalidStateError') return passing;
      throw error;
    });
    opening.catch(lose);
    return opening;
  }

  function connect(): Promise<IDBPDatabase<SecretsSchema> | SecretsStore> {
    current ??= open();
    return current;
  }

  return {
    within: async (mode, work) => {
      const opening = connect();
      const database = await opening;
      if (!('transaction' in database)) return work(database);
      try {
        const { store, done } = database.transaction('credentials', mode);
        // Reported by the work itself, if it fails first.
        done.catch(() => {});
        const result = await work(store as SecretsStore);
        await done;
        return result;
      } catch (error) {
        // Whatever is wrong with this connection, the next call opens a new one.
        if (current === opening) current = undefined;
        database.close();
        throw error;
      }
    },
    onLost: (listener) => void listeners.push(listener),
    isPassing: async () => (await connect()) === passing,
  };
}
