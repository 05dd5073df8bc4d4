/**
 * Fills this origin's quota to the last byte, with a database `filler` and with rows in the gaps of the given
 * databases, under keys that no other code uses. Runs in the page: refers to nothing outside itself.
 */
export async function fillDisk(places: [database: string, store: string][]): Promise<void> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  const opening = indexedDB.open('filler');
  opening.onupgradeneeded = () => opening.result.createObjectStore('filler');
  (await settle(opening)).close();
  let [count, kept] = [0, 0];
  const put = (database: IDBDatabase, store: string, size: number) =>
    new Promise<boolean>((done) => {
      const writing = database.transaction(store, 'readwrite');
      count += 1;
      writing.oncomplete = () => done(true);
      writing.onabort = () => done(false);
      try {
        writing.objectStore(store).put(crypto.getRandomValues(new Uint8Array(size)), `filler${count}`);
      } catch {
        // `put` throws: after a write that found no room, the next transaction may only delete.
        writing.abort();
      }
    });
  // Closing a database frees the space of its journal, which shows only when it is opened again.
  for (let before = -1; before < kept; ) {
    before = kept;
    for (const [name, store] of [['filler', 'filler'], ...places] as const) {
      const database = await settle(indexedDB.open(name));
      // `getRandomValues` returns at most 65,536 bytes.
      for (let size = 65_536; size >= 1; size = Math.floor(size / 2)) {
        while ((await put(database, store, size)) || (await put(database, store, size))) kept += 1;
      }
      database.close();
    }
  }
}

/** Removes everything that `fillDisk` has written. Runs in the page: refers to nothing outside itself. */
export async function freeDisk(places: [database: string, store: string][]): Promise<void> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  // Deletes this database first, because deleting rows from the others needs room.
  await settle(indexedDB.deleteDatabase('filler'));
  for (const [name, store] of places) {
    const database = await settle(indexedDB.open(name));
    await settle(
      database.transaction(store, 'readwrite').objectStore(store).delete(IDBKeyRange.bound('filler', 'fillerz')),
    );
    database.close();
  }
}
