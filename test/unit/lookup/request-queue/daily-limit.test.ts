import { expect, test } from 'vitest';
import changes from './daily-limit.json' with { type: 'json' };
import { createWorld, type QueueWorld, toWord, watch } from './queue-world.ts';

// The credits spent today: under a limit of 500, one more request fits.
const today = { untilMs: Date.UTC(2026, 2, 15), spent: 480, requests: 24 };

function createLimited(limit: number | null) {
  const daily = { limit };
  const world = createWorld({ readDailyLimit: async () => daily.limit });
  return { world, daily };
}

test('refuses what would go beyond the limit, and says until when', async () => {
  const { world } = createLimited(50);
  void world.ask('1');
  await world.askAndPass(500, '2');

  const third = await world.askAndPass(0, '3');

  expect(third.result).toEqual({
    ok: false,
    failure: { kind: 'daily-limit', limit: 50, untilTime: '2026-03-15T00:00:00.000Z' },
  });
  expect(world.sent).toHaveLength(2);
});

test('spends the limit to its last credit', async () => {
  const { world } = createLimited(40);

  const asked = [watch(world.ask('1')), watch(world.ask('2'))];
  await world.clock.pass(500);

  expect(asked.map(({ result }) => toWord(result))).toEqual(['answered', 'answered']);
});

test('counts what is still on its way', async () => {
  const { world } = createLimited(50);

  const asked = [watch(world.ask('1')), watch(world.ask('2')), watch(world.ask('3'))];
  await world.clock.pass(10);

  expect(asked.map(({ result }) => toWord(result))).toEqual(['daily-limit', 'open', 'open']);
});

test('applies whatever the service says is left', async () => {
  const { world } = createLimited(500);
  const words: string[] = [];

  for (let page = 0; page < 30; page += 1) {
    world.plan(`${page}`, { meter: { creditsLeft: 99_000 } });
    const asked = await world.askAndPass(500, `${page}`, { price: 50 });
    words.push(toWord(asked.result));
  }

  expect(words).toEqual([...Array(10).fill('answered'), ...Array(20).fill('daily-limit')]);
});

test.for<[fact: string, (world: QueueWorld) => () => Promise<unknown>, word: string, sent: number]>([
  ['is read late', (world) => () => world.clock.wait(400).then(() => ({ today })), 'answered', 1],
  ['is never read', () => () => new Promise(() => {}), 'no-storage', 0],
  ['cannot be read', () => () => Promise.reject(new Error('The disk is broken.')), 'no-storage', 0],
])('waits for what was spent where that %s', async ([, toLoad, word, sent]) => {
  const { world } = createLimited(500);
  world.creditStore.load = toLoad(world);

  const asked = Array.from({ length: 7 }, (_, at) => watch(world.ask(`${at}`, { urgency: 'history' })));
  await world.clock.pass(10_000);

  expect(asked.map(({ result }) => toWord(result)).filter((one) => one === word).length).toBe(sent || 7);
  expect(world.sent).toHaveLength(sent);
});

test('asks on once what was spent can be read after all, and forgets none of it', async () => {
  const { world } = createLimited(500);
  let isBroken = true;
  world.creditStore.load = async () => {
    if (isBroken) throw new Error('The disk is broken.');
    return { today };
  };
  const first = await world.askAndPass(1_000, 'a');
  isBroken = false;
  await world.clock.pass(1_000);
  const second = await world.askAndPass(1_000, 'b');

  expect([toWord(first.result), toWord(second.result)]).toEqual(['answered', 'daily-limit']);
  expect(world.creditStore.value).toMatchObject({ today: { spent: 500 } });
});

test('lets the cheap one go where the dear one may not', async () => {
  const { world } = createLimited(40);

  const dear = watch(world.ask('dear', { price: 50 }));
  const cheap = await world.askAndPass(500, 'cheap', { price: 20 });

  expect([toWord(dear.result), toWord(cheap.result)]).toEqual(['daily-limit', 'answered']);
});

test.for(changes)('heeds $what at once', async ({ before, after, word }) => {
  const { world, daily } = createLimited(before);
  await world.askAndPass(500, '1');

  daily.limit = after;
  const asked = await world.askAndPass(500, '2');

  expect(toWord(asked.result)).toBe(word);
});

test('ends at midnight', async () => {
  const { world } = createLimited(20);
  await world.askAndPass(500, '1');

  await world.clock.pass(43_200_000);
  const asked = await world.askAndPass(500, '2');

  expect(toWord(asked.result)).toBe('answered');
});

