import { IDBFactory } from 'fake-indexeddb';
import { type IDBPDatabase, openDB } from 'idb';
import { createCache } from '../../../src/cache/cache.ts';

/** Creates a separate disk and a clock, on which the background can be started several times. */
export function createWorld(limits: { maxBytes?: number; maxCount?: number; maxSites?: number; waitMs?: number } = {}) {
  const { waitMs = 5000 } = limits;
  const disk = new IDBFactory();
  const world = {
    time: 1_700_000_000_000,
    disk,
    /** The disk as the background sees it. */
    factory: (): IDBFactory => world.disk,
    now: () => world.time,
    start: () =>
      createCache({
        databaseName: 'records',
        now: world.now,
        factory: () => world.factory(),
        patience: { withinMs: waitMs, openWithinMs: waitMs },
        ...limits,
      }),
    change: (work: (database: IDBPDatabase) => Promise<unknown>) => open(world.disk, work),
    /** Returns the whole content of the database, by store. */
    dump: () => open(world.disk, dump),
  };

  return world;
}

/** Creates a world and starts the background once. */
export function startWorld(...limits: Parameters<typeof createWorld>) {
  const world = createWorld(...limits);
  return { world, records: world.start() };
}

async function open<T>(factory: IDBFactory, work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
  globalThis.indexedDB = factory;
  const database = await openDB('records');
  const result = await work(database);
  database.close();

  return result;
}

async function dump(database: IDBPDatabase): Promise<{ [store: string]: { keys: unknown[]; values: unknown[] } }> {
  const stores = await Promise.all(
    [...database.objectStoreNames].map(async (name) => {
      const [keys, values] = await Promise.all([database.getAllKeys(name), database.getAll(name)]);
      return [name, { keys, values }] as const;
    }),
  );

  return Object.fromEntries(stores);
}
