import { expect, test } from 'vitest';
import type { Meter } from '../../../../src/api/api-client.ts';
import { createWorld, type QueueWorld, type Step, toWord } from './queue-world.ts';
import cases from './rate-limiter.json' with { type: 'json' };

/** Asks `count` questions at once and returns the times at which they were sent (ms). */
async function sendMany(world: QueueWorld, count: number, forMs = 60_000): Promise<number[]> {
  const before = world.sent.length;
  for (let at = 0; at < count; at += 1) void world.ask(`question ${before} ${at}`, { urgency: 'history' });
  await world.clock.pass(forMs);
  return world.sent.slice(before).map(({ atMs }) => atMs);
}

test('lets five go at first, and one more a second after each answer', async () => {
  const world = createWorld();

  expect(await sendMany(world, 12)).toEqual([0, 0, 0, 0, 0, 1100, 1100, 1100, 1100, 1100, 2200, 2200]);
});

test('gives a place back after one and a half seconds where the answer takes longer', async () => {
  const world = createWorld();
  for (let at = 0; at < 5; at += 1) world.plan(`question 0 ${at}`, { afterMs: 9000 });

  const times = await sendMany(world, 6);

  expect(times[5]).toBe(1500);
});

test('counts a request that was cut as one that may still arrive', async () => {
  const world = createWorld();
  for (const question of ['1', '2', '3', '4', '5']) {
    world.plan(question, { failure: { kind: 'aborted' }, afterMs: 10 });
    void world.ask(question);
  }
  await world.clock.pass(10);

  expect(await sendMany(world, 1)).toEqual([1500]);
});

test.for(cases.limits)('$name', async ({ limit, count }) => {
  const world = createWorld();
  world.plan('first', { meter: { limit } });
  await world.askAndPass(2000, 'first');

  for (let at = 0; at < 60; at += 1) void world.ask(`card ${at}`);
  expect(await sendMany(world, 60, 500)).toHaveLength(count);
});

test.for(cases.meters)('$name', async ({ meter, sixthAtMs }) => {
  const world = createWorld();
  world.plan('first', { meter, afterMs: 101 });
  void world.ask('first');
  for (const question of ['2', '3', '4', '5']) void world.ask(question);
  await world.clock.pass(10);

  const [sixthAt] = await sendMany(world, 1, 90_000);

  expect(sixthAt).toBe(sixthAtMs);
});

test('keeps a plan once learned when later answers do not name it', async () => {
  const world = createWorld();
  world.plan('first', { meter: { limit: 2 } });
  await world.askAndPass(2000, 'first');
  world.plan('second', { meter: { creditsLeft: 7 } });
  await world.askAndPass(2000, 'second');

  expect(await sendMany(world, 3)).toEqual([4000, 4000, 5100]);
});

const unreadable = { what: 'a second where it says what is no number', retryAfterMs: Number.NaN, holdMs: 1000 };
test.for([...cases.holds, unreadable])('holds every request $what', async ({ retryAfterMs, holdMs }) => {
  const world = createWorld();
  world.plan('refused', { failure: { kind: 'too-many-requests', retryAfterMs }, meter: { limit: 5 } });
  await world.askAndPass(150, 'refused');

  const times = await sendMany(world, 1, 90_000);

  expect(times[0]).toBe(100 + holdMs);
});

test('halves the rate once for requests that were refused together, and recovers by one in ten minutes', async () => {
  const world = createWorld();
  for (const question of ['1', '2', '3', '4', '5']) {
    world.plan(question, { failure: { kind: 'too-many-requests', retryAfterMs: 0 } });
    void world.ask(question);
  }
  await world.clock.pass(30_000);

  const counts = [];
  for (let step = 0; step < 5; step += 1) {
    counts.push((await sendMany(world, 10, 500)).length);
    await world.clock.pass(599_500);
  }

  expect(counts).toEqual([2, 3, 4, 5, 5]);
});

test('never falls below one a second', async () => {
  const world = createWorld();
  for (let at = 0; at < 9; at += 1) {
    world.plan(`again ${at}`, { failure: { kind: 'too-many-requests', retryAfterMs: 0 } });
    await world.askAndPass(3000, `again ${at}`);
  }

  expect(await sendMany(world, 3)).toEqual([27_000, 28_100, 29_200]);
});

test('does not slow down where the service names the plan', async () => {
  const world = createWorld();
  world.plan('a', { meter: { limit: 5 }, failure: { kind: 'too-many-requests', retryAfterMs: 0 } });
  await world.askAndPass(5000, 'a');

  expect(await sendMany(world, 5, 10)).toHaveLength(5);
});

test('counts an operation that asked twice as two requests', async () => {
  const world = createWorld();
  const meter: Meter = { creditsLeft: null, limit: null, remaining: null, resetMs: null };
  void world.ask('twice', {
    send: async ({ onMeter }) => {
      onMeter(meter);
      onMeter(meter);
      return { ok: true, value: '', asOf: '', credits: 20, fresh: true };
    },
  });
  await world.clock.pass(0);

  expect(await sendMany(world, 4, 900)).toHaveLength(3);
});

