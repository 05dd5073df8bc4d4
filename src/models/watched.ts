/** An address that the person put on their own list. `addedMs` is milliseconds since 1970. */
export type Watched = {
  /** Lower case. */
  address: string;
  /** What the person calls it, cleaned; empty where it has no name. */
  name: string;
  /** Cleaned; empty where there is none. */
  note: string;
  addedMs: number;
  /** Where it is checked; absent for the person's first chain. */
  chainId?: number;
};

/** A transaction that the person waits for, on its one chain. */
export type WatchedTransaction = {
  /** Lower case. */
  hash: string;
  chainId: number;
  /** As an address's. */
  name: string;
  note: string;
  addedMs: number;
};

/** Watched addresses by their address in lower case. */
export type WatchedByAddress = ReadonlyMap<string, Watched>;

/** What the list holds at most: addresses and transactions together, and characters of a name and of a note. */
export const watchedBounds = { addresses: 1000, name: 60, note: 500 } as const;
