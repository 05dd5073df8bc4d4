import type { DBSchema, IDBPDatabase } from 'idb';

/** Keeps one value until the browser closes. */
type SessionStore = { load(): Promise<unknown>; save(value: unknown): Promise<void> };

type Row = readonly [key: string, value: unknown];

/**
 * Takes the place of a database in a browser that has none, such as Firefox with "Never remember history". Has only what
 * the watch list and the recent lookups use of one: stores with text keys, whose indexes are a field's order. `keyPaths`:
 * the field of each store that is its key; null if the key is given. A transaction is not undone if it fails.
 */
export function createTemporaryDatabase<S extends DBSchema>(
  session: SessionStore,
  keyPaths: { [store: string]: string | null },
): IDBPDatabase<S> {
  let loading: Promise<Map<string, Map<string, unknown>>> | undefined;
  let saving: Promise<void> | undefined;

  async function load(): Promise<Map<string, Map<string, unknown>>> {
    const stored = Object(await session.load());
    return new Map(Object.keys(keyPaths).map((name) => [name, new Map(toRows(stored[name]))]));
  }

  async function rowsOf(name: string): Promise<Map<string, unknown>> {
    loading ??= load();
    return (await loading).get(name) ?? new Map();
  }

  // Changes that are made together are saved together.
  function save(): Promise<void> {
    saving ??= Promise.resolve().then(async () => {
      saving = undefined;
      const all = [...((await loading) ?? [])].map(([name, rows]) => [name, [...rows]]);
      await session.save(Object.fromEntries(all));
    });
    return saving;
  }

  function openStore(name: string) {
    const sorted = async (field: string) =>
      [...(await rowsOf(name))]
        .filter(([, value]) => typeof Object(value)[field] === 'number')
        .sort(([, one], [, other]) => Object(one)[field] - Object(other)[field]);
    return {
      get: async (key: string) => (await rowsOf(name)).get(key),
      getAll: async () => [...(await rowsOf(name)).values()],
      count: async (key?: string) => {
        const rows = await rowsOf(name);
        return key === undefined ? rows.size : Number(rows.has(key));
      },
      put: async (value: unknown, key?: string) => {
        (await rowsOf(name)).set(key ?? String(Object(value)[keyPaths[name] ?? '']), value);
        await save();
      },
      delete: async (key: string) => {
        (await rowsOf(name)).delete(key);
        await save();
      },
      clear: async () => {
        (await rowsOf(name)).clear();
        await save();
      },
      index: (field: string) => ({
        count: async () => (await sorted(field)).length,
        getAll: async () => (await sorted(field)).map(([, value]) => value),
        getAllKeys: async (_: null, most: number) => (await sorted(field)).slice(0, most).map(([key]) => key),
      }),
    };
  }

  const database = {
    transaction: (names: string | string[]) => ({
      store: openStore([names].flat()[0] ?? ''),
      objectStore: openStore,
      done: Promise.resolve(),
    }),
    get: (name: string, key: string) => openStore(name).get(key),
    getAll: (name: string) => openStore(name).getAll(),
    getAllFromIndex: (name: string, field: string) => openStore(name).index(field).getAll(),
    put: (name: string, value: unknown, key?: string) => openStore(name).put(value, key),
    delete: (name: string, key: string) => openStore(name).delete(key),
    clear: (name: string) => openStore(name).clear(),
    close: () => {},
  };
  // The part of the interface that is used; idb's own type is that of a real database.
  return database as unknown as IDBPDatabase<S>;
}

function toRows(stored: unknown): Row[] {
  return Array.isArray(stored)
    ? stored.filter((row): row is Row => Array.isArray(row) && row.length === 2 && typeof row[0] === 'string')
    : [];
}
