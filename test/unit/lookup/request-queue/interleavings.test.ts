import { expect, test } from 'vitest';
import type { Urgency } from '../../../../src/lookup/request-queue/priority-queue.ts';
import type { RequestQueue } from '../../../../src/lookup/request-queue/request-queue.ts';
import { createRequestQueue } from '../../../../src/lookup/request-queue/request-queue.ts';
import type { SmallStore } from '../../../../src/lookup/request-queue/stored-limits.ts';
import { longestSaveMs } from '../../../../src/lookup/request-queue/stored-limits.ts';
import type { Reply } from '../../../../src/models/failure.ts';
import { seed as firstSeed, sizes } from '../../../size.ts';
import { createMemoryStore } from './queue-world.ts';
import { type Counting, createSimulatedService, type Trouble } from './simulated-service.ts';
import { createRandom, createVirtualClock } from './virtual-clock.ts';

const countings: Counting[] = ['fixed', 'sliding', 'hopping'];
const urgencies: Urgency[] = ['card', 'list', 'history'];

/** The disturbances that may happen in a run. */
type Weather = {
  troubles: Trouble[];
  hasKills: boolean;
  hasLeaving: boolean;
  hasLimit: boolean;
  hasHeaders: boolean;
  /** Another API key, or another time on the clock. */
  hasUpheavals: boolean;
};

/** One caller: its replies, and which start of the background it asked. */
type Asked = { leaving: AbortController; replies: Reply<string>[]; life: number };

/** Runs 150 random steps, then gives everything the time it needs to finish. */
async function run(seed: number, weather: Weather) {
  const random = createRandom(seed);
  const clock = createVirtualClock(Date.UTC(2026, 2, 14, 8) + Math.floor(random() * 5000));
  const pick = <T>(values: readonly T[], first: T): T => values[Math.floor(random() * values.length)] ?? first;
  const perSecond = pick([1, 2, 5, 15], 5);
  const service = createSimulatedService({
    clock,
    random,
    perSecond,
    counting: pick(countings, 'fixed'),
    hasHeaders: weather.hasHeaders,
    toTrouble: () => (random() < 0.3 ? pick(weather.troubles, null) : null),
  });
  const stores = { rateStore: createMemoryStore(), creditStore: createMemoryStore() };
  const limit = weather.hasLimit ? 300 : null;
  let daily: { limit: number | null; before: number | null; changedMs: number } = {
    limit,
    before: limit,
    changedMs: 0,
  };
  let life = 0;
  let killed = 0;
  let deaf = 0;
  const asked: Asked[] = [];
  const overshot: string[] = [];

  // The limit is read, and the request recorded, some moments before the request is sent.
  function highestLimit(): number {
    const requestQueue = [daily.limit, ...(clock.now() - daily.changedMs < longestSaveMs + 10 ? [daily.before] : [])];
    return Math.max(...requestQueue.map((limit) => limit ?? Number.POSITIVE_INFINITY));
  }

  function untilKilled<T>(mine: number, work: Promise<T>): Promise<T> {
    return new Promise((resolve) => {
      void work.then((result) => mine === life && resolve(result));
    });
  }

  function toLiving(mine: number, store: SmallStore): SmallStore {
    return {
      load: () => untilKilled(mine, clock.wait(random() * 20).then(store.load)),
      save: (value) =>
        untilKilled(
          mine,
          clock.wait(random() * 20).then(() => (mine === life ? store.save(value) : new Promise(() => undefined))),
        ),
    };
  }

  function start(): RequestQueue {
    life += 1;
    const mine = life;
    return createRequestQueue({
      now: clock.now,
      wait: (ms, signal) => untilKilled(mine, clock.wait(ms, signal)),
      random,
      readDailyLimit: () =>
        untilKilled(
          mine,
          clock.wait(random() * 3).then(() => daily.limit),
        ),
      rateStore: toLiving(mine, stores.rateStore),
      creditStore: toLiving(mine, stores.creditStore),
    });
  }

  let requestQueue = start();
  for (let step = 0; step < 150; step += 1) {
    const dice = random();
    if (dice < 0.7) {
      const question = `question ${Math.floor(random() * 12)}`;
      const price = question.length > 10 ? 50 : 20;
      const one: Asked = { leaving: new AbortController(), replies: [], life };
      const send = service.toSend(question, price);
      const reply = requestQueue.ask<string>({
        question,
        price,
        urgency: pick(urgencies, 'card'),
        signal: one.leaving.signal,
        send: (sending) => {
          if (service.promised() + price > highestLimit()) overshot.push(question);
          return send(sending);
        },
      });
      void reply.then((said) => one.replies.push(said));
      asked.push(one);
    } else if (dice < 0.85 && weather.hasLeaving) {
      pick(asked, asked[0])?.leaving.abort();
    } else if (dice < 0.88 && weather.hasKills) {
      killed += 1;
      if (service.log.every(({ heardMs }) => heardMs === null)) deaf += 1;
      service.cutAll();
      requestQueue = start();
    } else if (dice < 0.9 && weather.hasLimit) {
      const limit = pick([100, 300, 600, 1200], 300);
      daily = { limit, before: daily.limit, changedMs: clock.now() };
    } else if (dice < 0.92 && weather.hasUpheavals) {
      void requestQueue.reset();
    } else if (dice < 0.94 && weather.hasUpheavals) {
      clock.set(clock.now() + (random() - 0.5) * 200_000_000);
    }
    await clock.pass(random() < 0.2 ? random() * 3000 : random() * 60);
  }
  await clock.pass(400_000);
  const spending = requestQueue.spending();
  await clock.pass(1000);

  const living = asked.filter((one) => one.life === life);
  return {
    hanging: living.filter(({ replies }) => replies.length !== 1).length,
    asked: asked.length,
    doubled: service.doubled,
    overshot,
    killed,
    /** The number of kills before any answer was received. */
    deaf,
    refused: service.log.filter(({ isTooMany }) => isTooMany).length,
    billed: service.billed(),
    spent: (await spending).spentToday,
    credits: asked
      .flatMap(({ replies }) => replies)
      .reduce((sum, reply) => sum + (reply.ok ? (reply.credits ?? 0) : 0), 0),
  };
}

