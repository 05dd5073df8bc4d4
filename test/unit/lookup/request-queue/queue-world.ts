import type { Meter } from '../../../../src/api/api-client.ts';
import type { QueuedRequest } from '../../../../src/lookup/request-queue/in-flight-requests.ts';
import type { RequestQueue, RequestQueueOptions } from '../../../../src/lookup/request-queue/request-queue.ts';
import { createRequestQueue } from '../../../../src/lookup/request-queue/request-queue.ts';
import type { SmallStore } from '../../../../src/lookup/request-queue/stored-limits.ts';
import type { Failure, Reply } from '../../../../src/models/failure.ts';
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts';

/** The service's behaviour for one request. */
export type Step = { afterMs?: number; meter?: Partial<Meter>; failure?: Failure; throws?: true };

/** A store in memory that outlives the queues created on it. */
export type MemoryStore = SmallStore & { value: unknown; saves: number };

type Asked = [question: string, change?: Partial<QueuedRequest<string>>];

/** A request queue over a service whose answers are planned in advance. */
export type QueueWorld = {
  clock: VirtualClock;
  requestQueue: RequestQueue;
  rateStore: MemoryStore;
  creditStore: MemoryStore;
  /** The requests in order, with their times since the start (ms). */
  sent: { question: string; atMs: number; signal: AbortSignal }[];
  /** Plans the next answers to a question. After these, each request succeeds after 100 ms. */
  plan(question: string, ...steps: Step[]): void;
  ask(...asked: Asked): Promise<Reply<string>>;
  /** Asks, lets this much time pass, and returns the result so far. */
  askAndPass(ms: number, ...asked: Asked): Promise<{ result: Reply<string> | 'open' }>;
  /** Asks, lets this much time pass, makes the caller leave, and returns the result so far. */
  askAndLeave(ms: number, ...asked: Asked): Promise<{ result: Reply<string> | 'open' }>;
  /** Kills the background with everything it waits for, and starts another one on the same stores. */
  restart(): void;
};

/** Returns a store in memory that answers at once. */
export function createMemoryStore(value?: unknown): MemoryStore {
  const store: MemoryStore = {
    value,
    saves: 0,
    load: async () => store.value,
    save: async (saved) => {
      store.saves += 1;
      store.value = structuredClone(saved);
    },
  };
  return store;
}

/** Creates the world. `change` replaces parts of it. */
export function createWorld(
  change: Partial<RequestQueueOptions> & { keptRates?: unknown; keptCredits?: unknown; startMs?: number } = {},
): QueueWorld {
  const clock = createVirtualClock(change.startMs);
  const startMs = clock.now();
  const steps = new Map<string, Step[]>();
  const rateStore = createMemoryStore(change.keptRates);
  const creditStore = createMemoryStore(change.keptCredits);
  const sent: QueueWorld['sent'] = [];

  let life = 0;

  function start(): RequestQueue {
    life += 1;
    const mine = life;
    const untilKilled = <T>(work: Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        work.then(
          (result) => mine === life && resolve(result),
          (error) => mine === life && reject(error),
        );
      });
    const toLiving = (store: SmallStore): SmallStore => ({
      load: () => untilKilled(store.load()),
      save: (value) => (mine === life ? untilKilled(store.save(value)) : new Promise(() => undefined)),
    });
    return createRequestQueue({
      now: clock.now,
      wait: (ms, signal) => untilKilled(clock.wait(ms, signal)),
      random: () => 0.5,
      readDailyLimit: async () => null,
      rateStore: toLiving(rateStore),
      creditStore: toLiving(creditStore),
      ...change,
    });
  }

  const world: QueueWorld = {
    clock,
    rateStore,
    creditStore,
    sent,
    requestQueue: start(),
    plan: (question, ...planned) => steps.set(question, [...(steps.get(question) ?? []), ...planned]),
    ask: (question, asked = {}) =>
      world.requestQueue.ask({
        question,
        price: 20,
        urgency: 'card',
        send: async ({ signal, onSent, onMeter }): Promise<Reply<string>> => {
          const mine = life;
          onSent();
          sent.push({ question, atMs: clock.now() - startMs, signal });
          const { afterMs = 100, meter, failure, throws } = steps.get(question)?.shift() ?? {};
          await clock.wait(afterMs, signal);
          if (mine !== life) return new Promise(() => undefined);
          if (signal.aborted) return { ok: false, failure: { kind: 'aborted' } };
          if (meter) onMeter({ creditsLeft: null, limit: null, remaining: null, resetMs: null, ...meter });
          if (throws) throw new Error('send is broken');
          return failure
            ? { ok: false, failure }
            : { ok: true, value: `answer to ${question}`, asOf: '', credits: 20, fresh: true };
        },
        ...asked,
      }),
    async askAndPass(ms, ...asked) {
      const watched = watch(world.ask(...asked));
      await clock.pass(ms);
      return watched;
    },
    async askAndLeave(ms, question, asked) {
      const leaving = new AbortController();
      const watched = await world.askAndPass(ms, question, { ...asked, signal: leaving.signal });
      leaving.abort();
      return watched;
    },
    restart: () => {
      world.requestQueue = start();
    },
  };
  return world;
}

/** Returns an object with the promise's result so far: 'open' until it resolves. */
export function watch<T>(promise: Promise<T>): { result: T | 'open' } {
  const watched: { result: T | 'open' } = { result: 'open' };
  promise.then(
    (result) => {
      watched.result = result;
    },
    () => undefined,
  );
  return watched;
}

/** Returns `open`, `answered`, or the kind of the failure. */
export function toWord(reply: Reply<unknown> | 'open'): string {
  if (reply === 'open') return 'open';
  return reply.ok ? 'answered' : reply.failure.kind;
}
