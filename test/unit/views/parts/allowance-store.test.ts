import { expect, test } from 'vitest';
import type { Allowance } from '../../../../src/messages/protocol.ts';
import { createAllowanceStore } from '../../../../src/views/parts/allowance-store.ts';
import { createDeferred, createFakeAsk } from '../fake-ask.ts';

const left = (creditsLeft: number): Allowance => ({ creditsLeft, asOf: null, spentToday: 0, requestsToday: 0 });

test('asks once more after an answer on its way, and keeps the newest', async () => {
  const first = createDeferred<Allowance>();
  const answers = [first.promise, left(10), left(0)];
  const { ask, asked } = createFakeAsk({ allowance: () => answers.shift() ?? left(-1) });
  const store = createAllowanceStore({ ask });

  const loading = store.load();
  await Promise.all([store.load(), store.load()]);
  first.resolve(left(20));
  await loading;

  expect(asked).toHaveLength(2);
  expect(store.allowance.value).toEqual(left(10));
});

test('keeps the last answer when nobody answers', async () => {
  let isGone = false;
  const { ask } = createFakeAsk({
    allowance: () => (isGone ? Promise.reject(new Error('gone')) : left(20)),
  });
  const store = createAllowanceStore({ ask });
  await store.load();

  isGone = true;
  await store.load();

  expect(store.allowance.value).toEqual(left(20));
});
