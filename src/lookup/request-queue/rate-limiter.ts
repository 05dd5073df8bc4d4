import type { Meter } from '../../api/api-client.ts';
import { isCount, isTimeUntil, type Keepable, longestSaveMs, toFields } from './stored-limits.ts';
/** When the next request may go out. */
export type RateLimiter = Keepable & {
  /** Milliseconds until then, 0 when it may now. */
  waitMs(): number;
  /** Milliseconds that the service's own refusal still holds everybody back. */
  heldMs(): number;
  /** Milliseconds of a wait that is worth telling: the service's refusal, or a used-up plan for over a second. */
  delayMs(): number;
  /** Takes the place of one request; only when `waitMs` is 0. */
  take(): Slot;
  hear(meter: Meter): void;
  /** A request that started at `startedMs` was one too many: nobody starts for so long, a second when not told. */
  holdBack(refusal: { retryAfterMs: number | null; startedMs: number }): void;
  /** Forgets what the service said. What went out in the last second stays counted. */
  forget(): void;
};

const usualHoldMs = 1000;
const longestUntoldMs = 1000;

/** Creates the rate limiter of the plan: known from the headers, learned from refusals. */
export function createRateLimiter({ now }: { now: () => number }): RateLimiter {
  const rate = createRate({ now });
  const window = createWindow({ now });
  const refused = createHold({ now });
  const usedUp = createHold({ now });
  let isForgotten = false;

  return {
    apply: (kept) => {
      const fields = toFields(kept);
      window.apply(fields.countedByMs);
      if (isForgotten) return;
      rate.apply(fields.rate);
      refused.apply(fields.refused);
      usedUp.apply(fields.usedUp);
    },
    toKept: () => ({
      countedByMs: window.toKept(),
      rate: rate.toKept(),
      refused: refused.toKept(),
      usedUp: usedUp.toKept(),
    }),
    waitMs: () => Math.max(refused.leftMs(), usedUp.leftMs(), window.waitMs(rate.limit())),
    heldMs: refused.leftMs,
    delayMs: () => Math.max(refused.leftMs(), usedUp.leftMs() > longestUntoldMs ? usedUp.leftMs() : 0),
    take: window.take,
    hear: (meter) => {
      rate.hear(meter);
      if (meter.remaining === 0 && meter.resetMs !== null && meter.resetMs > 0) usedUp.set(meter.resetMs);
    },
    holdBack: ({ retryAfterMs, startedMs }) => {
      rate.slowDown(startedMs);
      refused.set(retryAfterMs !== null && retryAfterMs >= 0 ? retryAfterMs : usualHoldMs);
    },
    forget: () => {
      isForgotten = true;
      rate.forget();
      refused.clear();
      usedUp.clear();
    },
  };
}

/** How many requests a second the plan allows, as far as it is known. */
type Rate = {
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
function createRate({ now }: { now: () => number }): Rate {
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

/** The place of one request in the last second. */
export type Slot = {
  /** The request goes out now. */
  send(): void;
  /** The service has answered, so it has counted the request by now. */
  hear(): void;
  /** The request never went out. */
  giveBack(): void;
};

/** The requests that the service may count in its present second. */
type SlidingWindow = {
  /** Milliseconds until one more is allowed, 0 when it is now. */
  waitMs(limit: number): number;
  take(): Slot;
  apply(kept: unknown): void;
  toKept(): unknown;
};

const windowMs = 1000;
// A request that got no answer (cut, or still on its way) counts as one that took this long to reach the service.
const longestWayMs = 500;
const mostKept = 200;

/**
 * Creates the window. When the service counts a request is known only to lie between its start and its answer: its
 * place is free again one second after the latest time at which it can have been counted.
 */
function createWindow({ now }: { now: () => number }): SlidingWindow {
  let slots: { countedByMs: number }[] = [];

  // A clock that was set back must not lock the window: nothing is counted later than the longest way from now.
  function dropOld(): void {
    const latestMs = now() + longestSaveMs + longestWayMs;
    for (const slot of slots) slot.countedByMs = Math.min(slot.countedByMs, latestMs);
    slots = slots.filter(({ countedByMs }) => countedByMs + windowMs > now());
  }

  return {
    waitMs: (limit) => {
      dropOld();
      const times = slots.map(({ countedByMs }) => countedByMs).sort((one, other) => one - other);
      const blocking = times[slots.length - limit];
      return blocking === undefined ? 0 : blocking + windowMs - now();
    },
    take: () => {
      const slot = { countedByMs: now() + longestSaveMs + longestWayMs };
      slots.push(slot);
      return {
        send: () => {
          slot.countedByMs = now() + longestWayMs;
        },
        hear: () => {
          slot.countedByMs = Math.min(slot.countedByMs, now());
        },
        giveBack: () => {
          slots = slots.filter((other) => other !== slot);
        },
      };
    },
    apply: (kept) => {
      const latestMs = now() + longestSaveMs + longestWayMs;
      const times = Array.isArray(kept) ? kept.slice(0, mostKept) : [];
      slots.push(...times.filter((time) => isTimeUntil(time, latestMs)).map((countedByMs) => ({ countedByMs })));
    },
    toKept: () => {
      dropOld();
      return slots.map(({ countedByMs }) => countedByMs);
    },
  };
}

/** A time before which nothing starts. */
type Hold = {
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
function createHold({ now }: { now: () => number }): Hold {
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
