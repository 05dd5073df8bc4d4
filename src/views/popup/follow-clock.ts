import { effect, type ReadonlySignal, signal } from '@preact/signals';

const firstMs = 5_000;
const growth = 1.6;
const longestMs = 60_000;
const mostTimes = 25;

/** Says when to ask again about something that may change by itself. */
export type FollowClock = {
  /** Another wait begins, longer than the one before; false, and none, after 25 of them. */
  arm(): boolean;
  /** Ends the wait; the next one is as short as the first. */
  reset(): void;
};

/** Creates the clock. It stands still while nobody watches; what became due meanwhile is due when somebody does. */
export function createFollowClock(parts: {
  isWatched: ReadonlySignal<boolean>;
  now: () => number;
  /** Resolves after so many milliseconds, or when the signal ends. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onDue: () => void;
}): FollowClock {
  const dueMs = signal<number | null>(null);
  let count = 0;

  async function ring(afterMs: number, ended: AbortSignal): Promise<void> {
    await parts.wait(afterMs, ended);
    if (ended.aborted) return;
    dueMs.value = null;
    parts.onDue();
  }

  effect(() => {
    const due = dueMs.value;
    if (due === null || !parts.isWatched.value) return;
    const ended = new AbortController();
    void ring(Math.max(0, due - parts.now()), ended.signal);
    return () => ended.abort();
  });

  return {
    arm: () => {
      if (count >= mostTimes) return false;
      dueMs.value = parts.now() + Math.min(longestMs, firstMs * growth ** count);
      count += 1;
      return true;
    },
    reset: () => {
      count = 0;
      dueMs.value = null;
    },
  };
}
