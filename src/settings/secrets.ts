import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GuardedName } from './preference-definitions.ts';

/** What the user trusts us with. Empty strings stand for "none". Leaves this room only towards the API. */
export type Credentials = { apiKey: string; secretKey: string };

/** The credentials' store. Only the background may open it: a container or private tab has another IndexedDB. */
export type Secrets = {
  read(): Promise<Credentials>;
  /** Stores what is given, leaves the rest; an empty string removes. */
  save(change: Partial<Credentials>): Promise<Credentials>;
};

// As many characters as the field takes.
const longestKey = 1000;

/** Creates the way to the credentials. */
export function createSecrets({ database }: { database: SecretsDatabase }): Secrets {
  // Nobody else writes them, so what was read once holds until the next change.
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
        // Within it: a disk that is full may let nobody open the database once more, and what is stored is stored.
        const stored = await readFrom(write.store);
        await write.done;
        return stored;
      });
    } finally {
      // Whoever read in the middle may have got the old ones.
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

// A damaged store must read as "none", so that the user is asked for the key again instead of seeing a crash, or a
// request with more of an address than any connection takes.
function toText(stored: unknown): string {
  return typeof stored === 'string' && stored.length <= longestKey ? stored : '';
}

interface SecretsSchema extends DBSchema {
  credentials: { key: keyof Credentials | GuardedName | 'ledger' | 'forgetting'; value: unknown };
}

type Connection = IDBPDatabase<SecretsSchema>;

/** The way to the keys, and to what decides over what is sent. Only the background may use it. */
export type SecretsDatabase = {
  /** Rejects where the disk fails. */
  within<T>(work: (database: Connection) => Promise<T>): Promise<T>;
};

/**
 * Creates the way to a database of the extension's origin, which no content script and no page can reach. It is opened
 * once and stays open: every question waits for what lies in it.
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
        // Whatever is wrong with it, the next one gets another.
        if (current === opening) current = undefined;
        database.close();
        throw error;
      }
    },
  };
}
