/** Stores a small value between two lifetimes of the background. Damaged data loads as undefined. */
export type SmallStore = { load(): Promise<unknown>; save(value: unknown): Promise<void> };

/** Resolves after `ms` milliseconds, or earlier if the signal aborts. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/** State that outlives the background, as far as its store does. */
export type StoredLimits = {
  /** Resolves when the stored state has been read, or after 200 ms: a store that never answers only costs time. */
  ready(): Promise<void>;
  /** True if the stored state is known. Waits up to two seconds for it and retries failed reads. */
  isKnown(): Promise<boolean>;
  /** Resolves when the current state is stored, or after 50 ms. Never rejects. */
  save(): Promise<void>;
};

/** State that can be stored. `apply` gets the stored state, perhaps damaged, perhaps after the state has changed. */
export type Keepable = { apply: (kept: unknown) => void; toKept: () => unknown };

const longestLoadMs = 200;
const longestNeededMs = 2000;
const tryAgainMs = 200;
// A write that takes longer counts as lost: the next one may begin.
const longestWriteMs = 1000;
const mostOpenWrites = 3;
/** Longest time in milliseconds that a request waits until its start is saved. */
export const longestSaveMs = 50;

/** Creates the storage of one state. Nothing is saved before the stored state was read, or it would be overwritten. */
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
      // The next caller tries again.
      loading = undefined;
      throw error;
    }
  }

  // Writes run one at a time. Requests during a write share one more write, of the state at that time.
  function queueWrite(): Promise<void> {
    queued ??= Promise.all([load(), writing])
      .then(() => {
        writing = waitAtMost(write(), longestWriteMs, wait);
      })
      // Stored state that could not be read must not be overwritten.
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
    // A write that counted as lost and finished late has overwritten a newer one.
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
      // The next write contains everything again.
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
      // The pending write waits for the stored state; callers no longer wait for the write.
      return isLate ? Promise.resolve() : waitAtMost(written, longestSaveMs, wait);
    },
  };
}

/** Waits until the work settles, for at most `ms` milliseconds. */
export async function waitAtMost(work: Promise<unknown>, ms: number, wait: Wait): Promise<void> {
  const over = new AbortController();
  const ended = work.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([ended, wait(ms, over.signal)]);
  over.abort();
}

/** Retries the work until it succeeds, for at most `ms` milliseconds. */
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

/** Returns the fields of a stored value; none if it is not an object. */
export function toFields(kept: unknown): { [name: string]: unknown } {
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** True if the value is a safe integer of at least 0. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** True if the value is a time in milliseconds since 1970 and not after `latestMs`. */
export function isTimeUntil(value: unknown, latestMs: number): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= latestMs;
}

/** True if the value is a safe integer, possibly negative. */
export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
