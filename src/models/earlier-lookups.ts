/** A stored transaction that was looked up on this device. `text` is what it did, empty if that cannot be said. */
export type EarlierTransaction = { hash: string; chainId: number; askedMs: number; text: string };

/** How many stored transactions an address is in, and when one was last looked up (milliseconds since 1970). */
export type EarlierCount = {
  count: number;
  lastMs: number;
  /** There are more than were counted. */
  hasMore?: true;
};

/** The stored transactions that an address is in, and the newest of them. */
export type EarlierLookups = EarlierCount & { newest: EarlierTransaction[] };
