import { describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { defaultPagePreferences } from '../../../src/settings/page-preferences.ts';
import { mostChains } from '../../../src/settings/preference-checks.ts';
import {
  defaultPreferences,
  type PreferenceName,
  type Preferences,
  places,
} from '../../../src/settings/preference-definitions.ts';
import {
  isForPages,
  readAppearance,
  readCacheLimitMb,
  readPagePreferencesStrictly,
  readPreferences,
  readPreferencesStrictly,
  savePreferences,
  watchPreferences,
} from '../../../src/settings/preferences.ts';
import damaged from './damaged-preferences.json' with { type: 'json' };
import { otherPreferences } from './other-preferences.ts';
import cases from './preferences.json' with { type: 'json' };

const inAYear = Date.now() + 365 * 86_400_000;

// Other values, some of them at their bounds.
const others: Preferences = { ...otherPreferences, dailyLimit: 1, showAfterMs: 100, leaveAfterMs: 2000, onlySites: [] };

test('nothing stored reads as the defaults', async () => {
  expect(await readPreferences()).toEqual(defaultPreferences);
});

test('the defaults have chains, half of the free plan as a limit, and look up addresses and marked hashes without asking', () => {
  expect(defaultPreferences.chainIds[0]).toBe(1);
  expect(defaultPreferences).toMatchObject({ dailyLimit: 50_000, askBeforeAddresses: false, askBeforeHashes: false });
});

test('stores one preference and leaves the others', async () => {
  await savePreferences({ chainIds: [42161, 1] });
  await savePreferences({ dailyLimit: 5000 });
  await savePreferences({ askBeforeAddresses: true });
  await savePreferences({ apiAddress: 'http://127.0.0.1:4000' });

  expect(await readPreferences()).toEqual({
    ...defaultPreferences,
    apiAddress: 'http://127.0.0.1:4000',
    chainIds: [42161, 1],
    dailyLimit: 5000,
    askBeforeAddresses: true,
  });
});

test('a limit can be taken away again', async () => {
  await savePreferences({ dailyLimit: 5000 });
  await savePreferences({ dailyLimit: 0 });

  expect((await readPreferences()).dailyLimit).toBe(0);
});

test('every preference is stored and read', async () => {
  await savePreferences(others);

  expect(await readPreferences()).toEqual(others);
});

test('the API address, a pause and the watch list’s checks stay on this machine, the rest is synced', async () => {
  await savePreferences(others);

  const { apiAddress, snoozedUntil, checkEvery, checkBudget, tellChanges, statement, ...rest } = others;
  const here = { apiAddress, snoozedUntil, checkEvery, checkBudget, tellChanges, statement };
  expect(await fakeBrowser.storage.local.get(null)).toEqual(here);
  expect(await fakeBrowser.storage.sync.get(null)).toEqual(rest);
});

test('what is no chain is left out of the list, and so is what is in it twice', async () => {
  await fakeBrowser.storage.sync.set({ chainIds: [10, 'x', 10, 137, -5] });

  expect((await readPreferences()).chainIds).toEqual([10, 137]);
});

test('a list that is too long is cut', async () => {
  await savePreferences({ chainIds: Array.from({ length: 500 }, (_, at) => at + 1) });

  expect((await readPreferences()).chainIds).toHaveLength(mostChains);
});

test.for([
  ...damaged,
  { name: 'showAfterMs', value: Number.NaN },
  { name: 'dailyLimit', value: Number.NaN },
  { name: 'snoozedUntil', value: String(inAYear) },
  { name: 'snoozedUntil', value: inAYear + 0.5 },
  { name: 'snoozedUntil', value: 8.64e15 + 1 },
])('reads as the default where a damaged $name is $value', async ({ name, value }) => {
  await fakeBrowser.storage[places[name as PreferenceName].area].set({ [name]: value });

  expect(await readPreferences()).toEqual(defaultPreferences);
});

describe('what pages go by', () => {
  test.for(cases.sites)('an $what', async ({ stored, sites }) => {
    await fakeBrowser.storage.sync.set({ sitesOff: stored, onlySites: stored });

    expect(await readPreferences()).toMatchObject({ sitesOff: sites, onlySites: sites });
  });

  test('a list has at most 500 sites', async () => {
    await fakeBrowser.storage.sync.set({ sitesOff: Array.from({ length: 900 }, (_, at) => `${at}.io`) });

    const { sitesOff } = await readPreferences();

    expect(sitesOff).toHaveLength(500);
    expect(sitesOff.at(-1)).toBe('499.io');
  });

  test('a pause that is over reads as none', async () => {
    await savePreferences({ snoozedUntil: 5000 });

    expect((await readPreferences()).snoozedUntil).toBe(0);
    expect((await readPagePreferencesStrictly(4999)).snoozedUntil).toBe(5000);
    expect((await readPagePreferencesStrictly(5000)).snoozedUntil).toBe(0);
  });

  test('all sites again after only some', async () => {
    await savePreferences({ onlySites: ['example.org'] });
    await savePreferences({ onlySites: null });

    expect((await readPreferences()).onlySites).toBe(null);
  });

  test('are the names that pages get', () => {
    const lookups = [
      'apiAddress',
      'chainIds',
      'dailyLimit',
      'askBeforeAddresses',
      'askBeforeHashes',
      'explorers',
    ] as const;

    expect(lookups.some(isForPages)).toBe(false);
    expect((Object.keys(defaultPagePreferences) as (keyof Preferences)[]).every(isForPages)).toBe(true);
  });
});

describe('a list that is too long', () => {
  const tooLong = Array.from({ length: 501 }, (_, at) => `${at}.io`);

  test.for(['sitesOff', 'onlySites'] as const)(
    'is refused as %s, and nothing of the change is stored',
    async (name) => {
      await savePreferences({ sitesOff: ['a.io'] });

      const saving = savePreferences({ mode: 'alt', [name]: tooLong, snoozedUntil: inAYear });

      await expect(saving).rejects.toThrow('The list is too long to save.');
      expect(await readPreferences()).toEqual({ ...defaultPreferences, sitesOff: ['a.io'] });
    },
  );
});

test('more explorers than are kept are refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [at + 1, 'https://a.example']));

  await expect(savePreferences({ explorers: many })).rejects.toThrow('The list is too long to save.');
  expect(await readPreferences()).toEqual(defaultPreferences);
});