const seeds = Array.from({ length: sizes.limitRuns }, (_, at) => 1000 * firstSeed + at);
const calm: Weather = {
  troubles: [null],
  hasKills: false,
  hasLeaving: false,
  hasLimit: false,
  hasHeaders: true,
  hasUpheavals: false,
};
const storm: Weather = {
  troubles: ['stopped', 'offline', 'refused', 'broken', 'missing'],
  hasKills: true,
  hasLeaving: true,
  hasLimit: true,
  hasHeaders: true,
  hasUpheavals: false,
};

test.for(seeds)('in a storm every question is answered once, none twice at once: seed %d', async (seed) => {
  const end = await run(seed, storm);

  expect(end.asked).toBeGreaterThan(0);
  expect(end.hanging).toBe(0);
  expect(end.doubled).toEqual([]);
});

test.for(seeds)('in a storm the daily limit is never overshot: seed %d', async (seed) => {
  const end = await run(seed, { ...storm, hasHeaders: seed % 2 === 0 });

  expect(end.overshot).toEqual([]);
  expect(end.spent).toBeGreaterThanOrEqual(end.billed);
});

test.for(seeds)('in a calm all answers add up to what was billed: seed %d', async (seed) => {
  const end = await run(seed, { ...calm, hasHeaders: seed % 2 === 0 });

  expect(end.billed).toBeGreaterThan(0);
  expect([end.spent, end.credits]).toEqual([end.billed, end.billed]);
});

test.for(seeds)(
  'with failures the ledger has all that was billed, and answers what they cost: seed %d',
  async (seed) => {
    const end = await run(seed, { ...calm, troubles: storm.troubles });

    expect(end.credits).toBe(end.billed);
    expect(end.spent).toBeGreaterThanOrEqual(end.billed);
  },
);

let kills = 0;
test.for(seeds)('no kill and no leaving brings a burst on: seed %d', async (seed) => {
  const quiet = { ...storm, troubles: [null], hasLimit: false };

  const end = await run(seed, quiet);

  // A service limit below five is learned from the first answer, which may come too late for the first five requests of
  // a background that has received none.
  expect(end.refused).toBeLessThanOrEqual(4 * (1 + end.deaf));
  kills += end.killed;
});

test('most of those runs had a kill', () => {
  expect(kills).toBeGreaterThan(seeds.length / 2);
});

test.for(seeds)('other keys and other clocks leave no request waiting: seed %d', async (seed) => {
  const end = await run(seed, { ...storm, hasUpheavals: true });

  expect(end.hanging).toBe(0);
  expect(end.spent).toBeGreaterThanOrEqual(0);
});
