import { expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readStored, watchStored, writeAllStored, writeStored } from '../../../src/settings/browser-storage.ts';

test('what is written is read, in its own area', async () => {
  await writeStored('local:place', { at: 1 });

  expect(await readStored('local:place')).toEqual({ at: 1 });
  expect(await readStored('session:place')).toBeNull();
});

test('null removes what is there', async () => {
  await writeStored('session:place', 1);

  await writeStored('session:place', null);

  expect(await fakeBrowser.storage.session.get(null)).toEqual({});
});

test('several values are written to their areas', async () => {
  await writeAllStored([
    { key: 'sync:marks', value: 'off' },
    { key: 'sync:mode', value: 'alt' },
    { key: 'local:address', value: 'a:b' },
  ]);

  expect(await fakeBrowser.storage.sync.get(null)).toEqual({ marks: 'off', mode: 'alt' });
  expect(await fakeBrowser.storage.local.get(null)).toEqual({ address: 'a:b' });
});

test('a change is told with what it became, the same value stored again and other entries are not', async () => {
  const told: unknown[] = [];
  watchStored('sync:mode', (value) => told.push(value));

  await fakeBrowser.storage.sync.set({ mode: { is: 'alt' } });
  await fakeBrowser.storage.sync.set({ mode: { is: 'alt' } });
  await fakeBrowser.storage.sync.set({ marks: 'off' });
  expect(told).toEqual([{ is: 'alt' }]);

  await fakeBrowser.storage.sync.remove('mode');
  expect(told).toEqual([{ is: 'alt' }, null]);
});
