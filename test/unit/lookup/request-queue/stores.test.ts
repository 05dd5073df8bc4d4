import { expect, test } from 'vitest';
import type { SmallStore } from '../../../../src/lookup/request-queue/stored-limits.ts';
import { createMemoryStore, createWorld, toWord, watch } from './queue-world.ts';

const noon = Date.UTC(2026, 2, 14, 12);
const midnight = Date.UTC(2026, 2, 15);
const dayMs = 86_400_000;
const never = () => new Promise<never>(() => undefined);
const broken = () => Promise.reject(new Error('no storage'));
const throws = () => {
  throw new Error('no storage');
};

test.for<[fact: string, store: SmallStore, withinMs: number]>([
  ['never load', { load: never, save: never }, 350],
  ['never save', { load: async () => undefined, save: never }, 150],
  ['reject', { load: broken, save: broken }, 100],
  ['throw', { load: throws, save: throws }, 100],
])('answers with stores that %s', async ([, store, withinMs]) => {
  const world = createWorld({ rateStore: store, creditStore: store });

  const asked = watch(world.ask('a'));
  const spending = watch(world.requestQueue.spending());
  const reset = watch(createWorld({ rateStore: store, creditStore: store }).requestQueue.reset());
  await world.clock.pass(withinMs);

  expect(toWord(asked.result)).toBe('answered');
  expect(spending.result).toMatchObject({ creditsLeft: null });
  expect(reset).toBeDefined();
});

test.for([[never], [broken]])('a reset ends with stores that do not work', async ([save]) => {
  const world = createWorld({ rateStore: { load: async () => undefined, save: save ?? never } });

  const reset = watch(world.requestQueue.reset().then(() => 'done'));
  await world.clock.pass(50);

  expect(reset.result).toBe('done');
});

test('writes down what it sends before it is sent', async () => {
  const world = createWorld();
  const kept: unknown[] = [];

  void world.ask('a', {
    send: async () => {
      kept.push(structuredClone(world.rateStore.value), structuredClone(world.creditStore.value));
      return { ok: true, value: '', asOf: '', credits: 20, fresh: true };
    },
  });
  await world.clock.pass(0);

  expect(kept).toMatchObject([{ countedByMs: [noon + 550] }, { today: { spent: 20, requests: 1 } }]);
});

test('waits for a slow store only so long', async () => {
  const world = createWorld();
  world.creditStore.save = () => world.clock.wait(10_000);

  await world.askAndPass(1000, 'a');

  expect(world.sent[0]?.atMs).toBe(50);
});

test('counts from the time of sending, not of writing down', async () => {
  const world = createWorld();
  world.creditStore.save = never;
  for (const question of ['1', '2', '3', '4', '5']) world.plan(question, { afterMs: 9000 });

  for (const question of ['1', '2', '3', '4', '5', 'sixth']) void world.ask(question, { urgency: 'history' });
  await world.clock.pass(5000);

  // Five requests are sent at 50 ms. The next may be sent 1,500 ms later, and saving takes another 50 ms.
  expect(world.sent.map(({ atMs }) => atMs)).toEqual([50, 50, 50, 50, 50, 1600]);
});

test('never lets an older state lie over a newer one', async () => {
  const world = createWorld();
  const { save } = world.creditStore;
  const delaysMs = [40, 10];
  world.creditStore.save = (value) => {
    const kept = structuredClone(value);
    return world.clock.wait(delaysMs.shift() ?? 0).then(() => save(kept));
  };

  await world.askAndPass(5, '1');
  await world.askAndPass(60, '2');

  expect(world.creditStore.value).toMatchObject({ today: { spent: 40, requests: 2 } });
});

test('writes again when a write that was taken for lost comes to lie over a newer one', async () => {
  const world = createWorld();
  const { save } = world.creditStore;
  const delaysMs = [5000];
  let saves = 0;
  world.creditStore.save = (value) => {
    const kept = structuredClone(value);
    saves += 1;
    return world.clock.wait(delaysMs.shift() ?? 0).then(() => save(kept));
  };

  await world.askAndPass(2000, '1');
  await world.askAndPass(2900, '2');
  const before = saves;
  await world.clock.pass(90_000);

  expect(world.creditStore.value).toMatchObject({ today: { spent: 40, requests: 2 } });
  expect(saves).toBe(before + 1);
});

