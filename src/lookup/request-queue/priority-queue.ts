/** Determines the position in the queue. The greater `order` is the newer. */
export type QueueEntry = { urgency: Urgency; order: number; isAgain: boolean };

/** Requests that wait for their turn. Positions are recomputed on each access: an entry may change while it waits. */
export type PriorityQueue<T extends QueueEntry> = {
  add(entry: T): void;
  remove(entry: T): void;
  takeFirst(): T | undefined;
  takeAll(): T[];
  /** Removes and returns the entries beyond the limit: of each urgency, those that would come last. */
  takeOverflow(): T[];
  all(): readonly T[];
};

// Limits endless requests, not hovers: a card that closes removes its own request, so only hovered references that are
// still on screen wait, newest first. More may wait legitimately: cards pinned in several tabs, lists loaded by several
// popups, the pages of histories. A limit of eight would refuse them.
const mostWaiting = 64;
const ranks = { card: 0, list: 1, history: 2 } satisfies Record<Urgency, number>;

/**
 * Creates the queue: cards before lists before history. Within one urgency, retries come first, then the newest. A
 * history is read oldest first, in its own order.
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

/** Returns the more urgent of the two. */
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

/** `card`, `list`: the user waits for a card or a list. `history`: a long load that all others may overtake. */
export type Urgency = 'card' | 'list' | 'history';
