import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keepRecordsWithin } from '../../../entrypoints/background/keep-records-within.ts';
import { savePreferences } from '../../../src/settings/preferences.ts';

beforeEach(() => fakeBrowser.reset());

test('what is kept of answers is bound to 60 MB, or to what was chosen instead, at once', async () => {
  const bounds: number[] = [];
  keepRecordsWithin({ keepWithin: async (maxBytes) => void bounds.push(maxBytes), wait: async () => {} });

  await expect.poll(() => bounds).toEqual([60_000_000]);
  await savePreferences({ keptMb: 20 });

  await expect.poll(() => bounds).toEqual([60_000_000, 20_000_000]);
});
