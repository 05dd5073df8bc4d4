import { isTimeUntil, toFields } from './kept-fields.ts';

/** A time before which nothing starts. */
export type Hold = {
  /** Milliseconds that are left, 0 without a hold. */
  leftMs(): number;
  /** Holds for so many milliseconds from now, at most a minute. A longer hold stays. */
  set(ms: number): void;
  clear(): void;
  apply(kept: unknown): void;
  toKept(): unknown;
};

// An explorer once asked for 47 minutes: no hold of a rate by the second is that long.
const longestMs = 60_000;

/** Creates a hold; none at first. */
export function createHold({ now }: { now: () => number }): Hold {
  let span: { fromMs: number; untilMs: number } | null = null;

  function leftMs(): number {
    if (span === null) return 0;
    // The clock was set back: what is left is at most the whole of it.
    if (now() < span.fromMs) span = { fromMs: now(), untilMs: now() + span.untilMs - span.fromMs };
    if (now() >= span.untilMs) span = null;
    return span === null ? 0 : span.untilMs - now();
  }

  return {
    leftMs,
    set: (ms) => {
      const untilMs = now() + Math.min(ms, longestMs);
      if (untilMs > now() + leftMs()) span = { fromMs: now(), untilMs };
    },
    clear: () => {
      span = null;
    },
    apply: (kept) => {
      const { fromMs, untilMs } = toFields(kept);
      if (!isTimeUntil(fromMs, now()) || !isTimeUntil(untilMs, fromMs + longestMs)) return;
      if (untilMs > now() + leftMs()) span = { fromMs, untilMs };
    },
    toKept: () => span,
  };
}
