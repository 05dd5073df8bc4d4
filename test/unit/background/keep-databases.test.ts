import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keepDatabases } from '../../../entrypoints/background/keep-databases.ts';

const install = () => fakeBrowser.runtime.onInstalled.trigger({ reason: 'install', id: 'us' } as never);

test('the browser is asked to keep our databases for good once Hashlens is installed, and not before', async () => {
  const askedOf: unknown[] = [];
  const storage = {
    // Browsers refuse it as another object’s method.
    async persist(this: unknown) {
      askedOf.push(this);
      return true;
    },
  };
  vi.stubGlobal('navigator', { storage });
  keepDatabases();
  expect(askedOf).toEqual([]);

  await install();

  expect(askedOf).toEqual([storage]);
});

test.for<[string, object]>([
  ['does not want to', { persist: () => Promise.reject(new Error('No.')) }],
  ['gives workers nothing to ask with', {}],
])('a browser that %s leaves nothing in the air', async ([, storage]) => {
  vi.stubGlobal('navigator', { storage });
  keepDatabases();

  await install();

  // Had the refusal reached nobody, this run would end with it.
  await new Promise((resolve) => setTimeout(resolve, 5));
});