test('does not write for ever where every write takes long', async () => {
  const world = createWorld();
  let saves = 0;
  world.creditStore.save = () => {
    saves += 1;
    return world.clock.wait(1500);
  };

  await world.askAndPass(90_000, '1');

  expect(saves).toBe(2);
});

test('leaves no more than three writes open, and writes the last state when one ends', async () => {
  const world = createWorld();
  const { save } = world.creditStore;
  const open: (() => void)[] = [];
  world.creditStore.save = () => new Promise((resolve) => open.push(resolve));
  for (let at = 0; at < 20; at += 1) {
    await world.askAndPass(2000, `card ${at}`);
  }
  const opened = open.length;

  world.creditStore.save = save;
  open[2]?.();
  await world.clock.pass(0);

  expect(opened).toBe(3);
  expect(world.creditStore.value).toMatchObject({ today: { spent: 400, requests: 20 } });
});

test('stops waiting for a store whose loading never ends, and writes once when it does', async () => {
  const world = createWorld();
  let onLoad: () => void = () => undefined;
  world.creditStore.load = () =>
    new Promise((resolve) => {
      onLoad = () => resolve(undefined);
    });
  for (let at = 0; at < 20; at += 1) void world.ask(`card ${at}`);
  await world.clock.pass(10_000);
  const before = world.creditStore.saves;
  const startMs = world.clock.now();
  await world.askAndPass(10, 'late');

  onLoad();
  await world.clock.pass(0);

  expect(world.sent.at(-1)).toMatchObject({ question: 'late', atMs: startMs - noon });
  expect([before, world.creditStore.saves]).toEqual([0, 1]);
  expect(world.creditStore.value).toMatchObject({ today: { spent: 420, requests: 21 } });
});

test('waits for writing again once a late store has loaded', async () => {
  const world = createWorld();
  world.creditStore.load = () => world.clock.wait(1000);
  await world.askAndPass(3000, 'early');

  world.creditStore.save = () => world.clock.wait(30);
  await world.askAndPass(100, 'late');

  expect(world.sent.map(({ atMs }) => atMs)).toEqual([200, 3030]);
});

test('keeps what an account has left with the pace, not with what outlives the browser', async () => {
  const world = createWorld();
  world.plan('a', { meter: { creditsLeft: 987_654 } });

  await world.askAndPass(500, 'a');

  expect(world.creditStore.value).toEqual({
    today: { untilMs: midnight, spent: 20, requests: 1 },
    refusals: { isKeyRefused: false, spentUntilMs: null },
  });
  expect(world.rateStore.value).toMatchObject({ left: { credits: 987_654, atMs: noon + 100 } });
});

test('knows nothing of what is left in another life of the browser', async () => {
  const world = createWorld();
  world.plan('a', { meter: { creditsLeft: 987_654 } });
  await world.askAndPass(500, 'a');

  world.rateStore.value = undefined;
  world.restart();

  expect(await world.requestQueue.spending()).toMatchObject({ creditsLeft: null, atMs: null, spentToday: 20 });
});

test('writes on after a write that never ended', async () => {
  const world = createWorld();
  const { save } = world.creditStore;
  world.creditStore.save = never;
  await world.askAndPass(10, '1');
  world.creditStore.save = save;

  await world.clock.pass(3000);

  expect(world.creditStore.value).toMatchObject({ today: { spent: 20, requests: 1 } });
});

test('takes no hold, no plan and no credits out of a store that comes after a reset', async () => {
  const refused = { fromMs: noon, untilMs: noon + 60_000 };
  const world = createWorld({
    keptRates: { rate: { told: 1 }, refused, usedUp: refused, left: { credits: 7, atMs: noon } },
  });

  void world.requestQueue.reset();
  const asked = ['1', '2', '3', '4', '5'].map((question) => watch(world.ask(question)));
  await world.clock.pass(200);

  expect(asked.map(({ result }) => toWord(result))).toEqual(Array(5).fill('answered'));
  expect((await world.requestQueue.spending()).creditsLeft).toBeNull();
});

test('adds what was kept when it comes late', async () => {
  const world = createWorld({ keptCredits: { today: { untilMs: midnight, spent: 100, requests: 5 } } });
  const load = world.creditStore.load;
  world.creditStore.load = async () => {
    await world.clock.wait(3000);
    return load();
  };

  await world.askAndPass(1500, 'a');
  const early = await world.requestQueue.spending();
  await world.clock.pass(3000);
  const late = await world.requestQueue.spending();

  expect([early.spentToday, late.spentToday]).toEqual([20, 120]);
  expect(world.creditStore.value).toMatchObject({ today: { spent: 120, requests: 6 } });
});

