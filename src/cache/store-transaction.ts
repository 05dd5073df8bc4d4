/** The names of the stores. `uses` says how large each answer and list is and when it was used. */
export const storeNames = ['answers', 'lists', 'chunks', 'uses', 'sites', 'unserved', 'facts'] as const;

export type StoreName = (typeof storeNames)[number];

/** Ordered as IndexedDB orders keys: part by part, numbers by size. */
export type Key = string | (string | number)[];

/** Both ends belong to the range, unless `after` is set: then its beginning does not. */
export type KeyRange = { from: Key; to: Key; after?: true };

/** What one transaction sees. The disk and the memory have the same, so every rule is written once. */
export type StoreTransaction = {
  readonly limits: Limits;
  get(store: StoreName, key: Key): Promise<unknown>;
  put(store: StoreName, key: Key, value: unknown): Promise<void>;
  remove(store: StoreName, key: Key): Promise<void>;
  /** The values in the order of their keys, at most `most` of them; null stands for all. */
  getRange(store: StoreName, range: KeyRange | null, most?: number): Promise<unknown[]>;
  removeRange(store: StoreName, range: KeyRange): Promise<void>;
  /** Those with the smallest `tick`, smallest first. */
  leastUsed(store: 'uses' | 'sites', most: number): Promise<{ key: Key; value: unknown }[]>;
  count(store: StoreName): Promise<number>;
  clear(store: StoreName): Promise<void>;
};

/** How much answers and lists may take together, in bytes of JSON and in number. */
export type Limits = { maxBytes: number; maxCount: number };

/** One transaction's work. It awaits nothing but the store, and may be done twice. */
export type Job<T> = {
  kind: 'read' | 'change';
  stores: readonly StoreName[];
  work: (transaction: StoreTransaction) => Promise<T>;
  /** The result where it could not be done. */
  otherwise: T;
  /** Instead of the usual time. */
  withinMs?: number;
};

/** Does work in one transaction, wherever that is possible now. Never throws, never hangs. */
export type Store = {
  run<T>(job: Job<T>): Promise<T>;
  /** Forgets all that lies there at that moment: now if possible, else before anything else once it is. */
  forget(forgottenMs: number): Promise<void>;
};
