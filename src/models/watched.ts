import type { Failure } from './failure.ts';
import type { TransactionState } from './transaction.ts';

/** An address on the user's watch list. `addedMs` is milliseconds since 1970. */
export type Watched = {
  /** Lower case. */
  address: string;
  /** The user's name for it, cleaned; empty if there is none. */
  name: string;
  /** Cleaned; empty if there is none. */
  note: string;
  addedMs: number;
  /** The chain it is checked on; absent for the first of the user's chains. */
  chainId?: number;
};

/** A transaction on the user's watch list, on its chain. */
export type WatchedTransaction = {
  /** Lower case. */
  hash: string;
  chainId: number;
  /** Name and note are as in `Watched`. */
  name: string;
  note: string;
  addedMs: number;
};

/** What an import did to one entry. `before` is absent if it added the entry. */
export type ImportedEntry = {
  before?: Watched | WatchedTransaction | undefined;
  after: Watched | WatchedTransaction;
};

type Named = { name: string; note: string; chainId?: number };

/**
 * Returns an entry of the list as an import of the same address or hash leaves it. With `replaces`, name, note and
 * chain are the imported ones, as far as the file has them. Without, only empty ones are filled in.
 */
export function mergeImported<T extends Named>(before: T, { name, note, chainId }: Named, replaces: boolean): T {
  const where = chainId === undefined ? {} : { chainId };
  if (!replaces) return { ...where, ...before, name: before.name || name, note: before.note || note };
  return { ...before, name: name || before.name, note: note || before.note, ...where };
}

/** True if two entries for the same address or hash have the same name, note and chain. */
export function isSameEntry(before: Named, after: Named): boolean {
  return before.name === after.name && before.note === after.note && before.chainId === after.chainId;
}

/** Watched addresses by their address in lower case. */
export type WatchedByAddress = ReadonlyMap<string, Watched>;

/** Limits of the list: addresses and transactions together, and the characters of a name and of a note. */
export const watchedBounds = { addresses: 1000, name: 60, note: 500 } as const;

type Check = {
  /** The address or the hash, lower case. */
  about: string;
  chainId: number;
  /** When it was last requested, stored before the request is sent; 0 for never. */
  askedMs: number;
  /** When the last answer came; null for never. */
  checkedMs: number | null;
  /** Why the last request failed; null if it did not. */
  failure: Failure | null;
  /** The user has not seen the latest finding yet. */
  isNew: boolean;
  /** A notification about it is still due. */
  isUntold: boolean;
};

/** The findings of an address's checks. Amounts are wei as integer strings. */
export type AddressCheck = Check & {
  kind: 'address';
  /** Balance and block of the newest change; no block if the balance never changed. Null before the first answer. */
  seen: { value: string; blockNumber: number | null } | null;
  /**
   * The last difference in the balance that a check found, and when. `isTakenBack`: it is no longer in the history,
   * because the chain took its block back.
   */
  change: { delta: string; foundMs: number; isTakenBack?: true } | null;
  /** Time and block of the first known state: only a newer change is news. Absent in data of earlier versions. */
  since?: { ms: number; blockNumber: number | null };
  /** A state older than `seen` that the service reported once, at `asOf`. A second such report is believed. */
  doubt?: { blockNumber: number; asOf: string } | null;
};

/**
 * How watching a transaction ended. `lost`: not found too many times in a row. `left`: pending for too many checks, or
 * never sent because it is a private key.
 */
export type WatchEnd = 'succeeded' | 'failed' | 'dropped' | 'lost' | 'left';

/** The findings of a transaction's checks. */
export type TransactionCheck = Check & {
  kind: 'transaction';
  /** Its state when it was last found. */
  state: TransactionState | null;
  /** Null while it is still checked. */
  end: WatchEnd | null;
  /** The number of answered checks, and how many of the latest ones in a row did not find it. */
  tries: number;
  misses: number;
};

/** The stored check of one address or transaction. */
export type WatchCheck = AddressCheck | TransactionCheck;

/** One round of checks. Times are milliseconds since 1970. */
export type CheckTurn = {
  /** When it began; 0 before the first. */
  beganMs: number;
  /** When it was finished; null until then. */
  endedMs: number | null;
  /** Why it stopped early; null if it did not. */
  stopped: 'budget' | Failure | null;
  /** The credits that checks have cost today, as stored by `daily-usage.ts`. */
  today: unknown;
};

/** Returns the key under which an entry's check is stored: its address or hash, lower case. */
export function watchKeyOf(entry: { address: string } | { hash: string }): string {
  return 'hash' in entry ? entry.hash : entry.address;
}