test('takes no refusal out of a store that comes after a reset', async () => {
  const world = createWorld({ keptCredits: { refusals: { isKeyRefused: true } } });

  void world.requestQueue.reset();
  const asked = await world.askAndPass(500, 'a');

  expect(toWord(asked.result)).toBe('answered');
});

const damaged: unknown[] = [
  undefined,
  null,
  0,
  'text',
  [],
  [null],
  { today: 7 },
  { today: null, refusals: [], reading: 'x', left: 5 },
  { today: { untilMs: midnight, spent: -5, requests: -1 } },
  { today: { untilMs: midnight, spent: 1e300, requests: '9' } },
  { today: { untilMs: midnight, spent: Number.NaN, requests: Number.POSITIVE_INFINITY } },
  { today: { untilMs: midnight + 9 * dayMs, spent: 100, requests: 1 } },
  { today: { untilMs: midnight - dayMs, spent: 100, requests: 1 } },
  { today: { untilMs: String(midnight), spent: 100, requests: 1 } },
  { today: { untilMs: noon + 3_600_000, spent: 100, requests: 1 } },
  { left: { credits: '7', atMs: noon } },
  { left: { credits: 7, atMs: noon + 1 } },
  { left: { credits: 7, atMs: -1 } },
  { left: { credits: 0.5, atMs: noon } },
  { refusals: { isKeyRefused: 'true', spentUntilMs: null } },
  { countedByMs: 'x', rate: 'x', refused: 'x', usedUp: 'x' },
  { countedByMs: Array(1000).fill(noon + 3_600_000) },
  { countedByMs: ['x', null, {}, Number.NaN, -1, 1e300] },
  { rate: { told: 0, slowed: { limit: 0, atMs: noon } } },
  { rate: { told: '2', slowed: { limit: 2, atMs: noon + 1 } } },
  { rate: { told: -1, slowed: { limit: 900, atMs: noon } } },
  { refused: { fromMs: noon + 1, untilMs: noon + 9000 } },
  { refused: { fromMs: noon, untilMs: noon + 3_600_000 } },
  { usedUp: { fromMs: 'x', untilMs: noon + 9000 } },
];

test.for(damaged.map((value) => [value]))('starts over with a damaged store: %j', async ([value]) => {
  const world = createWorld({ keptRates: value, keptCredits: value });

  const asked = ['1', '2', '3', '4', '5'].map((question) => watch(world.ask(question)));
  await world.clock.pass(100);

  expect(asked.map(({ result }) => toWord(result))).toEqual(Array(5).fill('answered'));
  expect(await world.requestQueue.spending()).toEqual({
    creditsLeft: null,
    atMs: null,
    spentToday: 100,
    requestsToday: 5,
  });
});

test('keeps no more requests than it can have made, however many were stored', async () => {
  const world = createWorld({ keptRates: { countedByMs: Array(100_000).fill(noon) } });

  await world.requestQueue.reset();

  expect(JSON.stringify(world.rateStore.value).length).toBeLessThan(5000);
});

test('a damaged time of spent credits reads as the next midnight', async () => {
  const world = createWorld({ keptCredits: { refusals: { spentUntilMs: 'soon' } } });

  const reply = await world.askAndPass(0, 'a');

  expect(reply.result).toMatchObject({
    failure: { kind: 'out-of-credits', untilTime: '2026-03-15T00:00:00.000Z' },
  });
});

test('keeps nothing of the questions', async () => {
  const world = createWorld();

  await world.askAndPass(500, '0xsecret');

  expect(JSON.stringify([world.rateStore.value, world.creditStore.value])).not.toContain('secret');
});

test('reads each store once', async () => {
  const rateStore = createMemoryStore();
  let loads = 0;
  const world = createWorld({
    rateStore: {
      ...rateStore,
      load: async () => {
        loads += 1;
      },
    },
  });

  for (const question of ['1', '2', '3']) void world.ask(question);
  await world.clock.pass(5000);
  void world.requestQueue.spending();
  await world.requestQueue.reset();

  expect(loads).toBe(1);
});
