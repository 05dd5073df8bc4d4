import { expect, test } from 'vitest';
import type { BalanceChange } from '../../../src/models/balance.ts';
import { prices } from '../../../src/models/credits.ts';
import type { Failure } from '../../../src/models/failure.ts';
import type { AddressCheck } from '../../../src/models/watched.ts';
import { addressAt, balanceOf, createChecksWorld, hashAt, minuteMs } from '../lookup/watching/checks-world.ts';
import { named } from '../ui/named.ts';
import cases from './run-checks.json' with { type: 'json' };

test('nothing is asked before the user wants it', async () => {
  const { world, start, watch } = createChecksWorld();
  world.wishes = { ...world.wishes, everyMinutes: null };
  await watch(1);

  expect(await start().run()).toBeNull();
  expect(world.asked).toEqual([]);
});

test('the first check is what later ones are compared with, and no news', async () => {
  const { world, start, watch, checkOf } = createChecksWorld();
  await watch(1);
  world.balances.set(addressAt(1), balanceOf('5', 10));

  const next = await start().run();

  expect(next).toBe(world.nowMs + 60 * minuteMs);
  expect(await checkOf(addressAt(1))).toMatchObject({
    seen: { value: '5', blockNumber: 10 },
    change: null,
    isNew: false,
    checkedMs: world.nowMs,
  });
  expect(world.told).toEqual([]);
});

test('a change is exact to the wei, new, and reported once', async () => {
  const { world, start, watch, checkOf, store, runAndPass } = createChecksWorld();
  await watch(1);
  world.balances.set(addressAt(1), balanceOf('1000000000000000000000000000001', 10));
  await runAndPass(60);
  world.balances.set(addressAt(1), balanceOf('999999999999999999999999999999', 12));

  await runAndPass(60);
  await start().run();

  expect(await checkOf(addressAt(1))).toMatchObject({ change: { delta: '-2' }, isNew: true, isUntold: false });
  expect(world.told.map((found) => found.map(({ about }) => about))).toEqual([[addressAt(1)]]);
  expect(await store.countNew()).toBe(1);
  await store.markSeen([addressAt(1)]);
  expect(await store.countNew()).toBe(0);
});

test.for([
  ['before it is old', '2025-11-22T10:00:00Z', null],
  ['after it is news', '2026-11-22T10:30:00Z', '7'],
] as const)('a check of an earlier version found no history, and a change %s', async ([, approximateTime, delta]) => {
  const { world, start, watch, checkOf, store, runAndPass } = createChecksWorld();
  await watch(1);
  await runAndPass(60);
  const { turn } = await store.read();
  const { since: _, ...old } = (await checkOf(addressAt(1))) as AddressCheck;
  await store.save(old, turn);
  world.balances.set(addressAt(1), { ...balanceOf('7', 3), approximateTime });

  await start().run();

  expect(await checkOf(addressAt(1))).toMatchObject({ seen: { value: '7' }, change: delta && { delta } });
});

/** Returns a change of a table: its value, its block, and its time if it is another one. */
const toChange = ([value, block, time, unsure]: (string | number | null)[]): BalanceChange => ({
  ...balanceOf(String(value), Number(block), time as string | null | undefined),
  ...(unsure && { isTimeUnsure: true }),
});

test.for(named(cases.seconds))('%s', async ([, { first, second, expected }]) => {
  const { world, watch, checkOf, runAndPass } = createChecksWorld();
  await watch(1);
  if (first) world.balances.set(addressAt(1), toChange(first));
  await runAndPass(60);
  world.balances.set(addressAt(1), toChange(second));

  await runAndPass(60);

  expect(await checkOf(addressAt(1))).toMatchObject(expected);
});

const past = (value: string, block: number) => balanceOf(value, block, '2026-11-01T00:00:00Z');

type ChecksWorld = ReturnType<typeof createChecksWorld>;

/** Watches an address, checks it once with each of these histories, and returns its state after each check. */
async function checkEach({ world, watch, checkOf, runAndPass }: ChecksWorld, histories: BalanceChange[][]) {
  await watch(1);
  const states: AddressCheck[] = [];
  for (const rows of histories) {
    world.balances.set(addressAt(1), rows);
    await runAndPass(60);
    const check = await checkOf(addressAt(1));
    if (check?.kind === 'address') states.push(check);
  }
  return states;
}

test('a chain that began again is doubted once, and then believed', async () => {
  const states = await checkEach(createChecksWorld(), [
    [past('10', 5_000_000)],
    [past('1000', 120)],
    [past('999', 130)],
    [past('5', 140)],
  ]);

  expect(states.map(({ seen }) => seen?.value)).toEqual(['10', '10', '999', '5']);
  const [first, ...others] = states.map(({ checkedMs }) => checkedMs ?? 0);
  expect(others.map((ms) => (ms - (first ?? 0)) / 3_600_000)).toEqual([0, 2, 3]);
});

