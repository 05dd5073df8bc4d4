import type { Meter } from '../../api/api-client.ts';
import type { Failure, Reply } from '../../models/failure.ts';
import { createDailyUsage, nextUtcMidnightMs } from './daily-usage.ts';
import { isTimeUntil, isWhole, type Keepable, toFields } from './stored-limits.ts';

/** Known credit figures. `atMs`, in milliseconds since 1970, is when `creditsLeft` was reported. */
export type Spending = {
  creditsLeft: number | null;
  atMs: number | null;
  spentToday: number;
  requestsToday: number;
};

/** Tracks spent and remaining credits, and the refusals by the service. */
export type CreditBudget = {
  /** Returns the reason why no request may be sent now, or null. */
  refusal(): Failure | null;
  /** Returns a failure if this price would exceed the user's daily limit, including requests in flight. */
  overLimit(price: number, limit: number | null): Failure | null;
  hearFailure: Refusals['hear'];
  /** Reserves the price of a request that is about to be sent. */
  promise(price: number): Reservation;
  spending(): Spending;
  /** Forgets the service's refusals of the current key. */
  allow(): void;
  /** Forgets what the service reported for the previous key. Today's spending stays. */
  forget(): void;
  /** The day's counts and the refusals, which must survive a browser restart. */
  lasting: Keepable;
  /** The account's remaining credits, which are never written to disk. */
  passing: Keepable;
};

/** The price of one request, reserved until its outcome is known. */
export type Reservation = {
  /** The service has answered. Called more than once if the request was repeated. */
  hear(meter: Meter): void;
  /** The request was never sent. */
  cancel(): void;
  /** Returns the cost in credits. */
  end(outcome: Outcome): number;
};

/**
 * Creates the budget. Spending is counted at list prices: the remaining credits that the service reports may be stale,
 * late, or reduced by others who use the same key, so a limit based on them would apply late or never. If the
 * background dies, its reservations count as spent, because the requests were most likely sent. `onShorten` is called
 * when a stored time now ends earlier.
 */
export function createCreditBudget({ now, onShorten }: { now: () => number; onShorten: () => void }): CreditBudget {
  const today = createDailyUsage({ now, onShorten });
  const refusals = createRefusals({ now, onShorten });
  let left: { credits: number; atMs: number } | null = null;
  const promises = new Set<{ price: number }>();
  let isForgotten = false;
  let isAllowed = false;

  function promised(): number {
    return [...promises].reduce((sum, { price }) => sum + price, 0);
  }

  function allow(): void {
    isAllowed = true;
    refusals.forget();
  }

  return {
    refusal: refusals.current,
    overLimit: (price, limit) =>
      limit !== null && today.spent() + promised() + price > limit
        ? { kind: 'daily-limit', limit, untilTime: new Date(today.untilMs()).toISOString() }
        : null,
    hearFailure: refusals.hear,
    promise: (price) => {
      const promise = { price };
      let answers = 0;
      promises.add(promise);
      today.add({ requests: 1 });

      function cancel(): void {
        promises.delete(promise);
        today.add({ requests: -1 });
      }

      return {
        cancel,
        hear: ({ creditsLeft }) => {
          answers += 1;
          if (isWhole(creditsLeft)) left = { credits: creditsLeft, atMs: now() };
        },
        end: ({ reach, isBilled }) => {
          if (reach === 'unsent') {
            cancel();
            return 0;
          }
          promises.delete(promise);
          const cost = isBilled ? price * Math.max(answers, 1) : 0;
          today.add({ spent: cost });
          return cost;
        },
      };
    },
    spending: () => ({
      creditsLeft: left?.credits ?? null,
      atMs: left?.atMs ?? null,
      spentToday: today.spent(),
      requestsToday: today.requests(),
    }),
    allow,
    forget: () => {
      isForgotten = true;
      allow();
      left = null;
    },
    lasting: {
      apply: (kept) => {
        const fields = toFields(kept);
        today.apply(fields.today);
        if (!isAllowed) refusals.apply(fields.refusals);
      },
      toKept: () => ({ today: today.toKept(promised()), refusals: refusals.toKept() }),
    },
    passing: {
      apply: (kept) => {
        const { credits, atMs } = toFields(toFields(kept).left);
        // A value reported since this background started is newer than one that loads late from the store.
        if (!isForgotten && isWhole(credits) && isTimeUntil(atMs, now())) left ??= { credits, atMs };
      },
      toKept: () => ({ left }),
    },
  };
}

