/**
 * Fills the disk of this origin to its last byte: a database of its own, and the gaps in those whose names and stores
 * are given, where rows with keys of their own are in nobody's way. Runs in the page: refers to nothing outside itself.
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
        // The change after one for which there was no room may only remove.
        writing.abort();
      }
    });
  // What is closed gives back the room of its journal: only who opens it anew knows.
  for (let before = -1; before < kept; ) {
    before = kept;
    for (const [name, store] of [['filler', 'filler'], ...places] as const) {
      const database = await settle(indexedDB.open(name));
      // Random bytes come 65,536 at a time.
      for (let size = 65_536; size >= 1; size = Math.floor(size / 2)) {
        while ((await put(database, store, size)) || (await put(database, store, size))) kept += 1;
      }
      database.close();
    }
  }
}

/** Takes away all that `fillDisk` put there. Runs in the page: refers to nothing outside itself. */
export async function freeDisk(places: [database: string, store: string][]): Promise<void> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  // First: to take rows out of the others needs room.
  await settle(indexedDB.deleteDatabase('filler'));
  for (const [name, store] of places) {
    const database = await settle(indexedDB.open(name));
    await settle(
      database.transaction(store, 'readwrite').objectStore(store).delete(IDBKeyRange.bound('filler', 'fillerz')),
    );
    database.close();
  }
}