test.for(named(cases.histories))('%s', async ([, { histories, seen, deltas, takenBack = [], told }]) => {
  const checks = createChecksWorld();

  const states = await checkEach(
    checks,
    histories.map((rows) => rows.map(toChange)),
  );

  expect(states.map((state) => state.seen?.value ?? null)).toEqual(seen);
  expect(states.map(({ change }) => change?.delta ?? null)).toEqual(deltas);
  expect(states.flatMap(({ change }, at) => (change?.isTakenBack ? [at] : []))).toEqual(takenBack);
  expect(checks.world.told).toHaveLength(told);
});

test.for<[string, BalanceChange[], string, string]>([
  ['the newest record', [{ ...past('5', 10), unreadAbove: 1 }], '8', '3'],
  ['a record below the newest', [{ ...balanceOf('12', 30), unread: 1 }, past('5', 10)], '12', '4'],
])('%s that cannot be read any more is not taken back by the chain', async ([, rows, value, delta]) => {
  const states = await checkEach(createChecksWorld(), [
    [past('5', 10)],
    [balanceOf('8', 20), past('5', 10)],
    rows,
    rows,
  ]);

  expect(states.at(-1)).toMatchObject({ seen: { value }, change: { delta } });
  expect(states.filter(({ change }) => change?.isTakenBack)).toEqual([]);
});

test.for([true, false])('a clock that was ahead at the first check hides nothing, set right: %s', async (isRight) => {
  const { world, watch, checkOf, runAndPass } = createChecksWorld();
  const nowMs = world.nowMs;
  await watch(1);
  world.balances.set(addressAt(1), past('5', 10));
  world.nowMs = Date.parse('2030-01-01T00:00:00Z');
  if (!isRight) world.sent = { sentMs: nowMs };
  await runAndPass(60);
  if (isRight) world.nowMs = nowMs + 3_600_000;
  world.balances.set(addressAt(1), balanceOf('8', 11, '2026-11-22T10:30:00Z'));
  await runAndPass(60);

  expect(await checkOf(addressAt(1))).toMatchObject({ change: { delta: '3' } });
});

test('no turn is begun before its time, however often it is run', async () => {
  const { world, start, watch, runAndPass } = createChecksWorld();
  await watch(1);
  await runAndPass(59);

  const next = await start().run();

  expect(world.asked).toHaveLength(1);
  expect(next).toBe(world.nowMs + minuteMs);
});

test('what was not checked for longest goes first, and new ones before all', async () => {
  const { world, start, watch, pass } = createChecksWorld();
  world.wishes = { ...world.wishes, budget: 2 * prices.address };
  for (const number of [1, 2, 3]) await watch(number);
  await start().run();
  expect(world.asked).toEqual([addressAt(1), addressAt(2)]);
  world.asked = [];
  pass(24 * 60);

  await start().run();

  expect(world.asked).toEqual([addressAt(3), addressAt(1)]);
});

test('the budget of a day is kept by all its turns together, and reported; the next day it is new', async () => {
  const { world, start, watch, store, pass, runAndPass } = createChecksWorld();
  world.wishes = { ...world.wishes, budget: 120 };
  for (const number of [1, 2]) await watch(number);
  await runAndPass(60);

  await start().run();

  expect(world.asked).toHaveLength(2);
  expect((await store.read()).turn).toMatchObject({ stopped: 'budget' });
  pass(24 * 60);
  await start().run();
  expect(world.asked).toHaveLength(4);
});

test('what the budget stopped goes on when there is more of it, or at midnight', async () => {
  const { world, start, watch } = createChecksWorld();
  world.wishes = { ...world.wishes, everyMinutes: 1440, budget: prices.address };
  for (const number of [1, 2, 3]) await watch(number);
  const midnight = await start().run();

  world.wishes = { ...world.wishes, budget: 2 * prices.address };
  await start().run();
  expect(world.asked).toEqual([addressAt(1), addressAt(2)]);

  expect(midnight).toBe(Date.parse('2026-11-23T00:00:00Z'));
  world.nowMs = Number(midnight);
  await start().run();
  expect(world.asked).toEqual([addressAt(1), addressAt(2), addressAt(3)]);
});

test('what was known costs nothing of the budget', async () => {
  const { world, start, watch, store } = createChecksWorld();
  await watch(1);
  world.credits = 0;

  await start().run();

  expect(world.asked).toEqual([addressAt(1)]);
  expect((await store.read()).turn.today).toMatchObject({ spent: 0 });
});

