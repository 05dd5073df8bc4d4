import { expect, test } from 'vitest';
import type { Failure } from '../../../../src/models/failure.ts';
import { createWorld, type QueueWorld, toWord, watch } from './queue-world.ts';

const midnight = '2026-03-15T00:00:00.000Z';
const halfDayMs = 43_200_000;
const keyRefused: Failure = { kind: 'key-refused' };
const outOfCredits: Failure = { kind: 'out-of-credits', untilTime: midnight };

async function createRefused(failure: Failure, startMs?: number): Promise<QueueWorld> {
  const world = createWorld(startMs === undefined ? {} : { startMs });
  world.plan('refused', { failure });
  await world.askAndPass(200, 'refused');
  world.sent.length = 0;
  return world;
}

test.for<[failure: Failure]>([[keyRefused], [outOfCredits]])('sends nothing after %j', async ([failure]) => {
  const world = await createRefused(failure);

  const asked = await world.askAndPass(0, 'a');

  expect(asked.result).toEqual({ ok: false, failure });
  expect(world.sent).toHaveLength(0);
});

test.for<[failure: Failure]>([[keyRefused], [outOfCredits]])('remembers %j in another life', async ([failure]) => {
  const world = await createRefused(failure);
  world.restart();

  expect((await world.askAndPass(0, 'a')).result).toEqual({ ok: false, failure });
});

test.for<[failure: Failure]>([[keyRefused], [outOfCredits]])('asks again after a reset from %j', async ([failure]) => {
  const world = await createRefused(failure);

  await world.requestQueue.reset();
  world.restart();
  const asked = await world.askAndPass(200, 'a');

  expect(toWord(asked.result)).toBe('answered');
});

test('asks on after a demand for payment', async () => {
  const world = await createRefused({ kind: 'payment-required' });

  const asked = await world.askAndPass(200, 'a');

  expect(toWord(asked.result)).toBe('answered');
});

test('refuses at once every waiting request when the key is refused', async () => {
  const world = createWorld();
  world.plan('a', { failure: keyRefused });

  void world.ask('a');
  for (const question of ['2', '3', '4', '5']) void world.ask(question);
  const waiting = await world.askAndPass(100, 'waiting', { urgency: 'history' });

  expect(waiting.result).toEqual({ ok: false, failure: keyRefused });
});

test('does not send what was being written down when the key is refused', async () => {
  const world = createWorld();
  world.plan('a', { failure: keyRefused });
  await world.askAndPass(90, 'a');
  world.creditStore.save = () => new Promise(() => undefined);

  const asked = await world.askAndPass(100, 'b');

  expect(asked.result).toEqual({ ok: false, failure: keyRefused });
  expect(world.sent).toHaveLength(1);
});

test('asks again at midnight after the credits were spent', async () => {
  const world = await createRefused(outOfCredits);

  await world.clock.pass(halfDayMs - 300);
  const before = await world.askAndPass(200, 'a');
  const after = await world.askAndPass(200, 'a');

  expect([toWord(before.result), toWord(after.result)]).toEqual(['out-of-credits', 'answered']);
});

test.for([['no time at all'], [''], ['2026-03-14T11:00:00.000Z'], ['2099-01-01T00:00:00.000Z']])(
  'computes midnight itself where the service gives %j',
  async ([untilTime]) => {
    const world = await createRefused({ kind: 'out-of-credits', untilTime: untilTime ?? '' });

    const asked = await world.askAndPass(0, 'a');

    expect(asked.result).toEqual({ ok: false, failure: outOfCredits });
  },
);

test('tells the next midnight after the clock was set back by days', async () => {
  const world = await createRefused(outOfCredits);
  world.clock.set(Date.UTC(2026, 2, 10, 12));

  const asked = await world.askAndPass(0, 'a');

  expect(asked.result).toEqual({ ok: false, failure: { ...outOfCredits, untilTime: '2026-03-11T00:00:00.000Z' } });
});

test('a reset forgets the credits, the plan and a hold, but not what was spent', async () => {
  const world = createWorld();
  world.plan('a', { meter: { limit: 1, creditsLeft: 500 } });
  world.plan('b', {
    failure: { kind: 'too-many-requests', retryAfterMs: 30_000 },
    meter: { remaining: 0, resetMs: 30_000 },
  });
  await world.askAndPass(2000, 'a');
  const held = await world.askAndPass(1000, 'b');

  await world.requestQueue.reset();
  for (const question of ['1', '2', '3']) void world.ask(question);
  await world.clock.pass(0);

  expect(world.sent.slice(2).map(({ question }) => question)).toEqual(['3', '2', '1']);
  expect(await world.requestQueue.spending()).toMatchObject({ creditsLeft: null, atMs: null, spentToday: 20 });
  expect(toWord(held.result)).toBe('aborted');
});

