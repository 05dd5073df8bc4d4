import { expect, test } from 'vitest';
import type { Failure } from '../../../src/models/failure.ts';
import { createWorld, type LimitsWorld, toWord, watch } from './limits-world.ts';

const midnight = '2026-03-15T00:00:00.000Z';
const halfDayMs = 43_200_000;
const keyRefused: Failure = { kind: 'key-refused' };
const outOfCredits: Failure = { kind: 'out-of-credits', untilTime: midnight };

async function createRefused(failure: Failure, startMs?: number): Promise<LimitsWorld> {
  const world = createWorld(startMs === undefined ? {} : { startMs });
  world.plan('refused', { failure });
  void world.ask('refused');
  await world.clock.pass(200);
  world.sent.length = 0;
  return world;
}

test.for<[failure: Failure]>([[keyRefused], [outOfCredits]])('sends nothing after %j', async ([failure]) => {
  const world = await createRefused(failure);

  const asked = watch(world.ask('a'));
  await world.clock.pass(0);

  expect(asked.result).toEqual({ ok: false, failure });
  expect(world.sent).toHaveLength(0);
});

test.for<[failure: Failure]>([[keyRefused], [outOfCredits]])('remembers %j in another life', async ([failure]) => {
  const world = await createRefused(failure);
  world.restart();

  const asked = watch(world.ask('a'));
  await world.clock.pass(0);

  expect(asked.result).toEqual({ ok: false, failure });
});

test.for<[failure: Failure]>([[keyRefused], [outOfCredits]])('asks again after a reset from %j', async ([failure]) => {
  const world = await createRefused(failure);

  await world.limits.reset();
  world.restart();
  const asked = watch(world.ask('a'));
  await world.clock.pass(200);

  expect(toWord(asked.result)).toBe('answered');
});

test('asks on after a demand for payment', async () => {
  const world = await createRefused({ kind: 'payment-required' });

  const asked = watch(world.ask('a'));
  await world.clock.pass(200);

  expect(toWord(asked.result)).toBe('answered');
});

test('refuses at once whoever waits when the key is refused', async () => {
  const world = createWorld();
  world.plan('a', { failure: keyRefused });

  void world.ask('a');
  for (const question of ['2', '3', '4', '5']) void world.ask(question);
  const waiting = watch(world.ask('waiting', { urgency: 'history' }));
  await world.clock.pass(100);

  expect(waiting.result).toEqual({ ok: false, failure: keyRefused });
});

test('does not send what was being written down when the key is refused', async () => {
  const world = createWorld();
  world.plan('a', { failure: keyRefused });
  void world.ask('a');
  await world.clock.pass(90);
  world.ledger.save = () => new Promise(() => undefined);

  const asked = watch(world.ask('b'));
  await world.clock.pass(100);

  expect(asked.result).toEqual({ ok: false, failure: keyRefused });
  expect(world.sent).toHaveLength(1);
});

test('asks again at midnight after the credits were spent', async () => {
  const world = await createRefused(outOfCredits);

  await world.clock.pass(halfDayMs - 300);
  const before = watch(world.ask('a'));
  await world.clock.pass(200);
  const after = watch(world.ask('a'));
  await world.clock.pass(200);

  expect([toWord(before.result), toWord(after.result)]).toEqual(['out-of-credits', 'answered']);
});

test.for([['no time at all'], [''], ['2026-03-14T11:00:00.000Z'], ['2099-01-01T00:00:00.000Z']])(
  'computes midnight itself where the service gives %j',
  async ([untilTime]) => {
    const world = await createRefused({ kind: 'out-of-credits', untilTime: untilTime ?? '' });

    const asked = watch(world.ask('a'));
    await world.clock.pass(0);

    expect(asked.result).toEqual({ ok: false, failure: outOfCredits });
  },
);

test('tells the next midnight after the clock was set back by days', async () => {
  const world = await createRefused(outOfCredits);
  world.clock.set(Date.UTC(2026, 2, 10, 12));

  const asked = watch(world.ask('a'));
  await world.clock.pass(0);

  expect(asked.result).toEqual({ ok: false, failure: { ...outOfCredits, untilTime: '2026-03-11T00:00:00.000Z' } });
});

test('a reset forgets the credits, the plan and a hold, but not what was spent', async () => {
  const world = createWorld();
  world.plan('a', { meter: { limit: 1, creditsLeft: 500 } });
  world.plan('b', {
    failure: { kind: 'too-many-requests', retryAfterMs: 30_000 },
    meter: { remaining: 0, resetMs: 30_000 },
  });
  void world.ask('a');
  await world.clock.pass(2000);
  const held = watch(world.ask('b'));
  await world.clock.pass(1000);

  await world.limits.reset();
  for (const question of ['1', '2', '3']) void world.ask(question);
  await world.clock.pass(0);

  expect(world.sent.slice(2).map(({ question }) => question)).toEqual(['b', '3', '2', '1']);
  expect(await world.limits.spending()).toMatchObject({ creditsLeft: null, atMs: null, spentToday: 20 });
  await world.clock.pass(5000);
  expect(toWord(held.result)).toBe('answered');
});

test('what the service says to the old key after a reset means nothing to the new one', async () => {
  const world = createWorld();
  world.plan('a', { failure: keyRefused, meter: { creditsLeft: 7, limit: 1 } });
  world.plan('b', { failure: { kind: 'too-many-requests', retryAfterMs: 60_000 } });

  const old = [watch(world.ask('a')), watch(world.ask('b'))];
  await world.clock.pass(50);
  await world.limits.reset();
  await world.clock.pass(100);
  const asked = ['1', '2'].map((question) => watch(world.ask(question)));
  await world.clock.pass(200);

  expect(old.map(({ result }) => toWord(result))).toEqual(['key-refused', 'too-many-requests']);
  expect(asked.map(({ result }) => toWord(result))).toEqual(['answered', 'answered']);
  expect((await world.limits.spending()).creditsLeft).toBeNull();
});

test('who asks after a reset does not share a request with the old key', async () => {
  const world = createWorld();
  world.plan('a', { failure: keyRefused });

  void world.ask('a');
  await world.clock.pass(50);
  void world.limits.reset();
  const asked = watch(world.ask('a'));
  await world.clock.pass(200);

  expect(toWord(asked.result)).toBe('answered');
});

test('a reset lets those go who waited for the old hold', async () => {
  const world = createWorld();
  world.plan('a', { failure: { kind: 'too-many-requests', retryAfterMs: 60_000 } });
  const asked = watch(world.ask('a'));
  await world.clock.pass(200);

  await world.limits.reset();
  await world.clock.pass(200);

  expect(toWord(asked.result)).toBe('answered');
});

test('what one key had left does not measure what another pays', async () => {
  const world = createWorld();
  world.plan('a', { meter: { creditsLeft: 1000 } });
  world.plan('b', { meter: { creditsLeft: 985 } });
  void world.ask('a');
  await world.clock.pass(2000);

  await world.limits.reset();
  const asked = watch(world.ask('b'));
  await world.clock.pass(200);

  expect(asked.result).toMatchObject({ credits: 20 });
});
