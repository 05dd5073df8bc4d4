import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readStored, watchStored, writeAllStored, writeStored } from '../../../src/settings/browser-storage.ts';
import { defaultPreferences, preferenceNames } from '../../../src/settings/preference-definitions.ts';
import {
  readAppearance,
  readLocked,
  readPagePreferencesStrictly,
  readPreferences,
  readPreferencesStrictly,
  savePreferences,
  watchPreferences,
} from '../../../src/settings/preferences.ts';
import unusable from './browser-storage.json' with { type: 'json' };

const preset = (values: Record<string, unknown>) => fakeBrowser.storage.managed.set(values);

test('what an administrator set wins over what the user stored, wherever it is read', async () => {
  await savePreferences({ mode: 'click', dailyLimit: 10, theme: 'light', marks: 'solid' });

  await preset({ mode: 'alt', dailyLimit: 5000, theme: 'dark', apiAddress: 'https://api.example/v1/' });

  expect(await readPreferences()).toMatchObject({ mode: 'alt', dailyLimit: 5000, theme: 'dark', marks: 'solid' });
  expect(await readPagePreferencesStrictly(0)).toMatchObject({ mode: 'alt', marks: 'solid' });
  expect(await readPreferencesStrictly()).toMatchObject({ dailyLimit: 5000, apiAddress: 'https://api.example/v1' });
  expect(await readAppearance()).toMatchObject({ theme: 'dark' });
  expect(await readLocked()).toEqual(new Set(['apiAddress', 'dailyLimit', 'theme', 'mode']));
});

test('what the user stored applies again when the administrator takes it back', async () => {
  await savePreferences({ mode: 'click' });
  await preset({ mode: 'alt' });

  await fakeBrowser.storage.managed.remove('mode');

  expect(await readPreferences()).toMatchObject({ mode: 'click' });
  expect(await readLocked()).toEqual(new Set());
});

test.for([...unusable, { name: 'snoozedUntil', value: Date.now() + 86_400_000 }])(
  'a preset of $name that cannot be used sets and locks nothing: $value',
  async ({ name, value }) => {
    await preset({ [name]: value });

    expect(await readPreferences()).toEqual(defaultPreferences);
    expect(await readLocked()).toEqual(new Set());
  },
);

test('a change of what an administrator set is refused whole', async () => {
  await preset({ mode: 'alt' });

  await expect(savePreferences({ marks: 'off', mode: 'click' })).rejects.toThrow('administrator');

  expect(await fakeBrowser.storage.sync.get(null)).toEqual({});
});

test.for([['rejects'], ['gives nothing']])(
  'a browser without an administrator %s, and all is as it was',
  async ([how]) => {
    const reading = vi.spyOn(fakeBrowser.storage.managed, 'get');
    if (how === 'rejects') reading.mockRejectedValue(new Error('Managed storage manifest not found'));
    else reading.mockResolvedValue(undefined as never);

    expect(await readPreferences()).toEqual(defaultPreferences);
    expect(await readLocked()).toEqual(new Set());
  },
);

test('who reads at the same time reads once', async () => {
  const reading = vi.spyOn(fakeBrowser.storage.managed, 'get');

  await Promise.all([readPreferencesStrictly(), readAppearance(), readPagePreferencesStrictly(0)]);

  expect(reading).toHaveBeenCalledTimes(1);
});

test('a change of what an administrator set is reported by its name, and nothing else', async () => {
  const told: string[] = [];
  watchPreferences((name) => told.push(name));

  await preset({ mode: 'alt', nothingOfOurs: 1 });

  expect(told).toEqual(['mode']);
  expect(preferenceNames).toContain('mode');
});

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

test('a change is reported with what it became, the same value stored again and other entries are not', async () => {
  const told: unknown[] = [];
  watchStored('sync:mode', (value) => told.push(value));

  await fakeBrowser.storage.sync.set({ mode: { is: 'alt' } });
  await fakeBrowser.storage.sync.set({ mode: { is: 'alt' } });
  await fakeBrowser.storage.sync.set({ marks: 'off' });
  expect(told).toEqual([{ is: 'alt' }]);

  await fakeBrowser.storage.sync.remove('mode');
  expect(told).toEqual([{ is: 'alt' }, null]);
});
