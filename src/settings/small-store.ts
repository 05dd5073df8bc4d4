import { readStored, type StoredKey, watchStored, writeStored } from './browser-storage.ts';

/** Where something small is kept between two lives of the background; damaged or unreadable reads as undefined. */
export type SmallStore = { load(): Promise<unknown>; save(value: unknown): Promise<void> };

/** A small store that lasts as long as the browser runs. */
export function keptInSession(name: string): SmallStore {
  return keptIn(`session:${name}`);
}

/** Calls back when what is kept there in the session is taken away, by whoever may. For ever: once for a page of ours. */
export function whenTaken(name: string, onTaken: () => void): void {
  const kept = keptInSession(name);
  watchStored(`session:${name}`, () => {
    void kept.load().then((value) => (value ?? null) === null && onTaken());
  });
}

/** A small store that outlives the browser. */
export function keptOnDisk(name: string): SmallStore {
  return keptIn(`local:${name}`);
}

// A browser that refuses to keep it costs caution, never an answer.
function keptIn(key: StoredKey): SmallStore {
  return {
    load: () => readStored(key).catch(() => undefined),
    save: (value) => writeStored(key, value).catch(() => {}),
  };
}