test('takes no place in the second for what it refuses', async () => {
  const { world, daily } = createLimited(0);
  for (let at = 0; at < 20; at += 1) void world.ask(`refused ${at}`);
  await world.clock.pass(10);

  daily.limit = null;
  for (const question of ['1', '2', '3', '4', '5']) void world.ask(question);
  await world.clock.pass(10);

  expect(world.sent).toHaveLength(5);
});

test.for<[fact: string, read: () => Promise<number | null>]>([
  ['is never read', () => new Promise(() => undefined)],
  ['cannot be read', () => Promise.reject(new Error('no storage'))],
])('sends nothing while a limit that may be there %s, and says so after two seconds', async ([, read]) => {
  const world = createWorld({ readDailyLimit: read });

  const asked = [watch(world.ask('1')), watch(world.ask('2', { urgency: 'history' }))];
  await world.clock.pass(1999);
  const before = asked.map(({ result }) => toWord(result));
  await world.clock.pass(1);

  expect(before).toEqual(['open', 'open']);
  expect(asked.map(({ result }) => result)).toEqual(Array(2).fill({ ok: false, failure: { kind: 'no-storage' } }));
  expect(world.sent).toHaveLength(0);
  expect(await world.requestQueue.spending()).toMatchObject({ spentToday: 0, requestsToday: 0 });
});

test('waits for a limit that is slow to be read at first', async () => {
  const world = createWorld({ readDailyLimit: () => world.clock.wait(1500).then(() => 20) });

  const asked = [watch(world.ask('1', { urgency: 'history' })), watch(world.ask('2', { urgency: 'history' }))];
  await world.clock.pass(2000);

  expect(asked.map(({ result }) => toWord(result))).toEqual(['answered', 'daily-limit']);
});

test('tries again to read a limit that could not be read at first', async () => {
  let reads = 0;
  const world = createWorld({
    readDailyLimit: async () => {
      reads += 1;
      if (reads < 3) throw new Error('no storage');
      return 20;
    },
  });

  const asked = [watch(world.ask('1', { urgency: 'history' })), watch(world.ask('2', { urgency: 'history' }))];
  await world.clock.pass(1000);

  expect(asked.map(({ result }) => toWord(result))).toEqual(['answered', 'daily-limit']);
  expect(world.sent[0]?.atMs).toBe(400);
});

test('asks on once the limit can be read after all', async () => {
  const storage = { isBroken: true };
  const world = createWorld({
    readDailyLimit: async () => {
      if (storage.isBroken) throw new Error('no storage');
      return null;
    },
  });
  await world.askAndPass(2500, '1');

  storage.isBroken = false;
  const asked = await world.askAndPass(200, '1');

  expect(toWord(asked.result)).toBe('answered');
});

test.for<[fact: string, toMs: number, untilTime: string]>([
  ['that was half a day ahead or more', Date.UTC(2026, 2, 13, 12), '2026-03-14T00:00:00.000Z'],
  ['that was a little ahead', Date.UTC(2026, 2, 13, 23, 59), '2026-03-15T00:00:00.000Z'],
])('ends when it says, also with a clock %s', async ([, toMs, untilTime]) => {
  const world = createWorld({ startMs: Date.UTC(2026, 2, 14, 0, 0, 30), readDailyLimit: async () => 20 });
  await world.askAndPass(500, '1');
  world.clock.set(toMs);
  const refused = await world.askAndPass(0, '2');
  world.restart();

  await world.clock.pass(Date.parse(untilTime) - toMs - 1);
  const before = await world.askAndPass(0, '3');
  await world.clock.pass(1);
  const after = await world.askAndPass(500, '4');

  const over = { ok: false, failure: { kind: 'daily-limit', limit: 20, untilTime } };
  expect([refused.result, before.result]).toEqual([over, over]);
  expect(toWord(after.result)).toBe('answered');
});

test('keeps the limit it knows when it cannot be read', async () => {
  let reads = 0;
  const world = createWorld({
    readDailyLimit: () => {
      reads += 1;
      if (reads === 1) return Promise.resolve(20);
      return reads === 2 ? Promise.reject(new Error('no storage')) : new Promise(() => undefined);
    },
  });
  await world.askAndPass(500, '1');

  const rejected = await world.askAndPass(0, '2');
  const silent = await world.askAndPass(200, '3');

  expect([toWord(rejected.result), toWord(silent.result)]).toEqual(['daily-limit', 'daily-limit']);
});
