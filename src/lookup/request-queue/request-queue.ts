import type { Reply } from '../../models/failure.ts';
import { type CreditBudget, createCreditBudget, type Reservation, type Spending } from './credit-budget.ts';
import { createInFlightRequests, type InFlightRequest, type QueuedRequest } from './in-flight-requests.ts';
import { createPriorityQueue, type PriorityQueue } from './priority-queue.ts';
import { createRateLimiter, type RateLimiter, type Slot } from './rate-limiter.ts';
import { createSendWithRetries } from './send-with-retries.ts';
import {
  createStoredLimits,
  type SmallStore,
  type StoredLimits,
  toFields,
  tryAtMost,
  type Wait,
  waitAtMost,
} from './stored-limits.ts';

/**
 * The only path to the service. Respects the plan's rate, the key's credits and the user's daily limit, retries
 * temporary failures, and shares requests. A reply's `credits` are what the request cost.
 */
export type RequestQueue = {
  ask<T>(question: QueuedRequest<T>): Promise<Reply<T>>;
  spending(): Promise<Spending>;
  /** Until when nothing is sent, because the plan's rate was exceeded (milliseconds since 1970); null if that is not so. */
  heldUntilMs(): number | null;
  /** Allows the current key to send again despite refusals. Other limits stay, such as the plan's rate or a pause. */
  allow(): Promise<void>;
  /**
   * The key or address has changed: forgets everything that the service said to the old one. Waiting requests are
   * `aborted` at once; requests in flight still answer their callers.
   */
  reset(): Promise<void>;
};

/** Dependencies of the request queue. */
export type RequestQueueOptions = {
  now: () => number;
  wait: Wait;
  /** Returns 0 to 1, for jitter. */
  random: () => number;
  readDailyLimit: () => Promise<number | null>;
  /** Recent start times, the learned rate and the remaining credits. Cleared when the browser closes. */
  rateStore: SmallStore;
  /** Today's spending and request count, and the service's refusals. Survives a browser restart. */
  creditStore: SmallStore;
};

/** Creates the request queue. After the background was killed, it continues from its stores. */
export function createRequestQueue(parts: RequestQueueOptions): RequestQueue {
  const { now, wait, random } = parts;
  const rateLimiter = createRateLimiter({ now });
  const creditBudget = createCreditBudget({ now, onShorten: () => void kept.save() });
  const kept: StoredLimits = keepAll(parts, rateLimiter, creditBudget);
  const queue = createPriorityQueue<InFlightRequest>();

  const send = createSendWithRetries({
    rateLimiter,
    creditBudget,
    kept,
    now,
    wait,
    random,
    enqueue,
    onRoom: () => dispatcher.wake(),
  });
  const dispatcher = createDispatcher({
    queue,
    rateLimiter,
    creditBudget,
    kept,
    now,
    wait,
    readLimit: createLimitReader(parts),
    // Never rejects: a request reports failures as values.
    start: (request, place) => void send(request, place),
  });
  const inFlight = createInFlightRequests({
    now,
    wait,
    onAsk: (request, isNew) => (isNew ? enqueue(request) : dropOverflow()),
    onEnd: queue.remove,
  });

  function enqueue(request: InFlightRequest): void {
    queue.add(request);
    dropOverflow();
    dispatcher.wake();
  }

  function dropOverflow(): void {
    for (const request of queue.takeOverflow()) {
      request.fail({ kind: 'too-many-requests', retryAfterMs: rateLimiter.delayMs() || null });
    }
  }

  return {
    // Requests with the same text have answers of the same type, because the text is built from what is requested.
    ask: <T>(question: QueuedRequest<T>) => inFlight.ask(question) as Promise<Reply<T>>,
    spending: async () => {
      await kept.ready();
      return creditBudget.spending();
    },
    heldUntilMs: () => {
      const leftMs = rateLimiter.delayMs();
      // Rounded, so that it stays the same while the clock goes on between the two readings.
      return leftMs > 0 ? Math.round((now() + leftMs) / 100) * 100 : null;
    },
    allow: async () => {
      creditBudget.allow();
      await kept.save();
    },
    reset: async () => {
      inFlight.forget();
      rateLimiter.forget();
      creditBudget.forget();
      dispatcher.wake();
      await kept.save();
    },
  };
}

