import { expect, test } from 'vitest';
import type { Sending } from '../../../../src/lookup/request-queue/in-flight-requests.ts';
import type { Reply } from '../../../../src/models/failure.ts';
import { createWorld, toWord, watch } from './queue-world.ts';

const aborted: Reply<never> = { ok: false, failure: { kind: 'aborted' } };

test('asks once for two that ask the same', async () => {
  const world = createWorld();

  const one = watch(world.ask('a'));
  const other = await world.askAndPass(500, 'a');

  expect(world.sent).toHaveLength(1);
  expect([one.result, other.result]).toMatchObject([
    { ok: true, value: 'answer to a', credits: 20 },
    { ok: true, value: 'answer to a', credits: 0 },
  ]);
});

test('asks again once the answer is there', async () => {
  const world = createWorld();

  await world.askAndPass(500, 'a');
  await world.askAndPass(500, 'a');

  expect(world.sent).toHaveLength(2);
});

test('gives the price to the first who is still there', async () => {
  const world = createWorld();
  const first = new AbortController();

  void world.ask('a', { signal: first.signal });
  const second = await world.askAndPass(50, 'a');
  first.abort();
  await world.clock.pass(500);

  expect(second.result).toMatchObject({ ok: true, credits: 20 });
});

test('lets one leave at once and answers the other', async () => {
  const world = createWorld();
  const leaving = new AbortController();

  const gone = watch(world.ask('a', { signal: leaving.signal }));
  const staying = await world.askAndPass(50, 'a');
  leaving.abort();
  await world.clock.pass(0);
  const atOnce = [toWord(gone.result), toWord(staying.result)];
  await world.clock.pass(500);

  expect(atOnce).toEqual(['aborted', 'open']);
  expect(toWord(staying.result)).toBe('answered');
});

test('cuts what was sent one and a half seconds after all have left', async () => {
  const world = createWorld();
  const [one, other] = [new AbortController(), new AbortController()];

  world.plan('a', { afterMs: 9000 });
  const isCut = () => world.sent[0]?.signal.aborted;

  void world.ask('a', { signal: one.signal });
  await world.askAndPass(50, 'a', { signal: other.signal });
  one.abort();
  await world.clock.pass(5000);
  const byOne = isCut();
  other.abort();
  await world.clock.pass(1499);
  const early = isCut();
  await world.clock.pass(1);

  expect([byOne, early, isCut()]).toEqual([false, false, true]);
  expect((await world.requestQueue.spending()).spentToday).toBe(20);
});

test('lets who comes back join what was sent', async () => {
  const world = createWorld();

  for (let at = 0; at < 5; at += 1) {
    await world.askAndLeave(10, 'a');
    await world.clock.pass(5);
  }
  const back = await world.askAndPass(500, 'a');

  expect(world.sent).toHaveLength(1);
  expect(back.result).toMatchObject({ ok: true, value: 'answer to a', credits: 20 });
});

test('gives a sent request its time again when the caller who came back leaves again', async () => {
  const world = createWorld();
  world.plan('a', { afterMs: 9000 });
  const [one, other] = [new AbortController(), new AbortController()];
  const isCut = () => world.sent[0]?.signal.aborted;

  await world.askAndPass(10, 'a', { signal: one.signal });
  one.abort();
  await world.clock.pass(1000);
  await world.askAndPass(1000, 'a', { signal: other.signal });
  other.abort();
  await world.clock.pass(1499);
  const early = isCut();
  await world.clock.pass(1);

  expect([early, isCut()]).toEqual([false, true]);
});

test('drops at once what all have left before it was sent', async () => {
  const world = createWorld();
  const leaving = new AbortController();
  let signal: AbortSignal | undefined;

  void world.ask('a', {
    signal: leaving.signal,
    send: async (sending) => {
      signal = sending.signal;
      await world.clock.wait(9000, signal);
      return { ok: false, failure: { kind: 'aborted' } };
    },
  });
  await world.clock.pass(50);
  leaving.abort();
  await world.clock.pass(0);

  expect(signal?.aborted).toBe(true);
  expect(await world.requestQueue.spending()).toMatchObject({ spentToday: 0, requestsToday: 0 });
});

