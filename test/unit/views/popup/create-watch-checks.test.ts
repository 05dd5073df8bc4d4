import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import {
  type CheckParts,
  type CheckWishes,
  createWatchChecks,
} from '../../../../src/views/popup/create-watch-checks.ts';

function create({ requestTelling = async () => true, save = async () => {} }: Partial<CheckParts> = {}) {
  const reading = Promise.withResolvers<CheckWishes>();
  const store = createWatchChecks({
    checks: {
      intervals: [0, 60],
      read: () => reading.promise,
      save,
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

test('what was read while a choice was being stored does not take it back', async () => {
  const saving = Promise.withResolvers<void>();
  const { store, finish } = create({ save: () => saving.promise });
  const first = store.load();
  finish();
  await first;
  const storing = store.store({ checkEvery: 60 });

  // Still the old one on the disk.
  await store.load();
  saving.resolve();
  await storing;

  expect(store.wishes.value?.checkEvery).toBe(60);
});
