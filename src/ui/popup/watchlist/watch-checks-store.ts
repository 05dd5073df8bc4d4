import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { WatchedStore } from './watchlist-store.ts';

/** The user's settings for checks; see the preferences of the same names. */
export type CheckWishes = { checkEvery: number; checkBudget: number; tellChanges: boolean };

/** What the settings of the checks need. */
export type CheckParts = {
  /** The minutes that can be chosen between two rounds of checks; 0 for no checks. */
  intervals: readonly number[];
  read(): Promise<CheckWishes>;
  /** Rejects if the browser does not store it. */
  save(change: Partial<CheckWishes>): Promise<void>;
  /** True if the browser allows notifications. */
  mayTell(): Promise<boolean>;
  /** Asks the user for permission to notify. Call it directly in the click handler, before any `await`. */
  requestTelling(): Promise<boolean>;
};

export type WatchChecksStore = {
  /** Null until read. */
  wishes: ReadonlySignal<CheckWishes | null>;
  intervals: readonly number[];
  /** False if the browser does not allow notifications. */
  mayTell: ReadonlySignal<boolean>;
  isNotStored: ReadonlySignal<boolean>;
  load(): Promise<void>;
  store(change: Partial<Omit<CheckWishes, 'tellChanges'>>): Promise<void>;
  /** Call it directly in the click handler: the browser asks at once. */
  setTelling(isWanted: boolean): Promise<void>;
};

// A round begins within a moment after checks are turned on. One of many checks takes minutes; polling ends after that,
// even if the round has not.
const lookAgainMs = 1_000;
const leastLooks = 3;
const mostLooks = 90;

/** Creates the store. Nothing is read before `load`. `found` is polled while requested checks run. */
export function createWatchChecks(parts: {
  checks: CheckParts;
  found: Pick<WatchedStore, 'found' | 'loadFound'>;
  /** True if the list is in view. When it comes back into view, `load` starts polling again. */
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

  // A round that stopped early goes on much later.
  function isRunning(): boolean {
    const turn = found.found.peek()?.turn;
    return turn?.endedMs === null && turn.stopped === null;
  }

  async function load(): Promise<void> {
    const [count, asked] = [saveCount, askedCount];
    const [read, may] = await Promise.all([checks.read(), checks.mayTell().catch(() => false)]);
    // A choice made during the read is newer.
    if (count === saveCount) wishes.value = read;
    if (asked === askedCount) mayTell.value = may;
    if (isRunning()) void lookAgain();
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
    // A read during the save may have returned the previous value.
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
      if (look + 1 >= leastLooks && !isRunning()) return;
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
      // Not awaited: the polling ends by itself.
      if (wishes.peek()?.checkEvery !== 0) void lookAgain();
    },
    setTelling: async (isWanted) => {
      // Browsers accept the request only directly in the click handler.
      const requesting = isWanted ? checks.requestTelling().catch(() => false) : null;
      if (requesting) askedCount += 1;
      await save({ tellChanges: isWanted });
      if (requesting) mayTell.value = await requesting;
    },
  };
}
