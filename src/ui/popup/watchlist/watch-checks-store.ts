import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { WatchedStore } from './watchlist-store.ts';

/** What the person wants of checks: see the preferences of the same names. */
export type CheckWishes = { checkEvery: number; checkBudget: number; tellChanges: boolean };

/** What the checks' block is given. */
export type CheckParts = {
  /** The minutes that can be chosen between two turns; 0 for none. */
  intervals: readonly number[];
  read(): Promise<CheckWishes>;
  /** Rejects where the browser does not store it. */
  save(change: Partial<CheckWishes>): Promise<void>;
  /** Whether the browser lets us notify. */
  mayTell(): Promise<boolean>;
  /** Asks the person through the browser: only within a press, before anything is waited for. */
  requestTelling(): Promise<boolean>;
};

/** How the person wants to have checked what they watch. */
export type WatchChecksStore = {
  /** Null until read. */
  wishes: ReadonlySignal<CheckWishes | null>;
  intervals: readonly number[];
  /** False where notifications are wanted and the browser does not let us. */
  mayTell: ReadonlySignal<boolean>;
  isNotStored: ReadonlySignal<boolean>;
  load(): Promise<void>;
  store(change: Partial<Omit<CheckWishes, 'tellChanges'>>): Promise<void>;
  /** To be called within the press: the browser asks at once. */
  setTelling(isWanted: boolean): Promise<void>;
};

// What was turned on begins within a moment; a turn of many checks takes minutes, and its end is not waited for longer.
const lookAgainMs = 1_000;
const leastLooks = 3;
const mostLooks = 90;

/** Creates it. Nothing is read before `load`. `found` is looked at again while checks run that were just asked for. */
export function createWatchChecks(parts: {
  checks: CheckParts;
  found: Pick<WatchedStore, 'found' | 'loadFound'>;
  /** The list stands before the person. Where it comes back into view, `load` looks again. */
  isInView: () => boolean;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}): WatchChecksStore {
  const { checks, found } = parts;
  const wishes = signal<CheckWishes | null>(null);
  const mayTell = signal(true);
  const isNotStored = signal(false);
  let looking = new AbortController();
  let saveCount = 0;
  let askedCount = 0;

  async function load(): Promise<void> {
    const [count, asked] = [saveCount, askedCount];
    const [read, may] = await Promise.all([checks.read(), checks.mayTell().catch(() => false)]);
    // What was chosen while it was read is newer.
    if (count === saveCount) wishes.value = read;
    if (asked === askedCount) mayTell.value = may;
    if (found.found.peek()?.turn.endedMs === null) void lookAgain();
  }

  async function save(change: Partial<CheckWishes>): Promise<void> {
    const before = wishes.peek();
    const chosen = before && { ...before, ...change };
    saveCount += 1;
    const count = saveCount;
    if (chosen) wishes.value = chosen;
    const isStored = await checks.save(change).then(
      () => true,
      () => false,
    );
    isNotStored.value = !isStored;
    // What was read while it was stored may be what was there before.
    if (count === saveCount && (chosen || !isStored)) wishes.value = isStored ? chosen : before;
    saveCount += 1;
  }

  async function lookAgain(): Promise<void> {
    looking.abort();
    looking = new AbortController();
    const { signal: ends } = looking;
    for (let look = 0; look < mostLooks; look += 1) {
      await parts.wait(lookAgainMs, ends);
      if (ends.aborted || !parts.isInView()) return;
      await found.loadFound();
      if (look + 1 >= leastLooks && found.found.peek()?.turn.endedMs !== null) return;
    }
  }

  return {
    wishes: computed(() => wishes.value),
    intervals: checks.intervals,
    mayTell: computed(() => mayTell.value),
    isNotStored: computed(() => isNotStored.value),
    load,
    store: async (change) => {
      await save(change);
      // Its looks end by themselves.
      if (wishes.peek()?.checkEvery !== 0) void lookAgain();
    },
    setTelling: async (isWanted) => {
      // Browsers take the request only inside the press itself.
      const requesting = isWanted ? checks.requestTelling().catch(() => false) : null;
      if (requesting) askedCount += 1;
      await save({ tellChanges: isWanted });
      if (requesting) mayTell.value = await requesting;
    },
  };
}
