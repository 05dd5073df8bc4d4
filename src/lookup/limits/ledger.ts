import type { Meter } from '../../explorer/explorer.ts';
import type { Failure } from '../../models/failure.ts';
import { createDayCount } from './day-count.ts';
import type { Keepable } from './kept.ts';
import { isTimeUntil, isWhole, toFields } from './kept-fields.ts';
import type { Spending } from './limits.ts';
import type { Outcome } from './outcome.ts';
import { createRefusals, type Refusals } from './refusals.ts';

/** What is known of credits, and what they and the key forbid. */
export type Ledger = {
  /** Why no question needs to be sent now; null when one may. */
  refusal(): Failure | null;
  /** The person's limit as a failure where this price would go beyond it, whatever is on its way included. */
  overLimit(price: number, limit: number | null): Failure | null;
  hearFailure: Refusals['hear'];
  /** Promises the price of a request that will go out. */
  promise(price: number): Expense;
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
export type Expense = {
  /** The service has answered; more than once where the question was put again. */
  hear(meter: Meter): void;
  /** The request never went out. */
  cancel(): void;
  /** Gives what it cost. */
  end(outcome: Outcome): number;
};

/**
 * Creates the ledger. What was spent is counted at list prices: what the service says is left may stand still, come
 * late, or fall by what others spend with the same key, and a limit that goes by it would hold late or never. A
 * background that dies leaves its promises behind as spent: most likely they were. `onShorten` comes when a time that
 * was kept ends earlier now.
 */
export function createLedger({ now, onShorten }: { now: () => number; onShorten: () => void }): Ledger {
  const today = createDayCount({ now, onShorten });
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
