import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createFront } from '../../../src/cache/answers.ts';
import { createMemoryCache } from '../../../src/cache/cache.ts';
import { createWorld, startWorld } from './a-database.ts';

test('what was never put reads as null', async () => {
  const records = createWorld().start();

  expect(await records.answers.get('a')).toBeNull();
});

test('another start of the background reads what put() wrote before it resolved', async () => {
  const world = createWorld();
  await world.start().answers.put('a', { value: { deep: ['\u202e', 1, null] }, askedMs: world.time });

  expect(await world.start().answers.get('a')).toEqual({ value: { deep: ['\u202e', 1, null] }, askedMs: world.time });
});

test('put() resolves after its transaction was committed', async () => {
  const { world, records } = startWorld();
  await records.size();
  const { transaction } = IDBDatabase.prototype;
  let open = 0;
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...how) {
    const begun = transaction.apply(this, how);
    open += 1;
    begun.addEventListener('complete', () => {
      open -= 1;
    });
    return begun;
  });

  await records.answers.put('a', { value: 1, askedMs: world.time });

  expect([begin.mock.calls.length, open]).toEqual([1, 0]);
  begin.mockRestore();
});

test('a known answer costs no look into the database', async () => {
  const world = createWorld();
  await world.start().answers.put('a', { value: 1, askedMs: world.time });
  const records = world.start();
  await records.answers.get('a');
  await records.size();
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');

  const kept = await records.answers.get('a');

  expect(kept?.value).toBe(1);
  expect(get).not.toHaveBeenCalled();
  get.mockRestore();
});

test('who changes an answer changes only a copy', async () => {
  const { world, records } = startWorld();
  const value = { list: [1] };
  await records.answers.put('a', { value, askedMs: world.time });
  value.list.push(2);
  const first = await records.answers.get('a');
  if (first) Object.assign(first.value ?? {}, { list: [1, 3] });

  expect((await records.answers.get('a'))?.value).toEqual({ list: [1] });
});

const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;

test.for([
  ['a value that is no JSON', cyclic, 1],
  ['a bigint', 1n, 1],
  ['undefined', undefined, 1],
  ['a time that is not a number', 1, Number.NaN],
] as const)('%s is not kept and nothing throws', async ([, value, askedMs]) => {
  const records = createWorld().start();

  await records.answers.put('a', { value, askedMs });

  expect(await records.answers.get('a')).toBeNull();
  expect(await records.size()).toEqual({ count: 0, bytes: 0 });
});

test('size counts answers and bytes of JSON exactly, also when one is replaced', async () => {
  const { world, records } = startWorld();

  await records.answers.put('a', { value: 'xxxx', askedMs: world.time });
  await records.answers.put('b', { value: '€', askedMs: world.time });
  await records.answers.put('a', { value: 'x', askedMs: world.time });

  expect(await records.size()).toEqual({ count: 2, bytes: 3 + 5 });
});

test('own keys named __proto__ come back as they went', async () => {
  const world = createWorld();
  const value = JSON.parse('{"__proto__": {"a": 1}}');
  await world.start().answers.put('a', { value, askedMs: 1 });

  const kept = await world.start().answers.get('a');

  expect(JSON.stringify(kept?.value)).toBe('{"__proto__":{"a":1}}');
});

test('many puts and gets at once all come out right', async () => {
  const { world, records } = startWorld();
  const names = Array.from({ length: 100 }, (_, place) => `q${place}`);

  await Promise.all(names.map((name) => records.answers.put(name, { value: name, askedMs: world.time })));
  const again = world.start();
  const kept = await Promise.all(names.map((name) => again.answers.get(name)));

  expect(kept.map((one) => one?.value)).toEqual(names);
  expect((await again.size()).count).toBe(100);
});

test('records in memory do the same and reach no disk', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const records = createMemoryCache({ now: () => 5 });

  await records.answers.put('a', { value: 1, askedMs: 5 });

  expect(await records.answers.get('a')).toEqual({ value: 1, askedMs: 5 });
  expect(open).not.toHaveBeenCalled();
});

