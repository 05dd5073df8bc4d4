import type { Driver } from './driver/driver.ts';

/**
 * What replaces each stored value: null, a garbage text, half of the value, or far too much. Unit tests try other
 * garbage.
 */
export type Damage = 'null' | 'text' | 'cut' | 'huge';

/**
 * Damages everything stored in places that start with one of `only` (all places if empty), except those that start with
 * one of `not`. Returns the damaged places, such as "sync theme" or "hashlens-watched watched 0x…".
 */
export function damageStored(
  driver: Driver,
  damage: Damage,
  { only = [], not = [] }: { only?: string[]; not?: string[] },
): Promise<string[]> {
  return driver.atDesk(
    async (how: string, within: string[], without: string[]) => {
      const cut = (value: unknown): unknown => {
        if (typeof value === 'string') return value.slice(0, value.length / 2);
        if (typeof value === 'number') return Number(String(value).slice(0, Math.ceil(String(value).length / 2)));
        if (Array.isArray(value)) return value.slice(0, value.length / 2).map(cut);
        if (typeof value !== 'object' || value === null) return value;
        const fields = Object.entries(value);
        return Object.fromEntries(fields.slice(0, Math.ceil(fields.length / 2)).map(([name, one]) => [name, cut(one)]));
      };
      const spoil = (value: unknown, most: number): unknown => {
        const garbage = { null: null, text: 'garbage' };
        if (how === 'cut') return cut(value);
        return how === 'huge' ? 'x'.repeat(most) : garbage[how as keyof typeof garbage];
      };
      const found: string[] = [];
      const take = (place: string) => {
        const begins = (list: string[]) => list.some((one) => place.startsWith(one));
        return (within.length === 0 || begins(within)) && !begins(without) && found.push(place) > 0;
      };
      const { storage } = Reflect.get(globalThis, 'chrome');
      for (const area of ['local', 'sync', 'session']) {
        const items = Object.entries(await storage[area].get(null)).filter(([name]) => take(`${area} ${name}`));
        // Browsers do not accept much more than this for one synchronised item.
        const most = area === 'sync' ? 8_000 : 200_000;
        if (items.length > 0)
          await storage[area].set(Object.fromEntries(items.map(([name, value]) => [name, spoil(value, most)])));
      }
      const settle = <T>(request: IDBRequest<T>) =>
        new Promise<T>((done, failed) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => failed(request.error);
        });
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await settle(indexedDB.open(name));
        for (const store of database.objectStoreNames) {
          const objectStore = database.transaction(store, 'readwrite').objectStore(store);
          for (const key of await settle(objectStore.getAllKeys())) {
            if (!take(`${name} ${store} ${key}`)) continue;
            const spoiled = spoil(await settle(objectStore.get(key)), 200_000);
            const isIn = objectStore.keyPath !== null;
            // A store with in-line keys rejects values without a key.
            await settle(
              isIn
                ? objectStore.put({ ...Object(spoiled), [String(objectStore.keyPath)]: key })
                : objectStore.put(spoiled, key),
            );
          }
        }
        database.close();
      }
      return found;
    },
    damage,
    only,
    not,
  );
}
