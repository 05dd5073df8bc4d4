import type { LimitsParts, SmallStore } from './limits.ts';

/** State that outlives the background's life, as far as its store does. */
export type Kept = {
  /** Resolves when what was kept has been read, or after a moment: a store that never answers costs speed only. */
  ready(): Promise<void>;
  /** Resolves when the state of now is kept, or after a moment. Never rejects. */
  save(): Promise<void>;
};

const longestLoadMs = 200;
// A write that takes longer is taken for lost.
const longestWriteMs = 1000;
/** How long a request waits at most until it is written down that it goes out. */
export const longestSaveMs = 50;

/**
 * Creates the keeping of one state. `apply` gets what was kept once, perhaps late: after the state has moved on.
 * Nothing is saved before that, or the old would be lost.
 */
export function createKept(parts: {
  store: SmallStore;
  wait: LimitsParts['wait'];
  apply: (kept: unknown) => void;
  toKept: () => unknown;
}): Kept {
  const { store, wait, apply, toKept } = parts;
  let writing: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;
  let loading: { whole: Promise<void>; bounded: Promise<void> } | undefined;

  function load(): { whole: Promise<void>; bounded: Promise<void> } {
    if (!loading) {
      const whole = readStore().then(apply);
      loading = { whole, bounded: waitAtMost(whole, longestLoadMs, wait) };
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

  // One after the other, so that an older state never comes to lie over a newer one.
  function queueWrite(): Promise<void> {
    if (!queued) {
      queued = waitAtMost(Promise.all([load().whole, writing]), longestWriteMs, wait).then(() => {
        queued = undefined;
        writing = writeStore(load().whole);
        return writing;
      });
    }
    return queued;
  }

  async function writeStore(whole: Promise<void>): Promise<void> {
    await whole;
    await store.save(toKept());
  }

  return {
    ready: () => load().bounded,
    save: () => waitAtMost(queueWrite(), longestSaveMs, wait),
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
