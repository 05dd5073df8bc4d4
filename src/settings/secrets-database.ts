import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GuardedName } from './guarded-names.ts';
import type { Credentials } from './secrets.ts';

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
