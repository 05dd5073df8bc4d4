import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { type CheckWishes, createWatchChecks } from '../../../../src/views/popup/create-watch-checks.ts';

function create(requestTelling: () => Promise<boolean> = async () => true) {
  const reading = Promise.withResolvers<CheckWishes>();
  const store = createWatchChecks({
    checks: {
      intervals: [0, 60],
      read: () => reading.promise,
      save: async () => {},
      mayTell: async () => false,
      requestTelling,
    },
    found: { found: signal(null), loadFound: async () => {} },
    isInView: () => false,
    wait: async () => {},
  });
  return { store, finish: () => reading.resolve({ checkEvery: 0, checkBudget: 2000, tellChanges: true }) };
}

test('what is chosen while the choices are read does not hide that the browser lets nothing be told', async () => {
  const { store, finish } = create();
  const loading = store.load();

  await store.store({ checkEvery: 60 });
  finish();
  await loading;

  expect(store.mayTell.value).toBe(false);
});

test('what the person allowed meanwhile is newer than what was read', async () => {
  const { store, finish } = create();
  const loading = store.load();

  await store.setTelling(true);
  finish();
  await loading;

  expect(store.mayTell.value).toBe(true);
});
