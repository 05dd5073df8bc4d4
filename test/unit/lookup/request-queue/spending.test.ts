import { expect, test } from 'vitest';
import type { QueuedRequest } from '../../../../src/lookup/request-queue/in-flight-requests.ts';
import type { Failure, Reply } from '../../../../src/models/failure.ts';
import { createWorld, type QueueWorld, type Step } from './queue-world.ts';
import cases from './spending.json' with { type: 'json' };

const noon = Date.UTC(2026, 2, 14, 12);
const stopped: Reply<never> = { ok: false, failure: { kind: 'aborted' } };
const unserved: Failure = { kind: 'restricted' };

async function askOne(world: QueueWorld, question: string, step: Step = {}) {
  world.plan(question, step);
  const asked = await world.askAndPass(5000, question);
  return asked.result === 'open' || !asked.result.ok ? null : asked.result.credits;
}

test('knows nothing at first', async () => {
  const world = createWorld();

  expect(await world.requestQueue.spending()).toEqual({
    creditsLeft: null,
    atMs: null,
    spentToday: 0,
    requestsToday: 0,
  });
});

test('tells the credits left and when they were reported', async () => {
  const world = createWorld();

  await askOne(world, 'a', { meter: { creditsLeft: -35 } });

  expect(await world.requestQueue.spending()).toEqual({
    creditsLeft: -35,
    atMs: noon + 100,
    spentToday: 20,
    requestsToday: 1,
  });
});

test.for(cases.costs)('an answer costs its list price where what is left $what', async ({ before, after }) => {
  const world = createWorld();
  await askOne(world, 'before', { meter: { creditsLeft: before } });

  const credits = await askOne(world, 'a', { meter: { creditsLeft: after } });

  expect(credits).toBe(20);
  expect((await world.requestQueue.spending()).spentToday).toBe(40);
});

test.for([[Number.NaN], [0.5], [Number.POSITIVE_INFINITY]])('takes no %d for credits left', async ([creditsLeft]) => {
  const world = createWorld();

  await askOne(world, 'a', { meter: { creditsLeft: creditsLeft ?? null } });

  expect((await world.requestQueue.spending()).creditsLeft).toBeNull();
});

test('a clock set back over midnight does not begin the day twice', async () => {
  const world = createWorld({ startMs: Date.UTC(2026, 2, 15, 0, 0, 10) });
  await askOne(world, 'a');
  world.clock.set(Date.UTC(2026, 2, 14, 23, 59));
  world.restart();
  await world.requestQueue.spending();

  await world.clock.pass(120_000);

  expect((await world.requestQueue.spending()).spentToday).toBe(20);
});

test.for(cases.failures as { failure: Failure; cost: number }[])(
  'counts for $failure: $cost',
  async ({ failure, cost }) => {
    const world = createWorld();
    world.plan('a', { failure }, { failure });

    await askOne(world, 'a', { failure });

    expect((await world.requestQueue.spending()).spentToday).toBe(cost);
  },
);

test('counts no request for what was never sent', async () => {
  const world = createWorld();

  await askOne(world, 'a', { failure: { kind: 'malformed-input', field: 'hash', expected: '64 digits' } });

  expect(await world.requestQueue.spending()).toMatchObject({ spentToday: 0, requestsToday: 0 });
});

test.for<[fact: string, send: QueuedRequest<string>['send'], spending: [number, number]]>([
  ['nothing for what was stopped before it was sent', async () => stopped, [0, 0]],
  [
    'the price of what was sent and then stopped',
    async ({ onSent }) => {
      onSent();
      return stopped;
    },
    [20, 1],
  ],
  [
    'the price of what was stopped after it was heard',
    async ({ onMeter }) => {
      onMeter({ creditsLeft: 970, limit: null, remaining: null, resetMs: null });
      return stopped;
    },
    [20, 1],
  ],
  [
    'the price of each answer where the question was put again',
    async ({ onMeter }) => {
      for (let answers = 0; answers < 2; answers += 1)
        onMeter({ creditsLeft: null, limit: null, remaining: null, resetMs: null });
      return { ok: true, value: '', asOf: '', credits: 40, fresh: true };
    },
    [40, 1],
  ],
  [
    'the price of an answer that was not reported as sent',
    async () => ({ ok: true, value: '', asOf: '', credits: 20, fresh: true }),
    [20, 1],
  ],
  ['a request for a failure that was not reported as sent', async () => ({ ok: false, failure: unserved }), [20, 1]],
])('counts %s', async ([, send, [spent, requests]]) => {
  const world = createWorld();
  await askOne(world, 'before', { meter: { creditsLeft: 1000 } });

  const asked = await world.askAndPass(5000, 'a', { send });

  expect(asked.result).not.toBe('open');
  expect(await world.requestQueue.spending()).toMatchObject({ spentToday: 20 + spent, requestsToday: 1 + requests });
});

test('keeps what is left in this life against an older reading that comes late', async () => {
  const world = createWorld({ keptRates: { left: { credits: 7, atMs: noon } } });
  const { load } = world.rateStore;
  world.rateStore.load = () => world.clock.wait(3000).then(load);

  await askOne(world, 'a', { meter: { creditsLeft: 500 } });

  expect(await world.requestQueue.spending()).toMatchObject({ creditsLeft: 500, atMs: noon + 300 });
});

test('counts every try as a request', async () => {
  const world = createWorld();
  world.plan('a', { failure: { kind: 'no-connection' } });

  await askOne(world, 'a', { failure: { kind: 'service-trouble', status: 500 } });

  expect(await world.requestQueue.spending()).toMatchObject({ spentToday: 20, requestsToday: 3 });
});

test('counts on in another life, what was killed on its way included', async () => {
  const world = createWorld();
  await askOne(world, 'a');
  await world.askAndPass(50, 'killed', { price: 50 });
  world.restart();

  expect(await world.requestQueue.spending()).toMatchObject({ spentToday: 70, requestsToday: 2 });
});

test.for([
  ['begins at 0 on a new day', Date.UTC(2026, 2, 15), 0],
  ['counts on when the clock is set back within the day', noon - 3_600_000, 20],
  ['counts on when the clock is set back over midnight', Date.UTC(2026, 2, 13, 23, 59), 20],
  ['begins at 0 when the clock was days ahead', Date.UTC(2026, 2, 12), 0],
] as const)('%s', async ([, toMs, spentToday]) => {
  const world = createWorld();
  await askOne(world, 'a');

  world.clock.set(toMs);
  const here = await world.requestQueue.spending();
  world.restart();
  const later = await world.requestQueue.spending();

  expect([here.spentToday, later.spentToday]).toEqual([spentToday, spentToday]);
});
