import { expect, test } from 'vitest';
import type { QueuedRequest } from '../../../../src/lookup/request-queue/in-flight-requests.ts';
import type { Failure } from '../../../../src/models/failure.ts';
import { createWorld, toWord } from './queue-world.ts';
import cases from './send-with-retries.json' with { type: 'json' };

type Delay = Parameters<NonNullable<QueuedRequest<string>['onDelay']>>[0];

const noConnection: Failure = { kind: 'no-connection' };
const badGateway: Failure = { kind: 'service-trouble', status: 502 };
const tooMany: Failure = { kind: 'too-many-requests', retryAfterMs: 2000 };

test.for(cases.final as Failure[])('tells at once what no other try would change: %j', async (failure) => {
  const world = createWorld();
  world.plan('a', { failure });

  const asked = await world.askAndPass(100, 'a');

  expect(asked.result).toMatchObject({ ok: false, failure });
  await world.clock.pass(90_000);
  expect(world.sent).toHaveLength(1);
});

test.for(cases.retried)('asks again after $what', async ({ failures, timesMs, end }) => {
  const world = createWorld();
  world.plan('a', ...(failures as Failure[]).map((failure) => ({ failure })));

  const asked = await world.askAndPass(90_000, 'a');

  expect(world.sent.map(({ atMs }) => atMs)).toEqual(timesMs);
  expect(toWord(asked.result)).toBe(end);
});

test('tells the last failure, and of too many requests what is left of the wait', async () => {
  const world = createWorld();
  world.plan('other', { failure: { kind: 'too-many-requests', retryAfterMs: 30_000 }, afterMs: 4250 });
  world.plan('a', ...[tooMany, tooMany, { ...tooMany, retryAfterMs: 0 }].map((failure) => ({ failure })));

  void world.ask('other');
  const asked = await world.askAndPass(4400, 'a');

  expect(asked.result).toEqual({ ok: false, failure: { kind: 'too-many-requests', retryAfterMs: 29_950 } });
});

test.for([
  [0, 300],
  [1, 700],
])('spreads the waits by half: jitter %d', async ([random, againAtMs]) => {
  const world = createWorld({ random: () => Number(random) });
  world.plan('a', { failure: badGateway });

  await world.askAndPass(5000, 'a');

  expect(world.sent[1]?.atMs).toBe(againAtMs);
});

test('lets others go while one waits for its next try', async () => {
  const world = createWorld();
  world.plan('a', { failure: badGateway });

  await world.askAndPass(150, 'a');
  await world.askAndPass(0, 'b');

  expect(world.sent.map(({ question }) => question)).toEqual(['a', 'b']);
});

test('joins a question that waits for its next try', async () => {
  const world = createWorld();
  world.plan('a', { failure: badGateway });
  const delays: Delay[] = [];

  const one = await world.askAndPass(200, 'a');
  const other = await world.askAndPass(5000, 'a', { onDelay: (delay) => delays.push(delay) });

  expect([world.sent.length, toWord(one.result), toWord(other.result)]).toEqual([2, 'answered', 'answered']);
  expect(delays).toEqual([{ why: 'trouble', untilMs: Date.UTC(2026, 2, 14, 12) + 500 }]);
});

test.for<[failure: Failure, why: Delay['why'], untilMs: number]>([
  [badGateway, 'trouble', 500],
  [noConnection, 'no-connection', 500],
  [tooMany, 'too-many-requests', 2100],
])('tells who waits why it takes longer: %j', async ([failure, why, untilMs]) => {
  const world = createWorld();
  world.plan('a', { failure });
  const delays: Delay[] = [];

  await world.askAndPass(5000, 'a', { onDelay: (delay) => delays.push(delay) });

  expect(delays).toEqual([{ why, untilMs: Date.UTC(2026, 2, 14, 12) + untilMs }]);
});

test.for([
  [
    'a used-up plan of over a second',
    60_000,
    [{ why: 'too-many-requests', untilMs: Date.UTC(2026, 2, 14, 12) + 60_100 }],
  ],
  ['nothing of a used-up second', 1400, []],
] as const)('tells who waits %s', async ([, resetMs, told]) => {
  const world = createWorld();
  world.plan('a', { meter: { limit: 5, remaining: 0, resetMs } });
  const delays: Delay[] = [];
  await world.askAndPass(550, 'a');

  const asked = await world.askAndPass(30_000, 'b', { onDelay: (delay) => delays.push(delay) });
  await world.askAndPass(29_400, 'c');

  expect(delays).toEqual(told);
  await world.clock.pass(1000);
  expect(toWord(asked.result)).toBe('answered');
});

test('tells every request in the line that too much was asked for, and none that only waits for a place', async () => {
  const world = createWorld();
  world.plan('a', { failure: tooMany });
  const delays: [string, string][] = [];
  const ask = (question: string) =>
    world.ask(question, {
      urgency: 'history',
      onDelay: ({ why, untilMs }) => delays.push([question, `${why} ${untilMs}`]),
    });

  for (const question of ['1', '2', '3', '4', 'a', 'waiting']) void ask(question);
  await world.clock.pass(99);
  const before = delays.length;
  await world.clock.pass(100);
  void ask('late');
  await world.clock.pass(10);

  const until = `too-many-requests ${Date.UTC(2026, 2, 14, 12) + 2100}`;
  expect(before).toBe(0);
  expect(delays).toEqual([
    ['a', until],
    ['waiting', until],
    ['late', until],
  ]);
});
