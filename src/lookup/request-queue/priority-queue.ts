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
