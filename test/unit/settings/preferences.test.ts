import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { defaultPreferences, mostChains, readPreferences, savePreferences } from '../../../src/settings/preferences.ts';

beforeEach(() => fakeBrowser.reset());

test('nothing stored reads as the defaults', async () => {
  expect(await readPreferences()).toEqual(defaultPreferences);
});

test('the defaults have chains, no limit, and look up addresses without asking', () => {
  expect(defaultPreferences.chainIds[0]).toBe(1);
  expect(defaultPreferences).toMatchObject({ dailyLimit: null, askBeforeAddresses: false });
});

test('stores one preference and leaves the others', async () => {
  await savePreferences({ chainIds: [42161, 1] });
  await savePreferences({ dailyLimit: 5000 });
  await savePreferences({ askBeforeAddresses: true });
  await savePreferences({ apiAddress: 'http://127.0.0.1:4000' });

  expect(await readPreferences()).toEqual({
    apiAddress: 'http://127.0.0.1:4000',
    chainIds: [42161, 1],
    dailyLimit: 5000,
    askBeforeAddresses: true,
  });
});

test('a limit can be taken away again', async () => {
  await savePreferences({ dailyLimit: 5000 });
  await savePreferences({ dailyLimit: null });

  expect((await readPreferences()).dailyLimit).toBe(null);
});

test('the address stays on this machine, the rest goes with the person', async () => {
  await savePreferences({
    apiAddress: 'http://127.0.0.1:4000',
    chainIds: [10],
    dailyLimit: 1,
    askBeforeAddresses: true,
  });

  expect(await fakeBrowser.storage.sync.get(null)).toEqual({ chainIds: [10], dailyLimit: 1, askBeforeAddresses: true });
});

test.for([[42], [null], [{}], ['http://evil.example'], ['javascript:1'], ['https://x.example/?apikey=1']])(
  'a stored address of %j reads as the default',
  async ([address]) => {
    await fakeBrowser.storage.local.set({ apiAddress: address as string });

    expect((await readPreferences()).apiAddress).toBe(defaultPreferences.apiAddress);
  },
);

test.for<[unknown]>([['1'], [1], [null], [{}], [[]], [['1', 0, -1, 1.5, 2 ** 60, null]]])(
  'stored chains of %j read as the default',
  async ([chainIds]) => {
    await fakeBrowser.storage.sync.set({ chainIds });

    expect((await readPreferences()).chainIds).toEqual(defaultPreferences.chainIds);
  },
);

test('what is no chain is left out of the list, and so is what stands in it twice', async () => {
  await fakeBrowser.storage.sync.set({ chainIds: [10, 'x', 10, 137, -5] });

  expect((await readPreferences()).chainIds).toEqual([10, 137]);
});

test('a list that is too long is cut', async () => {
  await savePreferences({ chainIds: Array.from({ length: 500 }, (_, at) => at + 1) });

  expect((await readPreferences()).chainIds).toHaveLength(mostChains);
});

test.for<[unknown]>([['5000'], [0], [-1], [1.5], [Number.NaN], [{}]])(
  'a stored limit of %j reads as none',
  async ([dailyLimit]) => {
    await fakeBrowser.storage.sync.set({ dailyLimit });

    expect((await readPreferences()).dailyLimit).toBe(null);
  },
);

test.for<[unknown]>([['true'], [1], [null]])('a stored %j is no wish to be asked', async ([askBeforeAddresses]) => {
  await fakeBrowser.storage.sync.set({ askBeforeAddresses });

  expect((await readPreferences()).askBeforeAddresses).toBe(false);
});

test('a browser that cannot read its storage gives the defaults', async () => {
  const broken = vi.spyOn(fakeBrowser.storage.local, 'get').mockRejectedValue(new Error('damaged'));

  expect((await readPreferences()).apiAddress).toBe(defaultPreferences.apiAddress);
  expect(broken).toHaveBeenCalled();
});
