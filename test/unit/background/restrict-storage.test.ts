import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  forgetWithLastPrivateWindow,
  keepDatabases,
  keepRecordsWithin,
} from '../../../src/background/restrict-storage.ts';
import { savePreferences } from '../../../src/settings/preferences.ts';
import { turns } from '../turns.ts';

const install = () => fakeBrowser.runtime.onInstalled.trigger({ reason: 'install', id: 'us' } as never);

test('the browser is asked to keep our databases for good once Hashlens is installed, and not before', async () => {
  const askedOf: unknown[] = [];
  const storage = {
    // Browsers throw if this method is called on another object.
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

  // An unhandled rejection would fail this run.
  await turns(5);
});

test('what is kept of answers is bound to 60 MB, or to what was chosen instead, at once', async () => {
  const bounds: number[] = [];
  keepRecordsWithin({ keepWithin: async (maxBytes) => void bounds.push(maxBytes), wait: async () => {} });

  await expect.poll(() => bounds).toEqual([60_000_000]);
  await savePreferences({ keptMb: 20 });

  await expect.poll(() => bounds).toEqual([60_000_000, 20_000_000]);
});

test('where it cannot be read how much, as in a background that is being stopped, nothing goes and nothing is left in the air', async () => {
  const bounds: number[] = [];
  const refused = vi.spyOn(fakeBrowser.storage.sync, 'get').mockRejectedValue(new Error('No SW'));
  keepRecordsWithin({ keepWithin: async (maxBytes) => void bounds.push(maxBytes), wait: async () => {} });
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThan(0);
  await turns(5);
  expect(bounds).toEqual([]);

  refused.mockRestore();
  await savePreferences({ keptMb: 20 });

  // An unhandled rejection would fail this run.
  await expect.poll(() => bounds).toEqual([20_000_000]);
});

test.for<[string, boolean[], number]>([
  ['is forgotten once only ordinary windows are left', [false, false], 1],
  ['is forgotten once no window is left', [], 1],
  ['stays while another private window is open', [false, true], 0],
])('what private windows saw %s', async ([, windows, times]) => {
  const open = async () => windows.map((incognito) => ({ incognito }));
  vi.spyOn(fakeBrowser.windows, 'getAll').mockImplementation(open as never);
  const forget = vi.fn(async () => {});

  await forgetWithLastPrivateWindow(forget);

  expect(forget).toHaveBeenCalledTimes(times);
});

test('what private windows saw is forgotten where the browser does not say which windows are left', async () => {
  vi.spyOn(fakeBrowser.windows, 'getAll').mockRejectedValue(new Error('No SW'));
  const forget = vi.fn(async () => {});

  await forgetWithLastPrivateWindow(forget);

  expect(forget).toHaveBeenCalledOnce();
});
