import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keepRecordsWithin } from '../../../entrypoints/background/keep-records-within.ts';
import { savePreferences } from '../../../src/settings/preferences.ts';

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
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(bounds).toEqual([]);

  refused.mockRestore();
  await savePreferences({ keptMb: 20 });

  // Had the refusal reached nobody, this run would end with it.
  await expect.poll(() => bounds).toEqual([20_000_000]);
});