function keepAll(
  { wait, rateStore, creditStore }: RequestQueueOptions,
  rateLimiter: RateLimiter,
  creditBudget: CreditBudget,
): StoredLimits {
  const passing = createStoredLimits({
    store: rateStore,
    wait,
    apply: (kept) => {
      rateLimiter.apply(kept);
      creditBudget.passing.apply(kept);
    },
    toKept: () => ({ ...toFields(rateLimiter.toKept()), ...toFields(creditBudget.passing.toKept()) }),
  });
  const lasting = createStoredLimits({ store: creditStore, wait, ...creditBudget.lasting });

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

/** Starts the waiting requests one by one. */
type Dispatcher = {
  /** Something has changed: a request was added, or a slot may be free. */
  wake(): void;
};

/** Creates the dispatcher. `start` receives a request with its rate slot and its reserved price. */
function createDispatcher(parts: {
  queue: PriorityQueue<InFlightRequest>;
  rateLimiter: RateLimiter;
  creditBudget: CreditBudget;
  kept: StoredLimits;
  now: () => number;
  wait: Wait;
  readLimit: LimitReader;
  start: (request: InFlightRequest, place: { slot: Slot; reservation: Reservation }) => void;
}): Dispatcher {
  const { queue, rateLimiter, creditBudget, now, wait } = parts;
  let isRunning = false;
  let sleep = new AbortController();

  async function run(): Promise<void> {
    isRunning = true;
    await parts.kept.ready();
    while (queue.all().length > 0) await step();
    isRunning = false;
  }

  async function step(): Promise<void> {
    if (refuseAll()) return;

    const waitMs = rateLimiter.waitMs();
    if (waitMs > 0) {
      tellDelay();
      sleep = new AbortController();
      return wait(Math.ceil(waitMs), sleep.signal);
    }

    const known = await parts.readLimit();
    const isKnown = known !== null && (known.limit === null || (await parts.kept.isKnown()));
    // The state may have changed in the meantime.
    if (refuseAll() || rateLimiter.waitMs() > 0) return;
    // If the limit or today's spending is unknown, nothing is sent: the limit may have been reached.
    if (!isKnown) {
      failAll({ kind: 'no-storage' });
      return;
    }

    const request = queue.takeFirst();
    const over = request && creditBudget.overLimit(request.price, known.limit);
    if (over) request.fail(over);
    else if (request)
      parts.start(request, { slot: rateLimiter.take(), reservation: creditBudget.promise(request.price) });
  }

  function refuseAll(): boolean {
    const refusal = creditBudget.refusal();
    if (refusal !== null) failAll(refusal);
    return refusal !== null;
  }

  function failAll(failure: Parameters<InFlightRequest['fail']>[0]): void {
    for (const request of queue.takeAll()) request.fail(failure);
  }

  function tellDelay(): void {
    const delayMs = rateLimiter.delayMs();
    if (delayMs === 0) return;
    for (const request of queue.all()) request.tellDelay({ why: 'too-many-requests', untilMs: now() + delayMs });
  }

  return {
    wake: () => {
      sleep.abort();
      // Never rejects: all failures are reported as values.
      if (!isRunning) void run();
    },
  };
}

/** Returns the user's current daily limit. Null while it is unknown whether there is one. */
type LimitReader = () => Promise<{ limit: number | null } | null>;

const longestReadMs = 200;
const longestFirstReadMs = 2000;

/**
 * Creates the reader of the daily limit. It reads the limit each time, because a change applies immediately. If a read
 * fails, the last known limit stays. Before the first successful read, the limit could be anything: reading is retried
 * for two seconds.
 */
export function createLimitReader({
  readDailyLimit,
  wait,
}: Pick<RequestQueueOptions, 'readDailyLimit' | 'wait'>): LimitReader {
  let known: { limit: number | null; at: number } | null = null;
  let begun = 0;

  async function read(): Promise<void> {
    begun += 1;
    const at = begun;
    const limit = await readDailyLimit();
    // Ignores a read that a newer one has overtaken.
    if (known === null || known.at < at) known = { limit, at };
  }

  return async () => {
    if (known === null) await tryAtMost(read, longestFirstReadMs, wait);
    else await waitAtMost(read(), longestReadMs, wait);
    return known;
  };
}
