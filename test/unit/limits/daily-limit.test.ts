import { expect, test } from 'vitest';
import { createWorld, toWord, watch } from './limits-world.ts';

function createLimited(limit: number | null) {
  const daily = { limit };
  const world = createWorld({ readDailyLimit: async () => daily.limit });
  return { world, daily };
}

test('refuses what would go beyond the limit, and says until when', async () => {
  const { world } = createLimited(50);
  void world.ask('1');
  void world.ask('2');
  await world.clock.pass(500);

  const third = watch(world.ask('3'));
  await world.clock.pass(0);

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

test('lets the cheap one go where the dear one may not', async () => {
  const { world } = createLimited(40);

  const dear = watch(world.ask('dear', { price: 50 }));
  const cheap = watch(world.ask('cheap', { price: 20 }));
  await world.clock.pass(500);

  expect([toWord(dear.result), toWord(cheap.result)]).toEqual(['daily-limit', 'answered']);
});

test.for<[fact: string, limits: [number | null, number | null], word: string]>([
  ['a raised limit', [20, 40], 'answered'],
  ['a lowered limit', [100, 30], 'daily-limit'],
  ['a limit that was taken away', [20, null], 'answered'],
  ['a limit that was set', [null, 30], 'daily-limit'],
])('heeds %s at once', async ([, [before, after], word]) => {
  const { world, daily } = createLimited(before);
  void world.ask('1');
  await world.clock.pass(500);

  daily.limit = after;
  const asked = watch(world.ask('2'));
  await world.clock.pass(500);

  expect(toWord(asked.result)).toBe(word);
});

test('ends at midnight', async () => {
  const { world } = createLimited(20);
  void world.ask('1');
  await world.clock.pass(500);

  await world.clock.pass(43_200_000);
  const asked = watch(world.ask('2'));
  await world.clock.pass(500);

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

test('keeps the limit it knows when it cannot be read', async () => {
  let reads = 0;
  const world = createWorld({
    readDailyLimit: () => {
      reads += 1;
      if (reads === 1) return Promise.resolve(20);
      return reads === 2 ? Promise.reject(new Error('no storage')) : new Promise(() => undefined);
    },
  });
  void world.ask('1');
  await world.clock.pass(500);

  const rejected = watch(world.ask('2'));
  await world.clock.pass(0);
  const silent = watch(world.ask('3'));
  await world.clock.pass(200);

  expect([toWord(rejected.result), toWord(silent.result)]).toEqual(['daily-limit', 'daily-limit']);
});
