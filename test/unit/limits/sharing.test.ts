import { expect, test } from 'vitest';
import { createWorld, toWord, watch } from './limits-world.ts';

test('asks once for two that ask the same', async () => {
  const world = createWorld();

  const one = watch(world.ask('a'));
  const other = watch(world.ask('a'));
  await world.clock.pass(500);

  expect(world.sent).toHaveLength(1);
  expect([one.result, other.result]).toMatchObject([
    { ok: true, value: 'answer to a', credits: 20 },
    { ok: true, value: 'answer to a', credits: 0 },
  ]);
});

test('asks again once the answer is there', async () => {
  const world = createWorld();

  void world.ask('a');
  await world.clock.pass(500);
  void world.ask('a');
  await world.clock.pass(500);

  expect(world.sent).toHaveLength(2);
});

test('gives the price to the first who is still there', async () => {
  const world = createWorld();
  const first = new AbortController();

  void world.ask('a', { signal: first.signal });
  const second = watch(world.ask('a'));
  await world.clock.pass(50);
  first.abort();
  await world.clock.pass(500);

  expect(second.result).toMatchObject({ ok: true, credits: 20 });
});

test('lets one leave at once and answers the other', async () => {
  const world = createWorld();
  const leaving = new AbortController();

  const gone = watch(world.ask('a', { signal: leaving.signal }));
  const staying = watch(world.ask('a'));
  await world.clock.pass(50);
  leaving.abort();
  await world.clock.pass(0);
  const atOnce = [toWord(gone.result), toWord(staying.result)];
  await world.clock.pass(500);

  expect(atOnce).toEqual(['aborted', 'open']);
  expect(toWord(staying.result)).toBe('answered');
});

test('cuts what was sent when all have left', async () => {
  const world = createWorld();
  const [one, other] = [new AbortController(), new AbortController()];

  void world.ask('a', { signal: one.signal });
  void world.ask('a', { signal: other.signal });
  await world.clock.pass(50);
  one.abort();
  const isCutByOne = world.sent[0]?.signal.aborted;
  other.abort();

  expect([isCutByOne, world.sent[0]?.signal.aborted]).toEqual([false, true]);
});

test('never sends what all have left while it waited', async () => {
  const world = createWorld();
  const leaving = new AbortController();
  for (const question of ['1', '2', '3', '4', '5']) void world.ask(question);
  await world.clock.pass(10);

  const waiting = watch(world.ask('a', { signal: leaving.signal }));
  await world.clock.pass(10);
  leaving.abort();
  await world.clock.pass(5000);

  expect(toWord(waiting.result)).toBe('aborted');
  expect(world.sent.map(({ question }) => question)).not.toContain('a');
  expect((await world.limits.spending()).spentToday).toBe(100);
});

test('never sends what all have left while it was written down', async () => {
  const world = createWorld();
  const save = world.pace.save;
  world.pace.save = async (value) => {
    await world.clock.wait(30);
    await save(value);
  };
  const leaving = new AbortController();

  void world.ask('a', { signal: leaving.signal });
  await world.clock.pass(10);
  leaving.abort();
  await world.clock.pass(1000);

  expect(world.sent).toHaveLength(0);
  expect(await world.limits.spending()).toMatchObject({ spentToday: 0, requestsToday: 0 });
});

test('gives who comes after all have left a request of his own', async () => {
  const world = createWorld();
  const leaving = new AbortController();

  void world.ask('a', { signal: leaving.signal });
  await world.clock.pass(50);
  leaving.abort();
  const late = watch(world.ask('a'));
  await world.clock.pass(500);

  expect(world.sent).toHaveLength(2);
  expect(toWord(late.result)).toBe('answered');
});

test('answers at once who has left before asking', async () => {
  const world = createWorld();

  const reply = await world.ask('a', { signal: AbortSignal.abort() });
  await world.clock.pass(500);

  expect([toWord(reply), world.sent.length]).toEqual(['aborted', 0]);
});

test('ends a wait between two tries at once', async () => {
  const world = createWorld();
  world.plan('a', { failure: { kind: 'no-connection' } });
  const leaving = new AbortController();

  const asked = watch(world.ask('a', { signal: leaving.signal }));
  await world.clock.pass(200);
  leaving.abort();
  await world.clock.pass(0);
  const atOnce = toWord(asked.result);
  await world.clock.pass(5000);

  expect([atOnce, world.sent.length]).toEqual(['aborted', 1]);
});

test('says no background when sending rejects against its promise', async () => {
  const world = createWorld();
  world.plan('a', { throws: true });

  const asked = watch(world.ask('a'));
  await world.clock.pass(5000);

  expect([toWord(asked.result), world.sent.length]).toEqual(['no-background', 1]);
});

test('waits no longer for a request that goes on after all have left', async () => {
  const world = createWorld();
  const leaving = new AbortController();

  void world.ask('a', { signal: leaving.signal, send: () => new Promise(() => undefined) });
  await world.clock.pass(50);
  leaving.abort();
  const late = watch(world.ask('a'));
  await world.clock.pass(500);

  expect(toWord(late.result)).toBe('answered');
  expect((await world.limits.spending()).spentToday).toBe(40);
});