test('what was not sent costs nothing of the budget', async () => {
  const { world, start, watch, store } = createChecksWorld();
  await watch(1);
  world.failing = () => ({ kind: 'chain-not-served', chain: { id: 1, name: '' } });

  await start().run();

  expect((await store.read()).turn.today).toMatchObject({ spent: 0 });
});

test('a background that is stopped in the middle goes on with what it did not ask, and asks nothing twice', async () => {
  const { world, start, watch, store } = createChecksWorld();
  for (const number of [1, 2, 3]) await watch(number);
  let asked = 0;
  world.onAsk = () => {
    asked += 1;
    // The second request never resolves, as if the background were gone.
    return asked === 2 ? new Promise(() => {}) : undefined;
  };
  void start().run();
  await expect.poll(() => world.asked).toEqual([addressAt(1), addressAt(2)]);
  // Credits are reserved before the request, so they count as spent.
  expect((await store.read()).turn.today).toMatchObject({ spent: 2 * prices.address });

  await start().run();

  expect(world.asked).toEqual([addressAt(1), addressAt(2), addressAt(3)]);
});

test('what was found before the background was stopped is reported by the next one', async () => {
  const { world, start, watch, runAndPass } = createChecksWorld();
  for (const number of [1, 2]) await watch(number);
  await runAndPass(60);
  world.balances.set(addressAt(1), balanceOf('1', 1));
  let asked = 0;
  world.onAsk = () => {
    asked += 1;
    return asked === 2 ? new Promise(() => {}) : undefined;
  };
  void start().run();
  await expect.poll(() => asked).toBe(2);
  expect(world.told).toEqual([]);

  await start().run();

  expect(world.told.map((found) => found.map(({ about }) => about))).toEqual([[addressAt(1)]]);
});

test('what was found before the background was stopped is told before the next check replaces it', async () => {
  const { world, start, watch, pass, runAndPass } = createChecksWorld();
  for (const number of [1, 2]) await watch(number);
  await runAndPass(60);
  world.balances.set(addressAt(1), balanceOf('1', 1));
  let isStopped = false;
  world.onAsk = (about) => {
    isStopped = about === addressAt(2);
    return isStopped ? new Promise(() => {}) : undefined;
  };
  void start().run();
  await expect.poll(() => isStopped).toBe(true);
  pass(60);
  world.onAsk = () => {};
  world.balances.set(addressAt(1), balanceOf('4', 2));

  await start().run();

  expect(world.told.map((found) => found.map((check) => check.kind === 'address' && check.change?.delta))).toEqual([
    ['1'],
    ['3'],
  ]);
});

test('nothing is asked that cannot be written down', async () => {
  const { world, start, watch, store } = createChecksWorld();
  await watch(1);
  store.save = () => Promise.reject(new Error('The disk is broken.'));

  await expect(start().run()).rejects.toThrow('The disk is broken.');
  expect(world.asked).toEqual([]);
});

test.for(cases.ends)('$what ends the turn, and its reason is kept', async ({ failure }) => {
  const { world, start, watch, store } = createChecksWorld();
  for (const number of [1, 2]) await watch(number);
  world.failing = () => failure as Failure;

  const next = await start().run();

  expect(world.asked).toHaveLength(1);
  expect((await store.read()).turn).toMatchObject({ stopped: failure, endedMs: world.nowMs });
  expect(next).toBe(world.nowMs + 60 * minuteMs);
});

test('without a connection the others of a turn go on a quarter of an hour later', async () => {
  const { world, start, watch, pass } = createChecksWorld();
  for (const number of [1, 2]) await watch(number);
  world.failing = () => ({ kind: 'no-connection' });
  expect(await start().run()).toBe(world.nowMs + 15 * minuteMs);
  world.failing = null;
  pass(15);

  await start().run();

  expect(world.asked).toEqual([addressAt(1), addressAt(2)]);
});

test('trouble with one goes on with the next, three times in a row it pauses', async () => {
  const { world, start, watch } = createChecksWorld();
  for (const number of [1, 2, 3, 4]) await watch(number);
  world.failing = (about) => (about === addressAt(1) ? { kind: 'service-trouble', status: 500 } : null);
  await start().run();
  expect(world.asked).toHaveLength(4);

  const other = createChecksWorld();
  for (const number of [1, 2, 3, 4]) await other.watch(number);
  other.world.failing = () => ({ kind: 'service-trouble', status: 500 });
  await other.start().run();
  expect(other.world.asked).toHaveLength(3);
});

