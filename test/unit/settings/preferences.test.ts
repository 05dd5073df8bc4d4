import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { defaultPreferences, readPreferences, savePreferences } from '../../../src/settings/preferences.ts';

beforeEach(() => fakeBrowser.reset());

test('nothing stored reads as the defaults', async () => {
  expect(await readPreferences()).toEqual(defaultPreferences);
});

test('stores one preference and leaves the other', async () => {
  await savePreferences({ defaultChainId: 42161 });
  await savePreferences({ apiAddress: 'http://127.0.0.1:4000' });

  expect(await readPreferences()).toEqual({ apiAddress: 'http://127.0.0.1:4000', defaultChainId: 42161 });
});

test.for([[42], [null], [{}], ['http://evil.example'], ['javascript:1'], ['https://x.example/?apikey=1']])(
  'a stored address of %j reads as the default',
  async ([address]) => {
    await fakeBrowser.storage.local.set({ apiAddress: address as string });

    expect((await readPreferences()).apiAddress).toBe(defaultPreferences.apiAddress);
  },
);

test.for([['1'], [0], [-1], [1.5], [2 ** 60], [null]])('a stored chain id of %j reads as the default', async ([id]) => {
  await fakeBrowser.storage.sync.set({ defaultChainId: id as number });

  expect((await readPreferences()).defaultChainId).toBe(defaultPreferences.defaultChainId);
});

test('a browser that cannot read its storage gives the defaults', async () => {
  const broken = vi.spyOn(fakeBrowser.storage.local, 'get').mockRejectedValue(new Error('damaged'));

  expect((await readPreferences()).apiAddress).toBe(defaultPreferences.apiAddress);
  expect(broken).toHaveBeenCalled();
});