describe('reading to act', () => {
  type Area = 'local' | 'sync';
  const breakReading = (area: Area, broken: string) => {
    vi.spyOn(fakeBrowser.storage[area], 'get').mockImplementation(async (names: unknown) => {
      if ([names].flat().includes(broken)) throw new Error('damaged');
      return {};
    });
  };

  test.for(cases.unreadable)('rejects lookups where $area has an unreadable $name', async ({ area, name }) => {
    breakReading(area as Area, name);

    await expect(readPreferencesStrictly()).rejects.toThrow('damaged');
    expect(await readPreferences()).toEqual(defaultPreferences);
    expect(await readPagePreferencesStrictly(0)).toMatchObject({ mode: 'hover' });
  });

  test('shows what can be read where one of them cannot', async () => {
    await savePreferences({ mode: 'alt', dailyLimit: 5, checkEvery: 60 });
    const read = fakeBrowser.storage.sync.get.bind(fakeBrowser.storage.sync);
    vi.spyOn(fakeBrowser.storage.sync, 'get').mockImplementation(async (names: unknown) => {
      if ([names].flat().includes('dailyLimit')) throw new Error('damaged');
      return read(names as never);
    });

    expect(await readPreferences()).toEqual({ ...defaultPreferences, mode: 'alt', checkEvery: 60 });
  });

  test('reads each of the browser’s areas once', async () => {
    const reads = (['local', 'sync'] as const).map((area) => vi.spyOn(fakeBrowser.storage[area], 'get'));

    await readPreferences();

    for (const read of reads) expect(read).toHaveBeenCalledOnce();
  });

  test('goes on with the usual explorers where the preferred ones cannot be read', async () => {
    breakReading('sync', 'explorers');

    expect(await readPreferencesStrictly()).toMatchObject({ explorers: {}, chainIds: defaultPreferences.chainIds });
  });

  test.for(cases.unsafe)(
    'tells pages nothing where $area has an unreadable $name, and lookups go on',
    async ({ area, name }) => {
      breakReading(area as Area, name);

      await expect(readPagePreferencesStrictly(0)).rejects.toThrow('damaged');
      expect(await readPreferences()).toEqual(defaultPreferences);
      expect(await readPreferencesStrictly()).toMatchObject({ chainIds: defaultPreferences.chainIds });
    },
  );
});

test('a change of each preference is reported by its name', async () => {
  const told: string[] = [];
  watchPreferences((name) => told.push(name));

  await savePreferences(others);

  expect(new Set(told)).toEqual(new Set(Object.keys(defaultPreferences)));
  expect(told).toHaveLength(Object.keys(defaultPreferences).length);
});

test('how Hashlens looks is read by itself, also where nothing can be read', async () => {
  await savePreferences(others);
  const { language, theme, numbers, hours, zone } = others;
  expect(await readAppearance()).toEqual({ language, theme, numbers, hours, zone });
  expect(await readCacheLimitMb()).toBe(200);

  vi.spyOn(fakeBrowser.storage.sync, 'get').mockRejectedValue(new Error('damaged'));

  expect(await readAppearance()).toEqual({
    language: 'auto',
    theme: 'auto',
    numbers: 'auto',
    hours: 'auto',
    zone: 'local',
  });
  // A limit that is too low would discard answers.
  await expect(readCacheLimitMb()).rejects.toThrow('damaged');
});

test('a change is one write: where the browser refuses it, nothing of it is stored', async () => {
  const writing = vi.spyOn(fakeBrowser.storage.sync, 'set').mockRejectedValue(new Error('QUOTA_BYTES quota exceeded'));

  await expect(savePreferences({ mode: 'alt', marks: 'off', theme: 'dark' })).rejects.toThrow('quota');

  expect(writing).toHaveBeenCalledTimes(1);
  expect(await readPreferences()).toEqual(defaultPreferences);
});
