import type { CreditBudget, Reservation } from './credit-budget.ts';
import type { InFlightRequest } from './in-flight-requests.ts';
import type { PriorityQueue, RequestQueueOptions } from './priority-queue.ts';
import type { RateLimiter, Slot } from './rate-limiter.ts';
import { type StoredLimits, tryAtMost, waitAtMost } from './stored-limits.ts';
/** Lets the waiting go, one by one. */
export type Dispatcher = {
  /** Something has changed: somebody came, or there may be room. */
  wake(): void;
};

/** Creates the dispatch: `start` gets a flight with its place in the second and its price promised. */
export function createDispatcher(parts: {
  line: PriorityQueue<InFlightRequest>;
  pace: RateLimiter;
  ledger: CreditBudget;
  kept: StoredLimits;
  now: () => number;
  wait: RequestQueueOptions['wait'];
  readLimit: LimitReader;
  start: (flight: InFlightRequest, place: { slot: Slot; expense: Reservation }) => void;
}): Dispatcher {
  const { line, pace, ledger, now, wait } = parts;
  let isRunning = false;
  let sleep = new AbortController();

  async function run(): Promise<void> {
    isRunning = true;
    await parts.kept.ready();
    while (line.all().length > 0) await step();
    isRunning = false;
  }

  async function step(): Promise<void> {
    if (refuseAll()) return;

    const waitMs = pace.waitMs();
    if (waitMs > 0) {
      tellDelay();
      sleep = new AbortController();
      return wait(Math.ceil(waitMs), sleep.signal);
    }

    const known = await parts.readLimit();
    const isKnown = known !== null && (known.limit === null || (await parts.kept.isKnown()));
    // Much may have happened meanwhile.
    if (refuseAll() || pace.waitMs() > 0) return;
    // Nobody goes past a limit that may be there, or may be reached.
    if (!isKnown) {
      failAll({ kind: 'no-storage' });
      return;
    }

    const flight = line.takeFirst();
    const over = flight && ledger.overLimit(flight.price, known.limit);
    if (over) flight.fail(over);
    else if (flight) parts.start(flight, { slot: pace.take(), expense: ledger.promise(flight.price) });
  }

  function refuseAll(): boolean {
    const refusal = ledger.refusal();
    if (refusal !== null) failAll(refusal);
    return refusal !== null;
  }

  function failAll(failure: Parameters<InFlightRequest['fail']>[0]): void {
    for (const flight of line.takeAll()) flight.fail(failure);
  }

  function tellDelay(): void {
    const delayMs = pace.delayMs();
    if (delayMs === 0) return;
    for (const flight of line.all()) flight.tellDelay({ why: 'too-many-requests', untilMs: now() + delayMs });
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
