import type { Failure } from './failure.ts';
import type { TransactionState } from './transaction.ts';

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

type Check = {
  /** The address or the hash, lower case. */
  about: string;
  chainId: number;
  /** When it was last asked about: written down before it is. 0 for never. */
  askedMs: number;
  /** When the last answer came; null for never. */
  checkedMs: number | null;
  /** Why the last question got no answer. */
  failure: Failure | null;
  /** What was found has not been looked at yet. */
  isNew: boolean;
  /** It has not been told in a notification yet, and shall be. */
  isUntold: boolean;
};

/** What the checks of an address found. Amounts are wei as integer strings. */
export type AddressCheck = Check & {
  kind: 'address';
  /** The balance of the newest change, and its block, which an address without any change has none of; null before the first answer. */
  seen: { value: string; blockNumber: number | null } | null;
  /** How much more or less it was at the last change than before, and when a check found that. */
  change: { delta: string; foundMs: number } | null;
};

/** How the watching of a transaction ended: `lost` was not found too often, `left` has been waiting for too long. */
export type WatchEnd = 'succeeded' | 'failed' | 'dropped' | 'lost' | 'left';

/** What the checks of a transaction found. */
export type TransactionCheck = Check & {
  kind: 'transaction';
  /** Where it stood when it was last found. */
  state: TransactionState | null;
  /** Null while it is checked. */
  end: WatchEnd | null;
  /** How often it was asked for, and how often of these it was not found, the last ones in a row. */
  tries: number;
  misses: number;
};

/** What is kept of the checks of one thing. */
export type WatchCheck = AddressCheck | TransactionCheck;

/** One round of checks. Times are milliseconds since 1970. */
export type CheckTurn = {
  /** When it began; 0 before the first. */
  beganMs: number;
  /** When it was through; null while it goes on. */
  endedMs: number | null;
  /** Why it stopped before it was through. */
  stopped: 'budget' | Failure | null;
  /** What checks have cost today, see `day-count.ts`. */
  today: unknown;
};

/** The address or the hash, lower case: the name under which its checks are kept. */
export function watchKeyOf(entry: { address: string } | { hash: string }): string {
  return 'hash' in entry ? entry.hash : entry.address;
}
