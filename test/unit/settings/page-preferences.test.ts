import { describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  defaultPagePreferences,
  isOffIn,
  type PagePreferences,
  pagePreferencesKey,
  watchPagePreferences,
} from '../../../src/settings/page-preferences.ts';
import { named } from '../ui/named.ts';
import cases from './page-preferences.json' with { type: 'json' };

const now = 1_000_000;

describe('Hashlens is', () => {
  test.for(named(cases))('%s', ([, { isOff, change, hosts }]) => {
    expect(isOffIn({ ...defaultPagePreferences, ...change }, () => hosts, now)).toBe(isOff);
  });

  test.each([42, 'text', true, { host: 'b.io' }])('a damaged list of sites, %j, is no site', (damaged) => {
    const stored = { ...defaultPagePreferences, sitesOff: damaged as never };
    expect(isOffIn(stored, () => ['b.io', 'localhost:42'], now)).toBe(false);
  });
});

describe('a page', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  const store = (value: unknown) => fakeBrowser.storage.local.set({ [pagePreferencesKey]: value });

  function watch() {
    const seen: PagePreferences[] = [];
    const life = new AbortController();
    watchPagePreferences((preferences) => seen.push(preferences), life.signal);
    return { seen, life };
  }

  test.for([[undefined], [null], ['damaged'], [7], [{}]])(
    'goes by the defaults where the item is %j',
    async ([item]) => {
      if (item !== undefined) await store(item);

      const { seen } = watch();
      await settled();

      expect(seen).toEqual([expect.objectContaining(defaultPagePreferences)]);
    },
  );

  test('goes by the defaults where the item cannot be read', async () => {
    vi.spyOn(fakeBrowser.storage.local, 'get').mockRejectedValue(new Error('damaged'));

    const { seen } = watch();
    await settled();

    expect(seen).toEqual([defaultPagePreferences]);
  });

  test('gets the settings in effect, and again after every change', async () => {
    await store({ ...defaultPagePreferences, mode: 'alt' });
    const { seen } = watch();
    await settled();

    await store({ ...defaultPagePreferences, mode: 'click' });
    await settled();

    expect(seen.map(({ mode }) => mode)).toEqual(['alt', 'click']);
  });

  test('is not woken by what else is stored', async () => {
    const { seen } = watch();
    await settled();

    await fakeBrowser.storage.local.set({ ledger: 1 });
    await settled();

    expect(seen).toHaveLength(1);
  });

  test('gets nothing once it has ended, not even what it had asked for', async () => {
    const early = watch();
    early.life.abort();
    const late = watch();
    await settled();
    late.life.abort();

    await store({ ...defaultPagePreferences, mode: 'click' });
    await settled();

    expect([early.seen.length, late.seen.length]).toEqual([0, 1]);
  });
});
