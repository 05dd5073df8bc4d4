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
 * The only way to the service: keeps to the plan's rate, the key's credits and the person's own daily limit,
 * repeats what may pass by itself, and shares requests. A reply's `credits` are what it cost.
 */
export type RequestQueue = {
  ask<T>(question: QueuedRequest<T>): Promise<Reply<T>>;
  spending(): Promise<Spending>;
  /** The present key may ask again, whatever the service refused it. What else it said stays: the plan, a wait. */
  allow(): Promise<void>;
  /**
   * Another key or address: nothing that the service said to the old one holds any more. Whoever waits to be sent is
   * told `aborted` at once; what is on its way is answered to those who asked.
   */
  reset(): Promise<void>;
};

/** What the enqueue is made of. */
export type RequestQueueOptions = {
  now: () => number;
  wait: Wait;
  /** 0 to 1, for jitter. */
  random: () => number;
  readDailyLimit: () => Promise<number | null>;
  /** The starts of the last moments, the learned rate, the credits left; gone with the browser. */
  rateStore: SmallStore;
  /** What was spent and asked today and what the service refused; outlives the browser. */
  creditStore: SmallStore;
};

/** Creates the only way to the service. A background that was killed goes on where its stores left off. */
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
    // Questions of one text are answered with one type: its askers built the text from what they ask.
    ask: <T>(question: QueuedRequest<T>) => inFlight.ask(question) as Promise<Reply<T>>,
    spending: async () => {
      await kept.ready();
      return creditBudget.spending();
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

/** Lets the waiting go, one by one. */
type Dispatcher = {
  /** Something has changed: somebody came, or there may be room. */
  wake(): void;
};

/** Creates the dispatcher: `start` gets a request with its place in the second and its price promised. */
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
    // Much may have happened meanwhile.
    if (refuseAll() || rateLimiter.waitMs() > 0) return;
    // Nobody goes past a limit that may be there, or may be reached.
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
      // Never rejects: what it calls reports failures as values.
      if (!isRunning) void run();
    },
  };
}

/** The person's daily limit as it is now; null while nobody knows whether there is one. */
type LimitReader = () => Promise<{ limit: number | null } | null>;

const longestReadMs = 200;
const longestFirstReadMs = 2000;

/**
 * Creates the reading of the daily limit: anew each time, because a change holds at once. One that cannot be read
 * stays what it was. Before it was ever read it could be any: the reading is tried for two seconds.
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
    // One that was overtaken is the older.
    if (known === null || known.at < at) known = { limit, at };
  }

  return async () => {
    if (known === null) await tryAtMost(read, longestFirstReadMs, wait);
    else await waitAtMost(read(), longestReadMs, wait);
    return known;
  };
}