test('joins the new request, whatever becomes of one that was left before it was sent', async () => {
  const world = createWorld();
  const send = ({ signal }: Sending) => world.clock.wait(9000, signal).then(() => aborted);
  await world.askAndLeave(50, 'a', { send });
  await world.askAndPass(50, 'a');
  await world.askAndPass(500, 'a');

  expect(world.sent).toHaveLength(1);
});

test('joins the new request, whatever becomes of one that was left and answered', async () => {
  const world = createWorld();
  world.plan('a', {}, { afterMs: 5000 });
  await world.askAndLeave(50, 'a');
  await world.clock.pass(1000);

  await world.askAndPass(1000, 'a');
  await world.askAndPass(9000, 'a');

  expect(world.sent).toHaveLength(2);
});

test('takes no word of sending from a try that is over', async () => {
  const world = createWorld();
  const leaving = new AbortController();
  let onSentLate: () => void = () => undefined;
  void world.ask('a', {
    signal: leaving.signal,
    send: async ({ onSent }) => {
      onSentLate = onSent;
      return { ok: false, failure: { kind: 'no-connection' } };
    },
  });
  await world.clock.pass(50);
  onSentLate();

  leaving.abort();
  await world.askAndPass(0, 'a');

  expect(world.sent).toHaveLength(1);
});

test('does not repeat what no caller waits for', async () => {
  const world = createWorld();
  world.plan('a', { failure: { kind: 'no-connection' } });
  await world.askAndLeave(50, 'a');
  await world.clock.pass(5000);

  expect(world.sent).toHaveLength(1);
});

test('heeds the answer to a request that all have left', async () => {
  const world = createWorld();
  world.plan('a', { failure: { kind: 'key-refused' } });
  await world.askAndLeave(50, 'a');
  await world.clock.pass(100);
  const next = await world.askAndPass(0, 'b');

  expect(toWord(next.result)).toBe('key-refused');
});

test('never sends what all have left while it waited', async () => {
  const world = createWorld();
  for (const question of ['1', '2', '3', '4', '5']) void world.ask(question);
  await world.clock.pass(10);

  const waiting = await world.askAndLeave(10, 'a');
  await world.clock.pass(5000);

  expect(toWord(waiting.result)).toBe('aborted');
  expect(world.sent.map(({ question }) => question)).not.toContain('a');
  expect((await world.requestQueue.spending()).spentToday).toBe(100);
});

test('never sends what all have left while it was written down', async () => {
  const world = createWorld();
  const save = world.rateStore.save;
  world.rateStore.save = async (value) => {
    await world.clock.wait(30);
    await save(value);
  };
  await world.askAndLeave(10, 'a');
  await world.clock.pass(1000);

  expect(world.sent).toHaveLength(0);
  expect(await world.requestQueue.spending()).toMatchObject({ spentToday: 0, requestsToday: 0 });
});

test('gives who comes after the cut a request of his own', async () => {
  const world = createWorld();
  world.plan('a', { afterMs: 9000 });

  await world.askAndLeave(50, 'a');
  await world.clock.pass(1500);
  const late = await world.askAndPass(500, 'a');

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
  const asked = await world.askAndLeave(200, 'a');
  await world.clock.pass(0);
  const atOnce = toWord(asked.result);
  await world.clock.pass(5000);

  expect([atOnce, world.sent.length]).toEqual(['aborted', 1]);
});

test('says no background when sending rejects against its promise', async () => {
  const world = createWorld();
  world.plan('a', { throws: true });

  const asked = await world.askAndPass(5000, 'a');

  expect([toWord(asked.result), world.sent.length]).toEqual(['no-background', 1]);
});

test('waits no longer for a request that goes on after all have left', async () => {
  const world = createWorld();
  const send = ({ onSent }: Sending) => {
    onSent();
    return new Promise<never>(() => undefined);
  };
  await world.askAndLeave(50, 'a', { send });
  await world.clock.pass(1500);
  const late = await world.askAndPass(500, 'a');

  expect(toWord(late.result)).toBe('answered');
  expect((await world.requestQueue.spending()).spentToday).toBe(40);
});
