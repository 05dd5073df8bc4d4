import { isCount, isTimeUntil, toFields } from './stored-limits.ts';

/** What was spent and asked since the last UTC midnight. */
export type DailyUsage = {
  spent(): number;
  requests(): number;
  add(change: { spent?: number; requests?: number }): void;
  /** When it ends and begins at 0; another time for every day. */
  untilMs(): number;
  apply(kept: unknown): void;
  /** `promised` is what is still on its way: should the background die, it counts as spent. */
  toKept(promised: number): unknown;
};

const dayMs = 86_400_000;
// A clock that was wrong by less than this is being corrected; one by more was on another day.
const mostCorrectionMs = 3_600_000;

/**
 * Creates the count of a day. It ends at the time that was told with it. A clock set back by a few seconds after
 * midnight does not begin the day twice: that would lift the person's limit. One set back by most of a day takes the
 * count along until the next midnight (`onShorten`: the time that is told from then on has to be kept); one that was
 * further ahead has counted in no day at all.
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

/** The milliseconds since 1970 at which the day of `now` ends, in UTC: the service counts in such days. */
export function nextUtcMidnightMs(now: number): number {
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1);
}
