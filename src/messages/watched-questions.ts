import type { WatchSubject } from '../cards/card-act.ts';
import type { Warning } from '../cards/card-content.ts';
import type { CheckTurn, WatchCheck } from '../models/watch-check.ts';
import type { Watched, WatchedTransaction } from '../models/watched.ts';
import type { Evidence } from '../references/reference.ts';

type Named = { name: string; note: string; addedMs?: number; isPrivate?: true };

/**
 * One address to watch. `addedMs` is for one that was only just removed: it comes back as it was. Without a chain it
 * stays on the one that it is checked on.
 */
export type WatchedChange = Named & { address: string; chainId?: number };

/** One transaction to watch, as `WatchedChange`. */
export type WatchedTransactionChange = Named & { hash: string; chainId: number };

/** What an import brings, each thing once. `replaces`: it takes the place of names, notes and chains that are there. */
export type WatchedImport = {
  addresses: WatchedChange[];
  transactions: WatchedTransactionChange[];
  replaces: boolean;
  isPrivate?: true;
};

/** Checks in the background: what they found, the present or last turn, the next, and what they have cost today (UTC). */
export type WatchedChecks = {
  transactions: WatchedTransaction[];
  checks: WatchCheck[];
  turn: CheckTurn;
  /** When they run next (milliseconds since 1970); null where they do not. */
  nextMs: number | null;
  /** Credits. */
  spentToday: number;
};

/**
 * Why the list stayed as it was: it holds all it can, nothing is kept from private windows, the disk failed, or what was
 * to be a transaction is a private key.
 */
export type WatchedRefusal = 'full' | 'private' | 'not-stored' | 'private-key';

/** The questions about what the person watches, by name. */
export type WatchedQuestions = {
  /** The person's own list, in no order; null where it cannot be read. From our own pages only, as are the next two. */
  watchedList: { request: Record<string, never>; reply: Watched[] | null };
  /** Adds one, or changes the name and note of the one with this address. */
  saveWatched: { request: WatchedChange; reply: 'done' | WatchedRefusal };
  removeWatched: { request: { address: string; isPrivate?: true }; reply: 'done' | WatchedRefusal };
  /** `evidence`: what stood around the hash where it was pasted; it is not kept. */
  saveWatchedTransaction: {
    request: WatchedTransactionChange & { evidence?: Evidence };
    reply: 'done' | WatchedRefusal;
  };
  removeWatchedTransaction: { request: { hash: string; isPrivate?: true }; reply: 'done' | WatchedRefusal };
  /** Adds all or nothing, and tells how many there were of each. */
  importWatched: {
    request: WatchedImport;
    reply: { added: number; changed: number; skipped: number } | WatchedRefusal;
  };
  /** Null where it cannot be read. */
  watchedChecks: { request: Record<string, never>; reply: WatchedChecks | null };
  /** How much of what checks found was not looked at yet. */
  watchedNews: { request: Record<string, never>; reply: number };
  /** The person has looked at these, by address or hash. Nothing is marked from a private window. */
  seenWatched: { request: { about: string[]; isPrivate?: true }; reply: null };
  /** A warning where an address looks like one that is watched. */
  watchedAlike: { request: { address: string; chainId: number }; reply: Warning | null };
  /** From anywhere: opens our own page, on which the person may watch something. Nothing is written. */
  openWatched: { request: WatchSubject; reply: null };
};
