import type { Meter } from '../../explorer/explorer.ts';
import type { Failure, Reply } from '../../models/failure.ts';
import { nextUtcMidnightMs } from '../next-utc-midnight.ts';
import { createDayCount } from './day-count.ts';
import { createKept, type Kept } from './kept.ts';
import { isTimeUntil, isWhole, toFields } from './kept-fields.ts';
import type { LimitsParts, Spending } from './limits.ts';
import { toOutcome } from './outcome.ts';
import { createReadings, type Reading } from './readings.ts';
import { createRefusals } from './refusals.ts';

/** What is known of credits, and what they and the key forbid. */
export type Ledger = Kept & {
  /** Why no question needs to be sent now; null when one may. */
  refusal(): Failure | null;
  /** The person's limit as a failure where this price would go beyond it, whatever is on its way included. */
  overLimit(price: number, limit: number | null): Failure | null;
  /** Remembers what holds for later questions too. */
  hearFailure(failure: Failure): void;
  /** Promises the price of a request that will go out. */
  promise(price: number): Expense;
  spending(): Spending;
  /** Forgets what the service said to another key; what was spent today stays. */
  forget(): void;
};

/** What one request costs. */
export type Expense = {
  send(): void;
  hear(meter: Meter): void;
  /** The request never went out. */
  cancel(): void;
  /** Gives what it cost. */
  end(reply: Reply<unknown>): number;
};

/** Creates the ledger. A background that dies leaves its promises behind as spent: most likely they were. */
export function createLedger({ now, wait, ledger: store }: Pick<LimitsParts, 'now' | 'wait' | 'ledger'>): Ledger {
  const today = createDayCount({ now });
  const refusals = createRefusals({ now });
  const readings = createReadings({ day: today.day });
  const promises = new Set<{ price: number }>();
  let left: { credits: number; atMs: number } | null = null;
  let isForgotten = false;

  const kept = createKept({
    store,
    wait,
    apply: (value) => {
      const fields = toFields(value);
      today.apply(fields.today);
      if (isForgotten) return;
      refusals.apply(fields.refusals);
      readings.apply(fields.reading);
      const { credits, atMs } = toFields(fields.left);
      if (isWhole(credits) && isTimeUntil(atMs, now())) left ??= { credits, atMs };
    },
    toKept: () => ({
      today: today.toKept(promised()),
      refusals: refusals.toKept(),
      reading: promises.size === 0 ? readings.toKept() : null,
      left,
    }),
  });

  function promised(): number {
    return [...promises].reduce((sum, { price }) => sum + price, 0);
  }

  return {
    ...kept,
    refusal: refusals.current,
    overLimit: (price, limit) =>
      limit !== null && today.spent() + promised() + price > limit
        ? { kind: 'daily-limit', limit, untilTime: new Date(nextUtcMidnightMs(now())).toISOString() }
        : null,
    hearFailure: refusals.hear,
    promise: (price) => {
      const promise = { price };
      let reading: Reading | undefined;
      promises.add(promise);
      today.add({ requests: 1 });

      function cancel(): void {
        promises.delete(promise);
        today.add({ requests: -1 });
      }

      return {
        cancel,
        send: () => {
          reading = readings.start();
        },
        hear: ({ creditsLeft }) => {
          if (!isWhole(creditsLeft)) return;
          left = { credits: creditsLeft, atMs: now() };
          reading?.hear(creditsLeft);
        },
        end: (reply) => {
          const { reach, isBilled } = toOutcome(reply);
          const measured = reading?.end(price) ?? null;
          if (reach === 'unsent') {
            cancel();
            return 0;
          }
          promises.delete(promise);
          const cost = measured ?? (isBilled ? price : 0);
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
    forget: () => {
      isForgotten = true;
      refusals.forget();
      readings.forget();
      left = null;
    },
  };
}