test('what the service says to the old key after a reset means nothing to the new one', async () => {
  const world = createWorld();
  world.plan('a', { failure: keyRefused, meter: { creditsLeft: 7, limit: 1 } });
  world.plan('b', { failure: { kind: 'too-many-requests', retryAfterMs: 60_000 } });

  const old = [watch(world.ask('a')), watch(world.ask('b'))];
  await world.clock.pass(50);
  await world.requestQueue.reset();
  await world.clock.pass(100);
  const asked = ['1', '2'].map((question) => watch(world.ask(question)));
  await world.clock.pass(200);

  expect(old.map(({ result }) => toWord(result))).toEqual(['key-refused', 'too-many-requests']);
  expect(asked.map(({ result }) => toWord(result))).toEqual(['answered', 'answered']);
  expect((await world.requestQueue.spending()).creditsLeft).toBeNull();
});

test('who asks after a reset does not share a request with the old key', async () => {
  const world = createWorld();
  world.plan('a', { failure: keyRefused });

  await world.askAndPass(50, 'a');
  void world.requestQueue.reset();
  const asked = await world.askAndPass(200, 'a');

  expect(toWord(asked.result)).toBe('answered');
});

test('a reset tells those who waited for the old hold that they were stopped', async () => {
  const world = createWorld();
  world.plan('a', { failure: { kind: 'too-many-requests', retryAfterMs: 60_000 } });
  const asked = await world.askAndPass(200, 'a');

  void world.requestQueue.reset();
  await world.clock.pass(0);

  expect(toWord(asked.result)).toBe('aborted');
  await world.clock.pass(90_000);
  expect(world.sent).toHaveLength(1);
});

test('a reset stops every request that waits in the line, for its next try, or for being written down', async () => {
  const world = createWorld();
  world.plan('again', { failure: { kind: 'no-connection' }, afterMs: 10 });
  const again = watch(world.ask('again'));
  for (const question of ['2', '3', '4', '5']) void world.ask(question, { urgency: 'history' });
  const inLine = await world.askAndPass(50, 'in line', { urgency: 'history' });
  const slow = createWorld();
  slow.creditStore.save = () => new Promise(() => undefined);
  const writtenDown = watch(slow.ask('written down'));
  await slow.clock.pass(10);

  void world.requestQueue.reset();
  void slow.requestQueue.reset();
  await Promise.all([world.clock.pass(0), slow.clock.pass(0)]);
  const atOnce = [again, inLine, writtenDown].map(({ result }) => toWord(result));
  await Promise.all([world.clock.pass(9000), slow.clock.pass(9000)]);

  expect(atOnce).toEqual(['aborted', 'aborted', 'aborted']);
  expect([world.sent.length, slow.sent.length]).toEqual([5, 0]);
  expect(await slow.requestQueue.spending()).toMatchObject({ spentToday: 0, requestsToday: 0 });
});

test.for<[failure: Failure]>([[keyRefused], [outOfCredits]])(
  'asks again once it is allowed after %j',
  async ([failure]) => {
    const world = await createRefused(failure);

    await world.requestQueue.allow();
    const kept = structuredClone(world.creditStore.value);
    const here = await world.askAndPass(200, 'a');
    world.restart();
    const later = await world.askAndPass(200, 'b');

    expect([toWord(here.result), toWord(later.result)]).toEqual(['answered', 'answered']);
    expect(kept).toMatchObject({ refusals: { isKeyRefused: false, spentUntilMs: null } });
  },
);

test('takes no refusal out of a store that comes after it was allowed, but all the rest', async () => {
  const untilMs = Date.UTC(2026, 2, 15);
  const world = createWorld({
    keptCredits: { refusals: { isKeyRefused: true }, today: { untilMs, spent: 100, requests: 5 } },
    keptRates: { rate: { told: 2 }, left: { credits: 7, atMs: 5 } },
  });

  void world.requestQueue.allow();
  for (const question of ['1', '2', '3']) void world.ask(question);
  await world.clock.pass(500);

  expect(world.sent).toHaveLength(2);
  expect(await world.requestQueue.spending()).toMatchObject({ spentToday: 140, creditsLeft: 7 });
});

test('allowing keeps the flights, the plan, a hold and the credits', async () => {
  const world = createWorld();
  world.plan('a', { meter: { limit: 2, creditsLeft: 500 } });
  world.plan('held', { failure: { kind: 'too-many-requests', retryAfterMs: 9000 } });
  await world.askAndPass(2000, 'a');
  const held = await world.askAndPass(200, 'held');

  await world.requestQueue.allow();
  const joined = watch(world.ask('held'));
  for (const question of ['1', '2', '3']) void world.ask(question);
  await world.clock.pass(8850);
  const before = world.sent.length;
  await world.clock.pass(100);

  expect([before, world.sent.length]).toEqual([2, 4]);
  expect((await world.requestQueue.spending()).creditsLeft).toBe(500);
  await world.clock.pass(5000);
  expect([toWord(held.result), toWord(joined.result), world.sent.length]).toEqual(['answered', 'answered', 6]);
});

