import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface SecretsSchema extends DBSchema {
  credentials: { key: 'apiKey' | 'secretKey' | 'apiAddress'; value: string };
}

/**
 * Opens the keys, and the address that they may be sent to, in the extension origin's IndexedDB, which no content script
 * and no page can reach. Rejects where the disk fails.
 */
export function openSecrets(databaseName: string): Promise<IDBPDatabase<SecretsSchema>> {
  return openDB<SecretsSchema>(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore('credentials');
    },
  });
}
