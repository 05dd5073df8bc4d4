import type { Meter } from '../../api/api-client.ts';
import type { Failure, Reply } from '../../models/failure.ts';
import { createDailyUsage, nextUtcMidnightMs } from './daily-usage.ts';
import { isTimeUntil, isWhole, type Keepable, toFields } from './stored-limits.ts';

/** What is known of credits. Times in milliseconds since 1970. */
export type Spending = {
  creditsLeft: number | null;
  atMs: number | null;
  spentToday: number;
  requestsToday: number;
};

/** What is known of credits, and what they and the key forbid. */
export type CreditBudget = {
  /** Why no question needs to be sent now; null when one may. */
  refusal(): Failure | null;
  /** The person's limit as a failure where this price would go beyond it, whatever is on its way included. */
  overLimit(price: number, limit: number | null): Failure | null;
  hearFailure: Refusals['hear'];
  /** Promises the price of a request that will go out. */
  promise(price: number): Reservation;
  spending(): Spending;
  /** Forgets what the service refused the present key. */
  allow(): void;
  /** Forgets what the service said to another key; what was spent today stays. */
  forget(): void;
  /** The day's counts and the refusals: what has to outlive the browser. */
  lasting: Keepable;
  /** What an account has left is nothing for the disk. */
  passing: Keepable;
};

/** What one request costs. */
export type Reservation = {
  /** The service has answered; more than once where the question was put again. */
  hear(meter: Meter): void;
  /** The request never went out. */
  cancel(): void;
  /** Gives what it cost. */
  end(outcome: Outcome): number;
};

/**
 * Creates the budget. What was spent is counted at list prices: what the service says is left may stand still, come
 * late, or fall by what others spend with the same key, and a limit that goes by it would hold late or never. A
 * background that dies leaves its promises behind as spent: most likely they were. `onShorten` comes when a time that
 * was kept ends earlier now.
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
        // What was said in this life is newer than what comes late out of a store.
        if (!isForgotten && isWhole(credits) && isTimeUntil(atMs, now())) left ??= { credits, atMs };
      },
      toKept: () => ({ left }),
    },
  };
}

/** What the service said about the key that holds for every later question too. */
type Refusals = {
  /** Why nothing needs to be sent now; null when something may. */
  current(): Failure | null;
  /**
   * Remembers what holds for later questions; other failures are about one question only. Gives the failure as it is
   * to be told: with the time until which it holds here. `startedMs` is when its request went out.
   */
  hear(failure: Failure, startedMs: number): Failure;
  forget(): void;
  apply(kept: unknown): void;
  toKept(): unknown;
};

const dayMs = 86_400_000;
// So soon after midnight it may still be yesterday for the service, or its new credits may not be there yet.
const earlyMs = 300_000;
const earlyHoldMs = 600_000;

/**
 * Creates the memory of refusals: a refused key until it is forgotten, spent credits until the next UTC midnight. What
 * is refused in a day's first five minutes is asked once more after ten. `onShorten` comes when a clock that was set back
 * brings an earlier midnight: the time that is told from then on has to be kept.
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
      // Several that were on their way together are one refusal.
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

// By the day in which the request went out: its answer may come in the next.
function toEnd(startedMs: number): number {
  const midnightMs = nextUtcMidnightMs(startedMs);
  return startedMs < midnightMs - dayMs + earlyMs ? startedMs + earlyHoldMs : midnightMs;
}

function toOutOfCredits(untilMs: number): Failure {
  return { kind: 'out-of-credits', untilTime: new Date(untilMs).toISOString() };
}

/**
 * What an answer tells of its request. `unsent`: it never went out. `lost`: it went out, and nobody knows whether the
 * service saw it. `answered`: it did.
 */
export type Outcome = {
  reach: 'unsent' | 'lost' | 'answered';
  /** Whether it is counted at its list price. */
  isBilled: boolean;
};

/**
 * Gives the outcome of a reply. The service does not say what failures cost. This counts whatever it has most likely
 * worked at: an answer, also "not found" and one that makes no sense, a question that it would not answer, and one that
 * nobody waited for (`aborted`, `timed-out`). So the person's own limit may hold early, but never late. What it turned
 * away at its door, broke at or never saw counts 0. An answer that was stopped before `isSent` was never sent.
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
