import type { Reply } from '../../models/failure.ts';
import { type CreditBudget, createCreditBudget } from './credit-budget.ts';
import { createDispatcher, createLimitReader } from './dispatcher.ts';
import { createInFlightRequests, type InFlightRequest } from './in-flight-requests.ts';
import {
  createPriorityQueue,
  type QueuedRequest,
  type RequestQueue,
  type RequestQueueOptions,
} from './priority-queue.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { createSendOnce } from './send-with-retries.ts';
import { createStoredLimits, type StoredLimits, toFields } from './stored-limits.ts';

/** Creates the only way to the service. A background that was killed goes on where its stores left off. */
export function createRequestQueue(parts: RequestQueueOptions): RequestQueue {
  const { now, wait, random } = parts;
  const pace = createRateLimiter({ now });
  const ledger = createCreditBudget({ now, onShorten: () => void kept.save() });
  const kept: StoredLimits = keepAll(parts, pace, ledger);
  const line = createPriorityQueue<InFlightRequest>();

  const fly = createSendOnce({ pace, ledger, kept, now, wait, random, queue, onRoom: () => dispatch.wake() });
  const dispatch = createDispatcher({
    line,
    pace,
    ledger,
    kept,
    now,
    wait,
    readLimit: createLimitReader(parts),
    // Never rejects: a flight reports failures as values.
    start: (flight, place) => void fly(flight, place),
  });
  const flights = createInFlightRequests({
    now,
    wait,
    onAsk: (flight, isNew) => (isNew ? queue(flight) : dropOverflow()),
    onEnd: line.remove,
  });

  function queue(flight: InFlightRequest): void {
    line.add(flight);
    dropOverflow();
    dispatch.wake();
  }

  function dropOverflow(): void {
    for (const flight of line.takeOverflow()) {
      flight.fail({ kind: 'too-many-requests', retryAfterMs: pace.delayMs() || null });
    }
  }

  return {
    // Questions of one text are answered with one type: its askers built the text from what they ask.
    ask: <T>(question: QueuedRequest<T>) => flights.ask(question) as Promise<Reply<T>>,
    spending: async () => {
      await kept.ready();
      return ledger.spending();
    },
    allow: async () => {
      ledger.allow();
      await kept.save();
    },
    reset: async () => {
      flights.forget();
      pace.forget();
      ledger.forget();
      dispatch.wake();
      await kept.save();
    },
  };
}

function keepAll(
  { wait, pace: session, ledger: disk }: RequestQueueOptions,
  pace: RateLimiter,
  ledger: CreditBudget,
): StoredLimits {
  const passing = createStoredLimits({
    store: session,
    wait,
    apply: (kept) => {
      pace.apply(kept);
      ledger.passing.apply(kept);
    },
    toKept: () => ({ ...toFields(pace.toKept()), ...toFields(ledger.passing.toKept()) }),
  });
  const lasting = createStoredLimits({ store: disk, wait, ...ledger.lasting });

  return {
    ready: async () => {
      await Promise.all([passing.ready(), lasting.ready()]);
    },
    isKnown: lasting.isKnown,
    save: async () => {
      await Promise.all([passing.save(), lasting.save()]);
    },
  };
}
