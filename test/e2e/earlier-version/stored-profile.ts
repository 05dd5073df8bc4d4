import type { Driver, Plain } from '../driver/driver.ts';

/** Everything the extension has stored: its storage areas by item, and its databases with their schemas. */
export type StoredProfile = {
  areas: { [area: string]: { [name: string]: Plain } };
  databases: { name: string; version: number; stores: Store[] }[];
};

type Store = {
  name: string;
  keyPath: string | string[] | null;
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[];
  rows: { key: Plain; value: Plain }[];
};

/** Reads the profile through an extension page. */
export function readProfile(driver: Driver): Promise<StoredProfile> {
  return driver.atDesk(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const { storage } = Reflect.get(globalThis, 'chrome');
    const areas = { local: await storage.local.get(), sync: await storage.sync.get() };
    const databases = [];
    for (const { name = '', version = 1 } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name));
      const stores = [];
      for (const one of database.objectStoreNames) {
        const store = database.transaction(one).objectStore(one);
        const [keys, values] = [await settle(store.getAllKeys()), await settle(store.getAll())];
        const indexes = [...store.indexNames].map((index) => {
          const { keyPath, unique, multiEntry } = store.index(index);
          return { name: index, keyPath, unique, multiEntry };
        });
        const rows = keys.map((key, at) => ({ key, value: values[at] }));
        stores.push({ name: one, keyPath: store.keyPath, indexes, rows });
      }
      database.close();
      databases.push({ name, version, stores });
    }
    return JSON.parse(JSON.stringify({ areas, databases }));
  });
}

/** Replaces everything stored with `profile`, as if the version that wrote it had run here before. */
export async function writeProfile(driver: Driver, profile: StoredProfile): Promise<void> {
  await driver.atDesk(() => null);
  // The background has databases open, which could not be deleted and recreated.
  await driver.killBackground();
  await driver.atDesk(
    async ({ areas, databases }) => {
      const settle = <T>(request: IDBRequest<T>) =>
        new Promise<T>((done, failed) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => failed(request.error);
        });
      for (const { name = '' } of await indexedDB.databases()) await settle(indexedDB.deleteDatabase(name));
      for (const { name, version, stores } of databases) {
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          for (const { name: one, keyPath, indexes, rows } of stores) {
            const store = opening.result.createObjectStore(one, { keyPath });
            for (const { name: index, keyPath: path, ...how } of indexes) store.createIndex(index, path, how);
            for (const { key, value } of rows) {
              if (keyPath === null) store.put(value, key as IDBValidKey);
              else store.put(value);
            }
          }
        };
        (await settle(opening)).close();
      }
      const { storage } = Reflect.get(globalThis, 'chrome');
      for (const [area, items] of Object.entries(areas)) {
        await storage[area].clear();
        await storage[area].set(items);
      }
    },
    profile as unknown as StoredProfile & Plain,
  );
}
