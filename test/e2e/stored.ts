import type { Driver } from './driver/driver.ts';

/** Returns everything the extension has stored, as one text: its storage areas and its databases. */
export function readStored(driver: Driver): Promise<string> {
  return driver.atDesk(async () => {
    const { storage } = Reflect.get(globalThis, 'chrome');
    const areas = await Promise.all(['local', 'sync', 'session'].map((name) => storage[name].get()));
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const rows: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await settle(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objectStore = database.transaction(store).objectStore(store);
        rows.push(name, store, await settle(objectStore.getAllKeys()), await settle(objectStore.getAll()));
      }
      database.close();
    }
    return JSON.stringify([areas, rows]);
  });
}
