import type { Meter } from '../../api/api-client.ts';
import { isCount, isTimeUntil, type Keepable, longestSaveMs, toFields } from './stored-limits.ts';
/** Decides when the next request may be sent. */
export type RateLimiter = Keepable & {
  /** Milliseconds until the next request may be sent; 0 if it may be sent now. */
  waitMs(): number;
  /** Milliseconds for which the service's own refusal still blocks all requests. */
  heldMs(): number;
  /** Milliseconds of a delay worth reporting: a refusal by the service, or an exhausted plan for over a second. */
  delayMs(): number;
  /** Takes the slot of one request. A new request may take one only if `waitMs` is 0. */
  take(): Slot;
  hear(meter: Meter): void;
  /** A request started at `startedMs` exceeded the rate. Pauses all requests for Retry-After, or 1 s if unknown. */
  holdBack(refusal: { retryAfterMs: number | null; startedMs: number }): void;
  /** Forgets what the service reported. Requests of the last second stay counted. */
  forget(): void;
};

const usualHoldMs = 1000;
const longestUntoldMs = 1000;

/** Creates the rate limiter. The plan's rate is read from the headers or learned from refusals. */
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

/** Requests per second that the plan allows, as far as known. */
type Rate = {
  limit(): number;
  hear(meter: Meter): void;
  /** A request that started at `startedMs` exceeded the rate. */
  slowDown(startedMs: number): void;
  forget(): void;
  apply(kept: unknown): void;
  toKept(): unknown;
};

// The free plan. The most expensive published plan allows 50; more than 100 at once is of no use here.
const usualLimit = 5;
const highestLimit = 100;
const absurdLimit = 10_000;
// Increases are rare: each one costs a refusal if the plan really is that small.
const recoveryMs = 600_000;

/**
 * Creates the rate: the value from the headers. Without one, it is 5, halved by each refusal (never below 1) and
 * increased by one after every ten minutes without a refusal.
 */
function createRate({ now }: { now: () => number }): Rate {
  let told: number | null = null;
  let slowed: { limit: number; atMs: number } | null = null;

  function limit(): number {
    if (told !== null) return told;
    if (slowed === null) return usualLimit;
    // The clock was set back: the ten minutes start over.
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
      // Requests that were in flight together are refused together: only the first refusal lowers the rate.
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

/** The slot of one request in the last second. */
export type Slot = {
  /** The request is sent now. */
  send(): void;
  /** The service has answered, so it has counted the request by now. */
  hear(): void;
  /** The request was never sent. */
  giveBack(): void;
};

/** Requests that the service may count in its current second. */
type SlidingWindow = {
  /** Milliseconds until one more request is allowed; 0 if it is allowed now. */
  waitMs(limit: number): number;
  take(): Slot;
  apply(kept: unknown): void;
  toKept(): unknown;
};

const windowMs = 1000;
// A request without an answer (aborted or in flight) is assumed to take this long to reach the service.
const longestWayMs = 500;
const mostKept = 200;

/**
 * Creates the window. The service counts a request at an unknown time between its start and its answer. Its slot is
 * free again one second after the latest time at which it can have been counted.
 */
function createWindow({ now }: { now: () => number }): SlidingWindow {
  let slots: { countedByMs: number }[] = [];

  // A clock that was set back must not lock the window: no slot is counted later than the longest delay from now.
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

/** A pause in which no request starts. */
type Hold = {
  /** Milliseconds left; 0 without a pause. */
  leftMs(): number;
  /** Pauses for this many milliseconds from now, at most one minute. A longer pause stays. */
  set(ms: number): void;
  clear(): void;
  apply(kept: unknown): void;
  toKept(): unknown;
};

// An explorer once asked for 47 minutes. No limit per second requires such a pause.
const longestMs = 60_000;

function createHold({ now }: { now: () => number }): Hold {
  let span: { fromMs: number; untilMs: number } | null = null;

  function leftMs(): number {
    if (span === null) return 0;
    // The clock was set back: at most the whole pause is left.
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
