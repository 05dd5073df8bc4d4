import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GuardedName } from './preference-definitions.ts';

/** The user's keys. An empty string means none. They are sent only to the API. */
export type Credentials = { apiKey: string; secretKey: string };

/** The credentials' store. Only the background may open it: a container or private tab has another IndexedDB. */
export type Secrets = {
  read(): Promise<Credentials>;
  /** Stores the given values and leaves the rest; an empty string removes one. */
  save(change: Partial<Credentials>): Promise<Credentials>;
};

// The most characters that the input field accepts.
const longestKey = 1000;

export function createSecrets({ database }: { database: SecretsDatabase }): Secrets {
  // There is no other writer, so a value that was read stays valid until the next save.
  let known: Promise<Credentials> | undefined;

  function read(): Promise<Credentials> {
    const reading = known ?? readStored();
    known = reading;
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  }

  const readStored = () => database.within((connection) => readFrom(connection.transaction('credentials').store));

  async function save(change: Partial<Credentials>): Promise<Credentials> {
    known = undefined;
    try {
      return await database.within(async (connection) => {
        const write = connection.transaction('credentials', 'readwrite');
        const { apiKey, secretKey } = change;
        if (apiKey !== undefined) await put(write.store, 'apiKey', apiKey);
        if (secretKey !== undefined) await put(write.store, 'secretKey', secretKey);
        // Read in the same transaction: on a full disk the database may not open again, although the save succeeded.
        const stored = await readFrom(write.store);
        await write.done;
        return stored;
      });
    } finally {
      // A read during the save may have returned the old values.
      known = undefined;
    }
  }

  return { read, save };
}

type Store = {
  get(key: keyof Credentials): Promise<unknown>;
  put(value: string, key: keyof Credentials): Promise<unknown>;
  delete(key: keyof Credentials): Promise<void>;
};

async function readFrom(store: Pick<Store, 'get'>): Promise<Credentials> {
  const [apiKey, secretKey] = await Promise.all([store.get('apiKey'), store.get('secretKey')]);
  return { apiKey: toText(apiKey), secretKey: toText(secretKey) };
}

async function put(store: Store, name: keyof Credentials, value: string): Promise<void> {
  if (value === '') await store.delete(name);
  else await store.put(value, name);
}

// A damaged value must read as "none", so that the user is asked for the key again. Otherwise it would cause a crash,
// or a request whose URL is too long for any connection.
function toText(stored: unknown): string {
  return typeof stored === 'string' && stored.length <= longestKey ? stored : '';
}

interface SecretsSchema extends DBSchema {
  credentials: { key: keyof Credentials | GuardedName | 'ledger' | 'forgetting'; value: unknown };
}

type Connection = IDBPDatabase<SecretsSchema>;

/** The database of the keys and of the preferences that decide what is sent. Only the background may use it. */
export type SecretsDatabase = {
  /** Rejects if the disk fails. */
  within<T>(work: (database: Connection) => Promise<T>): Promise<T>;
};

/**
 * Creates access to a database of the extension's origin, which no content script and no page can reach. It is opened
 * once and stays open, because every question waits for its data.
 */
export function createSecretsDatabase(databaseName: string): SecretsDatabase {
  let current: Promise<Connection> | undefined;

  function open(): Promise<Connection> {
    const lose = () => {
      if (current === opening) current = undefined;
    };
    const opening = openDB<SecretsSchema>(databaseName, 1, {
      upgrade: (database) => {
        database.createObjectStore('credentials');
      },
      blocking: () => {
        lose();
        void opening.then((database) => database.close());
      },
      terminated: lose,
    });
    opening.catch(lose);
    return opening;
  }

  return {
    within: async (work) => {
      const opening = current ?? open();
      current = opening;
      const database = await opening;
      try {
        return await work(database);
      } catch (error) {
        // Whatever is wrong with this connection, the next call opens a new one.
        if (current === opening) current = undefined;
        database.close();
        throw error;
      }
    },
  };
}
