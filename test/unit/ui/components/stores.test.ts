import { expect, test } from 'vitest';
import type { Allowance } from '../../../../src/messaging/protocol.ts';
import { createAccessStore } from '../../../../src/ui/components/access-note.tsx';
import { createCreditsStore } from '../../../../src/ui/components/credits-store.ts';
import { createDeferred, createFakeAsk } from '../fake-ask.ts';
import cases from './stores.cases.json' with { type: 'json' };

function createWorld(allowed: string[] = [], onGiven?: () => void) {
  const world = { allowed: new Set(allowed), address: 'https://api.example', answer: true, asked: [] as string[][] };
  const store = createAccessStore({
    ...(onGiven && { onGiven }),
    readAddress: async () => world.address,
    toPattern: (address) => `${address}/*`,
    allPages: '<all_urls>',
    has: async (origin) => world.allowed.has(origin),
    request: async (origins) => {
      world.asked.push(origins);
      if (world.answer) for (const origin of origins) world.allowed.add(origin);
      return world.answer;
    },
  });
  return { world, store };
}

test.for(cases.missing)('knows that $name is missing', async ({ allowed, missing }) => {
  const { store } = createWorld(allowed);
  expect(store.missing.value).toBe(null);

  await store.load();

  expect(store.missing.value).toEqual(missing);
});

test('asks for all that is missing at once, inside the click itself', async () => {
  const { store, world } = createWorld();
  await store.load();

  const asking = store.allow();
  expect(world.asked).toEqual([['<all_urls>', 'https://api.example/*']]);
  await asking;

  expect(store.missing.value).toBe(null);
  expect(store.isDeclined.value).toBe(false);
});

test('says that it is still missing if the user declined, until it is allowed elsewhere', async () => {
  const { store, world } = createWorld(['<all_urls>']);
  world.answer = false;
  await store.load();
  await store.allow();
  expect(store.missing.value).toEqual({ pages: false, api: 'https://api.example' });
  expect(store.isDeclined.value).toBe(true);

  world.allowed.add('https://api.example/*');
  await store.load();

  expect(store.missing.value).toBe(null);
  expect(store.isDeclined.value).toBe(false);
});

test('a browser that refuses even to ask has not granted', async () => {
  const store = createAccessStore({
    readAddress: async () => 'https://api.example',
    toPattern: (address) => `${address}/*`,
    allPages: '<all_urls>',
    has: async () => false,
    request: () => Promise.reject(new Error('not from a gesture')),
  });
  await store.load();

  await store.allow();

  expect(store.isDeclined.value).toBe(true);
});

test('another address is looked at again', async () => {
  const { store, world } = createWorld(['<all_urls>', 'https://api.example/*']);
  await store.load();

  world.address = 'http://127.0.0.1:4000';
  await store.load();

  expect(store.missing.value).toEqual({ pages: false, api: 'http://127.0.0.1:4000' });
});

test('tells when nothing is missing any more, and only then', async () => {
  let given = 0;
  const { store, world } = createWorld(['<all_urls>', 'https://api.example/*'], () => {
    given += 1;
  });
  await store.load();
  world.allowed.delete('https://api.example/*');
  await store.load();
  const before = given;

  world.allowed.add('https://api.example/*');
  await store.load();
  await store.load();

  expect([before, given]).toEqual([0, 1]);
});

const left = (creditsLeft: number): Allowance => ({ creditsLeft, asOf: null, spentToday: 0, requestsToday: 0 });

test('asks once more after an answer on its way, and keeps the newest', async () => {
  const first = createDeferred<Allowance>();
  const answers = [first.promise, left(10), left(0)];
  const { ask, asked } = createFakeAsk({ allowance: () => answers.shift() ?? left(-1) });
  const store = createCreditsStore({ ask });

  const loading = store.load();
  await Promise.all([store.load(), store.load()]);
  first.resolve(left(20));
  await loading;

  expect(asked).toHaveLength(2);
  expect(store.allowance.value).toEqual(left(10));
});

test('keeps the last answer when there is no new one', async () => {
  let isGone = false;
  const { ask } = createFakeAsk({
    allowance: () => (isGone ? Promise.reject(new Error('gone')) : left(20)),
  });
  const store = createCreditsStore({ ask });
  await store.load();

  isGone = true;
  await store.load();

  expect(store.allowance.value).toEqual(left(20));
});