const [alice, bob] = ['0xa11ce', '0xa11b0b'];

test.for(['disk', 'memory'] as const)(
  'answers are found by party on %s, newest first, until they go',
  async (where) => {
    const world = createWorld({ maxCount: 3 });
    const { answers, forget } = where === 'disk' ? world.start() : createMemoryCache({ now: world.now, maxCount: 3 });
    const put = (name: string, askedMs: number, ...parties: string[]) =>
      answers.put(name, { value: name, askedMs: world.time + askedMs, parties });
    const found = async (...what: Parameters<typeof answers.findParty>) =>
      (await answers.findParty(...what)).map(({ question }) => question);
    await put('first', 1, alice, bob);
    await put('second', 5, alice);
    await put('third', 3, alice, '0xb');

    expect(await found(alice, 9)).toEqual(['second', 'third', 'first']);
    expect(await found(alice, 2)).toEqual(['second', 'third']);
    expect(await found('0xa11', 9)).toEqual([]);
    expect(await answers.findPartiesLike('0xa11', 9)).toEqual([
      { address: alice, askedMs: world.time + 5, question: 'second' },
      { address: bob, askedMs: world.time + 1, question: 'first' },
    ]);

    await put('second', 7, bob);
    await put('fourth', 8, bob);
    expect([await found(alice, 9), await found(bob, 9)]).toEqual([[], ['fourth', 'second']]);

    world.time += 10;
    await forget();
    expect([await found(alice, 9), await found(bob, 9)]).toEqual([[], []]);
  },
);

test('of an answer with thousands of parties, the first 200 are kept, and count', async () => {
  const { world, records } = startWorld();
  const parties = Array.from({ length: 5000 }, (_, at) => `0x${at}`);

  await records.answers.put('a', { value: 1, askedMs: world.time, parties });

  expect(await records.answers.findPartiesLike('0x', 5000)).toHaveLength(200);
  const stored = Array.from({ length: 200 }, (_, at) => [`0x${at}`, world.time]);
  expect(await records.size()).toEqual({ count: 1, bytes: 1 + JSON.stringify(stored).length });
});

function fill(names: string[], limits: { maxCount: number; maxLetters: number }) {
  const front = createFront(limits);
  for (const name of names) front.set(name, { json: name.repeat(10), askedMs: 1 });

  return front;
}

test('of too many answers those used longest ago go', () => {
  const front = fill(['a', 'b', 'c'], { maxCount: 3, maxLetters: 1000 });
  front.get('a');
  front.peek('b');

  front.set('d', { json: 'd', askedMs: 1 });

  expect(['a', 'b', 'c', 'd'].map((name) => front.peek(name) !== null)).toEqual([true, false, true, true]);
});

test('of too many letters those used longest ago go, also when one is replaced by a longer one', () => {
  const front = fill(['a', 'b', 'c'], { maxCount: 10, maxLetters: 30 });

  front.set('c', { json: 'c'.repeat(11), askedMs: 1 });

  expect(['a', 'b', 'c'].map((name) => front.peek(name)?.json.length)).toEqual([undefined, 10, 11]);
});

test('an answer that is too long drives no other out, and replaces its older self', () => {
  const front = fill(['a', 'b'], { maxCount: 10, maxLetters: 30 });

  front.set('a', { json: 'a'.repeat(31), askedMs: 1 });

  expect([front.get('a'), front.get('b')?.json.length]).toEqual([null, 10]);
});

test('removing and clearing give the room back', () => {
  const front = fill(['a', 'b', 'c'], { maxCount: 10, maxLetters: 30 });
  front.remove('a');
  front.set('d', { json: 'd'.repeat(10), askedMs: 1 });
  const known = front.get('b');
  front.clear();
  for (const name of ['e', 'f', 'g']) front.set(name, { json: name.repeat(10), askedMs: 1 });

  expect(known).not.toBeNull();
  expect(['b', 'e', 'f', 'g'].map((name) => front.get(name) !== null)).toEqual([false, true, true, true]);
});
