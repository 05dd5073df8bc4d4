import type { Meter } from '../../api/api-client.ts';
import type { Reply } from '../../models/failure.ts';

/** What decides about a place in the line. Of two orders the greater is the newer. */
export type QueueEntry = { urgency: Urgency; order: number; isAgain: boolean };

/** Those who wait for their turn. Places are looked at anew with every question: an entry may change while it waits. */
export type PriorityQueue<T extends QueueEntry> = {
  add(entry: T): void;
  remove(entry: T): void;
  takeFirst(): T | undefined;
  takeAll(): T[];
  /** Takes those out for whom there is no room: of each urgency the ones that would come last. */
  takeOverflow(): T[];
  all(): readonly T[];
};

// Against whoever asks without end, not against hovers: a card that closes takes its question out of the line itself, so
// that of hovers only those wait that are still looked at, newest first. More may wait by right: what several tabs have
// pinned, lists that several popups load, the pages of histories; a line of eight would refuse them.
const mostWaiting = 64;
const ranks = { card: 0, list: 1, history: 2 } satisfies Record<Urgency, number>;

/**
 * Creates the line: cards before lists before history; within one, those first that were sent before and must go
 * again, then the newest, in a history the oldest: it is read in its order.
 */
export function createPriorityQueue<T extends QueueEntry>(): PriorityQueue<T> {
  let entries: T[] = [];
  const remove = (entry: T) => {
    entries = entries.filter((other) => other !== entry);
  };

  return {
    add: (entry) => {
      entries = [...entries, entry];
    },
    remove,
    takeFirst: () => {
      const first = entries.toSorted(byTurn)[0];
      if (first) remove(first);
      return first;
    },
    takeAll: () => entries.splice(0),
    takeOverflow: () => {
      const overflow = Object.values(Object.groupBy(entries, ({ urgency }) => urgency)).flatMap((same) =>
        same.toSorted(byTurn).slice(mostWaiting),
      );
      for (const entry of overflow) remove(entry);
      return overflow;
    },
    all: () => entries,
  };
}

/** Gives the more urgent of two. */
export function toHigherUrgency(one: Urgency, other: Urgency): Urgency {
  return ranks[one] <= ranks[other] ? one : other;
}

function byTurn(one: QueueEntry, other: QueueEntry): number {
  const newestFirst = other.order - one.order;
  return (
    ranks[one.urgency] - ranks[other.urgency] ||
    Number(other.isAgain) - Number(one.isAgain) ||
    (one.urgency === 'history' ? -newestFirst : newestFirst)
  );
}

/** Who waits: a person before a card, a person before a list, or a long load that everybody may overtake. */
export type Urgency = 'card' | 'list' | 'history';

/** What a question is sent with. The signal aborts when nobody waits for it any more. */
export type Sending = { signal: AbortSignal; onSent: () => void; onMeter: (meter: Meter) => void };

/** One question to the service. */
export type QueuedRequest<T> = {
  /** Two questions of the same text are one flight: one request, its reply for both. Holds no key. */
  question: string;
  /** The list price in credits. */
  price: number;
  urgency: Urgency;
  /** Aborting leaves the flight; when all have left, a waiting one costs nothing and a sent one is cut a moment later. */
  signal?: AbortSignal;
  /**
   * Sends it once. `onSent` is called right before the service is asked: a reply `aborted` without it costs nothing.
   * `onMeter` takes what the headers said, before the reply resolves. Never rejects.
   */
  send: (parts: Sending) => Promise<Reply<T>>;
  /** Told when an answer will take longer than one request: it is being tried again, or too much was asked for. */
  onDelay?: (delay: { why: 'trouble' | 'no-connection' | 'too-many-requests'; untilMs: number }) => void;
};

/** What is known of credits. Times in milliseconds since 1970. */
export type Spending = {
  creditsLeft: number | null;
  atMs: number | null;
  spentToday: number;
  requestsToday: number;
};

/**
 * The only way to the service: keeps to the plan's rate, the key's credits and the person's own daily limit,
 * repeats what may pass by itself, and shares flights. A reply's `credits` are what it cost.
 */
export type RequestQueue = {
  ask<T>(question: QueuedRequest<T>): Promise<Reply<T>>;
  spending(): Promise<Spending>;
  /** The present key may ask again, whatever the service refused it. What else it said stays: the plan, a wait. */
  allow(): Promise<void>;
  /**
   * Another key or address: nothing that the service said to the old one holds any more. Whoever waits to be sent is
   * told `aborted` at once; what is on its way is answered to those who asked.
   */
  reset(): Promise<void>;
};

/** Where something small is kept between two lives of the background; what is damaged reads as undefined. */
export type SmallStore = { load(): Promise<unknown>; save(value: unknown): Promise<void> };

/** What limits are made of. `wait` resolves after so many milliseconds, earlier when the signal aborts. */
export type RequestQueueOptions = {
  now: () => number;
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** 0 to 1, for jitter. */
  random: () => number;
  readDailyLimit: () => Promise<number | null>;
  /** The starts of the last moments, the learned rate, the credits left; gone with the browser. */
  pace: SmallStore;
  /** What was spent and asked today and what the service refused; outlives the browser. */
  ledger: SmallStore;
};
