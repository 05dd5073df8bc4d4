/** The names of the stores. `uses` records the size and the last use of each answer and list. */
export const storeNames = ['answers', 'lists', 'chunks', 'uses', 'sites', 'unserved', 'facts'] as const;

export type StoreName = (typeof storeNames)[number];

/** Ordered as IndexedDB orders keys: part by part, numbers by size. */
export type Key = string | (string | number)[];

/** An address in a stored answer, and when that answer was requested (milliseconds since 1970). */
export type Party = [address: string, askedMs: number];

/** A stored answer that an address is in. */
export type PartyAnswer = { address: string; askedMs: number; question: string };

/** Both ends are included. With `after`, the start is excluded. */
export type KeyRange = { from: Key; to: Key; after?: true };

/** The operations of one transaction. They are the same on disk and in memory, so every rule is written once. */
export type StoreTransaction = {
  readonly limits: Limits;
  get(store: StoreName, key: Key): Promise<unknown>;
  put(store: StoreName, key: Key, value: unknown): Promise<void>;
  remove(store: StoreName, key: Key): Promise<void>;
  /** Returns the values in the order of their keys, at most `most` of them. A null range means all. */
  getRange(store: StoreName, range: KeyRange | null, most?: number): Promise<unknown[]>;
  removeRange(store: StoreName, range: KeyRange): Promise<void>;
  /** Returns the entries with the smallest `tick`, smallest first. */
  leastUsed(store: 'uses' | 'sites', most: number): Promise<{ key: Key; value: unknown }[]>;
  /**
   * Returns the answers with a party in this range, at most `most` of them: by party, the last one first, and then the
   * newest first. With `once`, only the newest of each party.
   */
  findParties(range: { from: Party; to: Party; once?: true }, most: number): Promise<PartyAnswer[]>;
  count(store: StoreName): Promise<number>;
  clear(store: StoreName): Promise<void>;
};

/** How much answers and lists may take together, in bytes of JSON and in number. */
export type Limits = { maxBytes: number; maxCount: number };

/** One transaction's work. It awaits only the store, and may run twice. */
export type Job<T> = {
  kind: 'read' | 'change';
  stores: readonly StoreName[];
  work: (transaction: StoreTransaction) => Promise<T>;
  /** The result if the work could not be done. */
  otherwise: T;
  /** Replaces the usual timeout, in milliseconds. */
  withinMs?: number;
};

/** Runs work in one transaction, wherever that is possible now. Never throws, never hangs. */
export type Store = {
  run<T>(job: Job<T>): Promise<T>;
  /** Clears everything stored at that moment: now if possible, otherwise as soon as it is, before any other job. */
  forget(forgottenMs: number): Promise<void>;
};
