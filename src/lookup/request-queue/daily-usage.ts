import { isCount, isTimeUntil, toFields } from './stored-limits.ts';

/** Credits spent and requests sent since the last UTC midnight. */
export type DailyUsage = {
  spent(): number;
  requests(): number;
  add(change: { spent?: number; requests?: number }): void;
  /** When the day ends and the counts return to 0, in milliseconds since 1970. Different for every day. */
  untilMs(): number;
  apply(kept: unknown): void;
  /** `promised` is the price of requests in flight, which counts as spent if the background dies. */
  toKept(promised: number): unknown;
};

const dayMs = 86_400_000;
// A smaller clock change is a correction; after a larger one, the clock was on another day.
const mostCorrectionMs = 3_600_000;

/**
 * Creates the daily count. The day ends at the time that was reported with it. Setting the clock back by a few seconds
 * after midnight does not restart the day, which would lift the user's limit. Setting it back by most of a day keeps
 * the count until the next midnight (`onShorten`: the new end must be stored). If the clock was further ahead, its
 * count belongs to no day and is dropped.
 */
export function createDailyUsage({ now, onShorten }: { now: () => number; onShorten: () => void }): DailyUsage {
  let endMs = nextUtcMidnightMs(now());
  let spent = 0;
  let requests = 0;

  function turn(): void {
    const midnightMs = nextUtcMidnightMs(now());
    if (!isEndNow(endMs)) {
      spent = 0;
      requests = 0;
      endMs = midnightMs;
    } else if (endMs - now() > dayMs + mostCorrectionMs) {
      endMs = midnightMs;
      onShorten();
    }
  }

  function isEndNow(otherMs: unknown): otherMs is number {
    return isTimeUntil(otherMs, nextUtcMidnightMs(now()) + dayMs) && otherMs > now() && otherMs % dayMs === 0;
  }

  return {
    spent: () => {
      turn();
      return spent;
    },
    requests: () => {
      turn();
      return requests;
    },
    add: (change) => {
      turn();
      spent += change.spent ?? 0;
      requests = Math.max(0, requests + (change.requests ?? 0));
    },
    untilMs: () => {
      turn();
      return endMs;
    },
    apply: (kept) => {
      turn();
      const fields = toFields(kept);
      if (!isEndNow(fields.untilMs)) return;
      endMs = fields.untilMs;
      spent += isCount(fields.spent) ? fields.spent : 0;
      requests += isCount(fields.requests) ? fields.requests : 0;
    },
    toKept: (promised) => {
      turn();
      return { untilMs: endMs, spent: spent + promised, requests };
    },
  };
}

/** Returns the end of the UTC day of `now`, in milliseconds since 1970. The service counts in UTC days. */
export function nextUtcMidnightMs(now: number): number {
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1);
}