const shortlyBeforeMs = Date.UTC(2026, 2, 14, 23, 59, 59, 900);
const minute = 60_000;

test('a refusal of the day before, heard after midnight, blocks no request', async () => {
  const world = createWorld({ startMs: shortlyBeforeMs });
  world.plan('refused', {
    failure: { kind: 'out-of-credits', untilTime: '2026-03-16T00:00:00.000Z' },
    afterMs: 300,
    meter: {},
  });

  const refused = await world.askAndPass(300, 'refused');
  const asked = await world.askAndPass(200, 'a');

  expect(refused.result).toEqual({ ok: false, failure: outOfCredits });
  expect(toWord(asked.result)).toBe('answered');
});

test('spent credits in the first minutes of a day are asked about once more', async () => {
  const world = createWorld({ startMs: Date.UTC(2026, 2, 14, 0, 4, 59) });
  world.plan('refused', { failure: outOfCredits });
  const refused = await world.askAndPass(10 * minute - 1, 'refused');
  const before = await world.askAndPass(1, 'a');

  world.plan('b', { failure: outOfCredits });
  const probe = await world.askAndPass(1000, 'b');
  const after = await world.askAndPass(60 * minute, 'c');
  const later = await world.askAndPass(0, 'c');

  const early = { ok: false, failure: { kind: 'out-of-credits', untilTime: '2026-03-14T00:14:59.000Z' } };
  expect([refused.result, before.result]).toEqual([early, early]);
  expect([probe, after, later].map(({ result }) => result)).toEqual(
    Array(3).fill({ ok: false, failure: outOfCredits }),
  );
  expect(world.sent).toHaveLength(2);
});

test('spent credits after the first minutes of a day hold until midnight', async () => {
  const world = createWorld({ startMs: Date.UTC(2026, 2, 14, 0, 5) });
  world.plan('refused', { failure: outOfCredits });

  await world.askAndPass(60 * minute, 'refused');
  expect((await world.askAndPass(0, 'a')).result).toEqual({ ok: false, failure: outOfCredits });
});

test('tells the next midnight when the clock was set back by days before the answer', async () => {
  const world = createWorld();
  world.plan('refused', { failure: outOfCredits });
  const refused = await world.askAndPass(50, 'refused');

  world.clock.set(Date.UTC(2026, 2, 10, 12));
  await world.clock.pass(100);

  expect(refused.result).toMatchObject({ failure: { untilTime: '2026-03-11T00:00:00.000Z' } });
});

test('several refusals that were on their way together are one', async () => {
  const world = createWorld({ startMs: Date.UTC(2026, 2, 14, 0, 4, 59) });
  world.plan('1', { failure: outOfCredits });
  world.plan('2', { failure: outOfCredits });
  await world.askAndPass(50, '1');
  void world.ask('2');
  world.clock.set(world.clock.now() + 10_000);

  await world.clock.pass(200);
  await world.clock.pass(10 * minute);
  const asked = await world.askAndPass(200, 'a');

  expect(toWord(asked.result)).toBe('answered');
});

test('a request counts to the day in which it is really sent, not in which its send began', async () => {
  const world = createWorld({ startMs: shortlyBeforeMs });

  const refused = watch(
    world.ask('a', {
      send: async ({ onSent }) => {
        await world.clock.wait(200);
        onSent();
        return { ok: false, failure: outOfCredits };
      },
    }),
  );
  await world.clock.pass(300);

  expect(refused.result).toMatchObject({ failure: { untilTime: '2026-03-15T00:10:00.100Z' } });
});

test('blocks no longer than it reported after the clock was set back by days', async () => {
  const world = await createRefused(outOfCredits);
  world.clock.set(Date.UTC(2026, 2, 10, 23, 59, 59));
  await world.askAndPass(1000, 'a');
  world.restart();

  const asked = await world.askAndPass(200, 'b');

  expect(toWord(asked.result)).toBe('answered');
});

test('what one key had left does not measure what another pays', async () => {
  const world = createWorld();
  world.plan('a', { meter: { creditsLeft: 1000 } });
  world.plan('b', { meter: { creditsLeft: 985 } });
  await world.askAndPass(2000, 'a');

  await world.requestQueue.reset();
  expect((await world.askAndPass(200, 'b')).result).toMatchObject({ credits: 20 });
});
