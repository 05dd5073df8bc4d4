import type { DrivenPage, Driver } from './driver/driver.ts';

/** Returns every form in which these keys could appear: plain, URL-encoded and base64. */
export function spellingsOf(keys: string[]): string[] {
  return keys.flatMap((key) => [key, encodeURIComponent(key), Buffer.from(key).toString('base64')]);
}

/**
 * Makes an extension page record all messages and replies it receives, its console output and its errors from now on.
 */
export function listen(page: DrivenPage): Promise<void> {
  return page.evaluate(() => {
    const heard: unknown[] = [];
    Reflect.set(globalThis, 'heard', heard);
    const { runtime } = Reflect.get(globalThis, 'chrome');
    runtime.onMessage.addListener((message: unknown) => void heard.push(message));
    const { sendMessage } = runtime;
    runtime.sendMessage = async (...sent: unknown[]) => {
      const reply = await sendMessage.apply(runtime, sent);
      heard.push(reply);
      return reply;
    };
    for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      console[name] = (...said: unknown[]) => void heard.push(said.map(String));
    }
    addEventListener('error', ({ message }) => void heard.push(message));
    addEventListener('unhandledrejection', ({ reason }) => void heard.push(String(reason)));
  });
}

/**
 * Returns everything an extension page holds, as JSON: its HTML, URL, field values, loaded resources, web storage, and
 * what `listen` recorded.
 */
export function holdingsOf(page: DrivenPage): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) => Reflect.get(field, 'value'));
    const loaded = performance.getEntries().map(({ name }) => name);
    const kept = { ...localStorage, ...sessionStorage };
    const parts = [document.documentElement.outerHTML, location.href, fields, loaded, kept];
    return JSON.stringify([...parts, Reflect.get(globalThis, 'heard') ?? []]);
  });
}

/** Returns everything stored except the database for keys, and whether that database contains all of `keys`. */
export function readPlaces(driver: Driver, keys: string[]): Promise<{ stored: string; isInSecrets: boolean }> {
  return driver.atDesk(async (wanted) => {
    const { storage } = Reflect.get(globalThis, 'chrome');
    const areas = ['local', 'sync', 'session', 'managed'];
    // In Firefox, reading managed storage fails if no administrator has set anything.
    const items = await Promise.all(areas.map((name) => storage[name].get(null).catch(() => null)));
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const rows: unknown[] = [];
    let secrets = '';
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objectStore = database.transaction(store).objectStore(store);
        const all = [await settle(objectStore.getAllKeys()), await settle(objectStore.getAll())];
        if (name === 'hashlens-secrets') secrets += JSON.stringify(all);
        else rows.push(name, store, all);
      }
      database.close();
    }
    return { stored: JSON.stringify([items, rows]), isInSecrets: wanted.every((key) => secrets.includes(key)) };
  }, keys);
}
