import type { LimitsParts, SmallStore } from './limits.ts';

/** State that outlives the background's life, as far as its store does. */
export type Kept = {
  /** Resolves when what was kept has been read, or after a moment: a store that never answers costs speed only. */
  ready(): Promise<void>;
  /** Resolves when the state of now is kept, or after a moment. Never rejects. */
  save(): Promise<void>;
};

/** State that can be kept. `apply` gets what was kept, perhaps damaged, perhaps after the state has moved on. */
export type Keepable = { apply: (kept: unknown) => void; toKept: () => unknown };

const longestLoadMs = 200;
// A write that takes longer is taken for lost: the next may begin.
const longestWriteMs = 1000;
const mostOpenWrites = 3;
/** How long a request waits at most until it is written down that it goes out. */
export const longestSaveMs = 50;

/** Creates the keeping of one state. Nothing is saved before what was kept has been read, or the old would be lost. */
export function createKept({
  store,
  wait,
  apply,
  toKept,
}: Keepable & { store: SmallStore; wait: LimitsParts['wait'] }): Kept {
  let loading: { whole: Promise<void>; bounded: Promise<void> } | undefined;
  let isLate = false;
  let writing: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;
  const writes = { begun: 0, open: 0, newestEnded: 0, isSkipped: false };

  function load(): { whole: Promise<void>; bounded: Promise<void> } {
    if (!loading) {
      let isLoaded = false;
      const whole = readStore().then((kept) => {
        apply(kept);
        isLoaded = true;
        isLate = false;
      });
      const bounded = waitAtMost(whole, longestLoadMs, wait).then(() => {
        isLate = !isLoaded;
      });
      loading = { whole, bounded };
    }
    return loading;
  }

  async function readStore(): Promise<unknown> {
    try {
      return await store.load();
    } catch {
      return undefined;
    }
  }

  // One after the other: what is asked for meanwhile is one more write, of the state of then.
  function queueWrite(): Promise<void> {
    queued ??= Promise.all([load().whole, writing]).then(() => {
      queued = undefined;
      writing = waitAtMost(write(), longestWriteMs, wait);
      return writing;
    });
    return queued;
  }

  async function write(): Promise<void> {
    if (writes.open === mostOpenWrites) {
      writes.isSkipped = true;
      return;
    }
    writes.open += 1;
    writes.begun += 1;
    const mine = writes.begun;
    await saveToStore();
    writes.open -= 1;
    // One that was taken for lost and came after all lies over a newer one now.
    const isOlder = mine < writes.newestEnded;
    writes.newestEnded = Math.max(mine, writes.newestEnded);
    if (!isOlder && !writes.isSkipped) return;
    writes.isSkipped = false;
    void queueWrite();
  }

  async function saveToStore(): Promise<void> {
    try {
      await store.save(toKept());
    } catch {
      // The next write has it all again.
    }
  }

  return {
    ready: () => load().bounded,
    save: () => {
      const written = queueWrite();
      // The one write waits for what was kept; nobody waits for it any more.
      return isLate ? Promise.resolve() : waitAtMost(written, longestSaveMs, wait);
    },
  };
}

/** Waits for the end of some work, good or bad, but no longer than `ms` milliseconds. */
export async function waitAtMost(work: Promise<unknown>, ms: number, wait: LimitsParts['wait']): Promise<void> {
  const over = new AbortController();
  const ended = work.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([ended, wait(ms, over.signal)]);
  over.abort();
}