/** The service's refusals that also apply to all later requests with this key. */
type Refusals = {
  /** Returns the reason why no request may be sent now, or null. */
  current(): Failure | null;
  /**
   * Remembers failures that also apply to later requests; all others concern one request only. Returns the failure to
   * report, with the time until which it applies. `startedMs` is when the request was sent.
   */
  hear(failure: Failure, startedMs: number): Failure;
  forget(): void;
  apply(kept: unknown): void;
  toKept(): unknown;
};

const dayMs = 86_400_000;
// In the first minutes after midnight, the service may still be on the previous day, or its new credits may be missing.
const earlyMs = 300_000;
const earlyHoldMs = 600_000;

/**
 * Creates the memory of refusals: a refused key stays refused until it is forgotten, spent credits until the next UTC
 * midnight. A refusal in the first five minutes of a day is retried after ten. `onShorten` is called when a clock that
 * was set back makes midnight earlier: the time reported from then on must be stored.
 */
function createRefusals({ now, onShorten }: { now: () => number; onShorten: () => void }): Refusals {
  let isKeyRefused = false;
  let spentUntilMs: number | null = null;

  function isSpent(): boolean {
    if (spentUntilMs === null) return false;
    if (spentUntilMs <= now()) {
      spentUntilMs = null;
    } else if (spentUntilMs > nextUtcMidnightMs(now())) {
      spentUntilMs = nextUtcMidnightMs(now());
      onShorten();
    }
    return spentUntilMs !== null;
  }

  function current(): Failure | null {
    if (isKeyRefused) return { kind: 'key-refused' };
    return isSpent() && spentUntilMs !== null ? toOutOfCredits(spentUntilMs) : null;
  }

  return {
    current,
    hear: (failure, startedMs) => {
      isKeyRefused ||= failure.kind === 'key-refused';
      if (failure.kind !== 'out-of-credits') return failure;
      // Several requests that were in flight together cause only one refusal.
      if (!isSpent() || spentUntilMs === null) spentUntilMs = toEnd(Math.min(startedMs, now()));
      return toOutOfCredits(spentUntilMs);
    },
    forget: () => {
      isKeyRefused = false;
      spentUntilMs = null;
    },
    apply: (kept) => {
      const fields = toFields(kept);
      isKeyRefused ||= fields.isKeyRefused === true;
      if (fields.spentUntilMs === null || fields.spentUntilMs === undefined) return;
      const midnightMs = nextUtcMidnightMs(now());
      spentUntilMs ??= isTimeUntil(fields.spentUntilMs, midnightMs) ? fields.spentUntilMs : midnightMs;
    },
    toKept: () => ({ isKeyRefused, spentUntilMs }),
  };
}

// Uses the day on which the request was sent: its answer may arrive on the next.
function toEnd(startedMs: number): number {
  const midnightMs = nextUtcMidnightMs(startedMs);
  return startedMs < midnightMs - dayMs + earlyMs ? startedMs + earlyHoldMs : midnightMs;
}

function toOutOfCredits(untilMs: number): Failure {
  return { kind: 'out-of-credits', untilTime: new Date(untilMs).toISOString() };
}

/**
 * What a reply says about its request. `unsent`: it was never sent. `lost`: it was sent, but it is unknown whether the
 * service received it. `answered`: the service received it.
 */
export type Outcome = {
  reach: 'unsent' | 'lost' | 'answered';
  /** True if the request is counted at its list price. */
  isBilled: boolean;
};

/**
 * Returns the outcome of a reply. The service does not say what failures cost, so every request that it most likely
 * processed is counted: answers, "not found", invalid answers, refused questions, and requests that were abandoned
 * (`aborted`, `timed-out`). The user's own limit may therefore apply early, but never late. Requests that the service
 * rejected, failed on or never received count 0. An `aborted` reply before `isSent` was never sent.
 */
export function toOutcome(reply: Reply<unknown>, isSent: boolean): Outcome {
  if (reply.ok) return { reach: 'answered', isBilled: true };

  switch (reply.failure.kind) {
    case 'no-key':
    case 'malformed-input':
    case 'no-permission':
    case 'held-back':
    case 'daily-limit':
    case 'no-storage':
      return { reach: 'unsent', isBilled: false };
    case 'aborted':
      return isSent ? { reach: 'lost', isBilled: true } : { reach: 'unsent', isBilled: false };
    case 'timed-out':
      return { reach: 'lost', isBilled: true };
    case 'no-connection':
    case 'no-background':
    case 'updated':
      return { reach: 'lost', isBilled: false };
    case 'senseless-answer':
    case 'other-answer':
    case 'not-found':
    case 'restricted':
    case 'question-refused':
      return { reach: 'answered', isBilled: true };
    case 'key-refused':
    case 'payment-required':
    case 'out-of-credits':
    case 'too-many-requests':
    case 'chain-not-served':
    case 'service-trouble':
      return { reach: 'answered', isBilled: false };
  }
}