test('lets another life wait for what the one before has sent', async () => {
  const world = createWorld();
  for (const question of ['1', '2', '3', '4', '5']) void world.ask(question, { urgency: 'history' });
  await world.clock.pass(10);
  world.restart();

  expect(await sendMany(world, 1)).toEqual([1500]);
});

test.for(cases.kept)('keeps $what over another life', async ({ plan, passMs, sent, expected }) => {
  const world = createWorld();
  world.plan('a', plan as Step);
  await world.askAndPass(passMs, 'a');
  world.restart();

  const times = expected ? await sendMany(world, 1) : await sendMany(world, 10, 500);

  expect(times).toHaveLength(sent);
  if (expected) expect(times).toEqual(expected);
});

test('recovers by one in ten minutes after the clock was set back', async () => {
  const world = createWorld();
  world.plan('a', { failure: { kind: 'too-many-requests', retryAfterMs: 0 } });
  await world.askAndPass(5000, 'a');
  world.clock.set(world.clock.now() - 3_600_000);
  await sendMany(world, 1, 601_000);

  expect(await sendMany(world, 10, 500)).toHaveLength(3);
});

test('gives the places of what was never sent to others at once', async () => {
  const world = createWorld();
  const { save } = world.rateStore;
  world.rateStore.save = (value) => world.clock.wait(30).then(() => save(value));
  const leaving = new AbortController();
  for (const question of ['1', '2', '3', '4', '5']) void world.ask(question, { signal: leaving.signal });
  await world.clock.pass(10);
  leaving.abort();
  await world.clock.pass(50);
  world.rateStore.save = save;

  expect(await sendMany(world, 5, 100)).toHaveLength(5);
});

test('gives the places of what could not be sent to others at once', async () => {
  const world = createWorld();
  for (const question of ['1', '2', '3', '4', '5']) {
    world.plan(question, { failure: { kind: 'malformed-input', field: '', expected: '' } });
    void world.ask(question);
  }
  await world.clock.pass(150);

  expect(await sendMany(world, 5, 10)).toHaveLength(5);
});

test('gives the places of what was stopped before it was sent to others at once', async () => {
  const world = createWorld();
  for (const question of ['1', '2', '3', '4', '5']) {
    void world.ask(question, { send: async () => ({ ok: false, failure: { kind: 'aborted' } }) });
  }
  await world.clock.pass(10);

  expect(await sendMany(world, 5, 10)).toHaveLength(5);
});

test('counts a request from the time at which it is really sent', async () => {
  const world = createWorld();
  for (const question of ['1', '2', '3', '4', '5']) {
    void world.ask(question, {
      send: async ({ onSent }) => {
        await world.clock.wait(300);
        onSent();
        return new Promise(() => undefined);
      },
    });
  }
  await world.clock.pass(10);

  expect(await sendMany(world, 1)).toEqual([1800]);
});

test('holds back what was about to go when the second is used up while the daily limit is read', async () => {
  let delayMs = 0;
  const world = createWorld({ readDailyLimit: () => world.clock.wait(delayMs).then(() => null) });
  world.plan('last', { meter: { remaining: 0, resetMs: 9000 } });
  await world.askAndPass(80, 'last');

  delayMs = 45;
  const times = await sendMany(world, 1);

  expect(times[0]).toBeGreaterThanOrEqual(9100);
});

test.for([
  ['while the daily limit is read', 'readDailyLimit'],
  ['while it is written down', 'save'],
])('holds back what was about to go when too much was asked for %s', async ([, slow]) => {
  let delayMs = 0;
  const world = createWorld({
    readDailyLimit: () => world.clock.wait(slow === 'readDailyLimit' ? delayMs : 0).then(() => null),
  });
  const { save } = world.rateStore;
  world.rateStore.save = (value) => world.clock.wait(slow === 'save' ? delayMs : 0).then(() => save(value));
  world.plan('refused', { failure: { kind: 'too-many-requests', retryAfterMs: 9000 } });
  await world.askAndPass(80, 'refused');

  delayMs = 45;
  await world.askAndPass(20_000, 'next');

  expect(world.sent.find(({ question }) => question === 'next')?.atMs).toBeGreaterThanOrEqual(9100);
});

test.for([
  ['forward', 3_600_000],
  ['back', -3_600_000],
])('goes on within seconds when the clock is set %s by an hour', async ([, byMs]) => {
  const world = createWorld();
  world.plan('held', { failure: { kind: 'too-many-requests', retryAfterMs: 3000 } });
  for (const question of ['1', '2', '3', 'held']) void world.ask(question);
  await world.clock.pass(150);

  world.clock.set(world.clock.now() + Number(byMs));
  const last = await world.askAndPass(5000, 'last');

  expect(toWord(last.result)).toBe('answered');
});