test.for([0, 1, 2])('what is removed, moved or added again while it is asked about keeps no check: %i', async (how) => {
  const { world, start, watch, list, checkOf } = createChecksWorld();
  await watch(1);
  const again = () => list.save({ address: addressAt(1), name: '', note: '', addedMs: 99 }).then(() => {});
  const ways = [() => list.remove(addressAt(1)), () => watch(1, 10), () => list.remove(addressAt(1)).then(again)];
  world.onAsk = ways[how] ?? again;

  await start().run();

  expect(await checkOf(addressAt(1))).toBeUndefined();
});

test('another chain begins again', async () => {
  const { world, start, watch, checkOf, pass } = createChecksWorld();
  await watch(1, 1);
  world.balances.set(addressAt(1), balanceOf('5', 10));
  await start().run();
  await watch(1, 10);
  pass(60);
  world.balances.set(addressAt(1), balanceOf('9', 99));

  await start().run();

  expect(await checkOf(addressAt(1))).toMatchObject({ chainId: 10, seen: { value: '9' }, change: null });
});

test('a clock that was ahead delays nothing', async () => {
  const { world, start, watch, runAndPass } = createChecksWorld();
  await watch(1);
  await runAndPass(-7 * 24 * 60);

  await start().run();

  expect(world.asked).toHaveLength(2);
});

test.for([
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['dropped', 'dropped'],
] as const)('a transaction that has %s is reported, stays, and is not asked for again', async ([state, end]) => {
  const { world, start, await: wait, checkOf, pass, runAndPass } = createChecksWorld();
  await wait(1);
  world.states.set(hashAt(1), 'pending');
  await start().run();
  expect(await checkOf(hashAt(1))).toMatchObject({ state: 'pending', end: null, isNew: false });
  pass(60);
  world.states.set(hashAt(1), state);
  await runAndPass(60);

  await start().run();

  expect(world.asked).toHaveLength(2);
  expect(await checkOf(hashAt(1))).toMatchObject({ end, isNew: true });
  expect(world.told).toHaveLength(1);
});

test('what is not found twelve times in a row is lost, and not asked for any more', async () => {
  const { world, await: wait, checkOf, runAndPass } = createChecksWorld();
  await wait(1);

  for (let turn = 0; turn < 15; turn += 1) {
    await runAndPass(60);
  }

  expect(world.asked).toHaveLength(12);
  expect(await checkOf(hashAt(1))).toMatchObject({ end: 'lost' });
});

test('what waits for ever is left after 300 checks', async () => {
  const { world, await: wait, checkOf, runAndPass } = createChecksWorld();
  world.wishes = { ...world.wishes, everyMinutes: 15, budget: 1_000_000 };
  await wait(1);
  world.states.set(hashAt(1), 'pending');

  for (let turn = 0; turn < 305; turn += 1) {
    await runAndPass(15);
  }

  expect(world.asked).toHaveLength(300);
  expect(await checkOf(hashAt(1))).toMatchObject({ end: 'left' });
});

test('what was found before notifications were turned off is never reported', async () => {
  const { world, start, watch, pass, runAndPass } = createChecksWorld();
  for (const number of [1, 2]) await watch(number);
  await runAndPass(60);
  world.balances.set(addressAt(1), balanceOf('1', 1));
  world.onAsk = (about) => {
    if (about === addressAt(2)) world.wishes = { ...world.wishes, tells: false };
  };
  await start().run();
  world.wishes = { ...world.wishes, tells: true };
  pass(60);

  await start().run();

  expect(world.told).toEqual([]);
});

test('without a wish for notifications nothing is kept to be reported later', async () => {
  const { world, start, watch, pass, runAndPass } = createChecksWorld();
  world.wishes = { ...world.wishes, tells: false };
  await watch(1);
  await runAndPass(60);
  world.balances.set(addressAt(1), balanceOf('1', 1));
  await start().run();
  world.wishes = { ...world.wishes, tells: true };
  pass(60);

  await start().run();

  expect(world.told).toEqual([]);
});

test('what was seen while a turn runs stays seen, and what was not stays new', async () => {
  const { world, start, watch, store, checkOf, pass, runAndPass } = createChecksWorld();
  for (const number of [1, 2]) await watch(number);
  await runAndPass(60);
  for (const number of [1, 2]) world.balances.set(addressAt(number), balanceOf('1', 1));
  await start().run();
  expect(await store.countNew()).toBe(2);
  pass(60);
  world.onAsk = (about) => (about === addressAt(1) ? store.markSeen([about]) : undefined);

  await start().run();

  expect(await checkOf(addressAt(1))).toMatchObject({ checkedMs: world.nowMs, isNew: false });
  expect(await checkOf(addressAt(2))).toMatchObject({ checkedMs: world.nowMs, isNew: true });
});
