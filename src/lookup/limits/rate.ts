import type { Meter } from '../../explorer/explorer.ts';
import { isCount, isTimeUntil, toFields } from './kept-fields.ts';

/** How many requests a second the plan allows, as far as it is known. */
export type Rate = {
  limit(): number;
  hear(meter: Meter): void;
  /** A request that started at `startedMs` was one too many. */
  slowDown(startedMs: number): void;
  forget(): void;
  apply(kept: unknown): void;
  toKept(): unknown;
};

// The free plan. The dearest one published allows 50; more than 100 at once would serve nobody here.
const usualLimit = 5;
const highestLimit = 100;
const absurdLimit = 10_000;
// Each step up costs somebody a refusal where the plan really is that small, so they are rare.
const recoveryMs = 600_000;

/**
 * Creates the rate: what the headers said; where they never did, 5, halved by each refusal (never below 1) and one
 * more after every ten minutes without one.
 */
export function createRate({ now }: { now: () => number }): Rate {
  let told: number | null = null;
  let slowed: { limit: number; atMs: number } | null = null;

  function limit(): number {
    if (told !== null) return told;
    if (slowed === null) return usualLimit;
    // The clock was set back: the ten minutes begin again.
    if (now() < slowed.atMs) slowed.atMs = now();
    return Math.min(usualLimit, slowed.limit + Math.floor((now() - slowed.atMs) / recoveryMs));
  }

  return {
    limit,
    hear: (meter) => {
      if (isLimit(meter.limit)) told = Math.min(meter.limit, highestLimit);
    },
    slowDown: (startedMs) => {
      const present = limit();
      // Those that were on their way together are refused together: they teach only once.
      const isTaught = slowed !== null && startedMs <= slowed.atMs;
      if (told === null && !isTaught) slowed = { limit: Math.max(1, Math.floor(present / 2)), atMs: now() };
    },
    forget: () => {
      told = null;
      slowed = null;
    },
    apply: (kept) => {
      const fields = toFields(kept);
      if (isLimit(fields.told)) told ??= Math.min(fields.told, highestLimit);
      const { limit: slowedLimit, atMs } = toFields(fields.slowed);
      if (isLimit(slowedLimit) && slowedLimit <= usualLimit && isTimeUntil(atMs, now())) {
        slowed ??= { limit: slowedLimit, atMs };
      }
    },
    toKept: () => ({ told, slowed }),
  };
}

function isLimit(value: unknown): value is number {
  return isCount(value) && value > 0 && value <= absurdLimit;
}
