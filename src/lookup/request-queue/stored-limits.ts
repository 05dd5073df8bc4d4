/** Where something small is kept between two lives of the background; what is damaged reads as undefined. */
export type SmallStore = { load(): Promise<unknown>; save(value: unknown): Promise<void> };

/** Resolves after so many milliseconds, earlier when the signal aborts. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/** State that outlives the background's life, as far as its store does. */
export type StoredLimits = {
  /** Resolves when what was kept has been read, or after a moment: a store that never answers costs speed only. */
  ready(): Promise<void>;
  /** Whether what was kept is known: waits two seconds for it, and tries again where it could not be read. */
  isKnown(): Promise<boolean>;
  /** Resolves when the state of now is kept, or after a moment. Never rejects. */
  save(): Promise<void>;
};

/** State that can be kept. `apply` gets what was kept, perhaps damaged, perhaps after the state has moved on. */
export type Keepable = { apply: (kept: unknown) => void; toKept: () => unknown };

const longestLoadMs = 200;
const longestNeededMs = 2000;
const tryAgainMs = 200;
// A write that takes longer is taken for lost: the next may begin.
const longestWriteMs = 1000;
const mostOpenWrites = 3;
/** How long a request waits at most until it is written down that it goes out. */
export const longestSaveMs = 50;

/** Creates the keeping of one state. Nothing is saved before what was kept has been read, or the old would be lost. */
export function createStoredLimits({
  store,
  wait,
  apply,
  toKept,
}: Keepable & { store: SmallStore; wait: Wait }): StoredLimits {
  let loading: Promise<void> | undefined;
  let [isLoaded, isLate] = [false, false];
  let writing: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;
  const writes = { begun: 0, open: 0, newestEnded: 0, isSkipped: false };

  function load(): Promise<void> {
    loading ??= readStore();
    return loading;
  }

  async function readStore(): Promise<void> {
    try {
      apply(await store.load());
      isLoaded = true;
      isLate = false;
    } catch (error) {
      // Whoever needs it next tries again.
      loading = undefined;
      throw error;
    }
  }

  // One after the other: what is asked for meanwhile is one more write, of the state of then.
  function queueWrite(): Promise<void> {
    queued ??= Promise.all([load(), writing])
      .then(() => {
        writing = waitAtMost(write(), longestWriteMs, wait);
      })
      // What is not known must not be written over.
      .catch(() => {})
      .then(() => {
        queued = undefined;
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
    ready: async () => {
      if (isLate) return;
      await waitAtMost(load(), longestLoadMs, wait);
      isLate = !isLoaded;
    },
    isKnown: async () => {
      if (!isLoaded) await tryAtMost(load, longestNeededMs, wait);
      return isLoaded;
    },
    save: () => {
      const written = queueWrite();
      // The one write waits for what was kept; nobody waits for it any more.
      return isLate ? Promise.resolve() : waitAtMost(written, longestSaveMs, wait);
    },
  };
}

/** Waits for the end of some work, good or bad, but no longer than `ms` milliseconds. */
export async function waitAtMost(work: Promise<unknown>, ms: number, wait: Wait): Promise<void> {
  const over = new AbortController();
  const ended = work.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([ended, wait(ms, over.signal)]);
  over.abort();
}

/** Tries some work until it succeeds, but no longer than `ms` milliseconds. */
export async function tryAtMost(work: () => Promise<unknown>, ms: number, wait: Wait): Promise<void> {
  const over = new AbortController();
  const isDone = () =>
    work().then(
      () => true,
      () => false,
    );
  async function tryOn(): Promise<void> {
    while (!over.signal.aborted && !(await isDone())) await wait(tryAgainMs, over.signal);
  }
  await waitAtMost(tryOn(), ms, wait);
  over.abort();
}

/** Gives the fields of something kept; none where it is no object. */
export function toFields(kept: unknown): { [name: string]: unknown } {
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** Whether it is a whole number that may be a count. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Whether it is a time in milliseconds since 1970 that is not after `latestMs`. */
export function isTimeUntil(value: unknown, latestMs: number): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= latestMs;
}

/** Whether it is a whole number, perhaps negative. */
export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
