import { describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  defaultPagePreferences,
  isOffIn,
  type PagePreferences,
  pagePreferencesKey,
  watchPagePreferences,
} from '../../../src/settings/page-preferences.ts';

const now = 1_000_000;

describe('Hashlens is', () => {
  test.for<[string, string, Partial<PagePreferences>, string[]]>([
    ['on', 'by default', {}, ['example.org']],
    ['on', 'by default in a frame without a host', {}, ['']],
    ['on', 'by default where no host is known', {}, []],

    ['off', 'on a site that is off', { sitesOff: ['example.org'] }, ['example.org']],
    ['off', 'on any of several sites that are off', { sitesOff: ['a.io', 'example.org'] }, ['example.org']],
    ['off', 'on a subdomain', { sitesOff: ['example.org'] }, ['www.example.org']],
    ['off', 'on a subdomain’s subdomain', { sitesOff: ['example.org'] }, ['a.b.example.org']],
    ['off', 'on another port', { sitesOff: ['example.org'] }, ['example.org:8443']],
    ['off', 'with the root’s dot', { sitesOff: ['example.org'] }, ['www.example.org.']],
    ['off', 'with the root’s dot and a port', { sitesOff: ['example.org'] }, ['example.org.:80']],
    ['off', 'on an IPv6 address with a port', { sitesOff: ['[::1]'] }, ['[::1]:8080']],
    ['off', 'on an IPv6 address', { sitesOff: ['[::1]'] }, ['[::1]']],
    ['on', 'on a site that ends alike', { sitesOff: ['example.org'] }, ['notexample.org']],
    ['on', 'on a site that begins alike', { sitesOff: ['example.org'] }, ['example.org.evil.io']],
    ['on', 'on the parent of a site that is off', { sitesOff: ['docs.example.org'] }, ['example.org']],
    ['on', 'on its sibling', { sitesOff: ['docs.example.org'] }, ['blog.example.org']],
    ['on', 'elsewhere', { sitesOff: ['example.org'] }, ['other.org']],
    ['on', 'in a frame without a host', { sitesOff: ['example.org'] }, ['']],
    ['on', 'where no host is known', { sitesOff: ['example.org'] }, []],

    ['off', 'in a frame that is off on a page that is on', { sitesOff: ['ads.io'] }, ['ads.io', 'example.org']],
    ['off', 'in any frame of a page that is off', { sitesOff: ['example.org'] }, ['widget.io', 'example.org']],
    ['off', 'in a frame without a host of a page that is off', { sitesOff: ['example.org'] }, ['', 'example.org']],
    ['off', 'in a frame’s frame', { sitesOff: ['example.org'] }, ['a.io', 'b.io', 'example.org']],

    ['on', 'on one of the only sites', { onlySites: ['example.org'] }, ['example.org']],
    ['on', 'on its subdomain', { onlySites: ['example.org'] }, ['docs.example.org']],
    ['on', 'in any frame of it', { onlySites: ['example.org'] }, ['widget.io', 'example.org']],
    ['on', 'in a frame of it elsewhere', { onlySites: ['example.org'] }, ['example.org', 'other.org']],
    ['on', 'in a frame of it without a host', { onlySites: ['example.org'] }, ['', 'example.org']],
    ['off', 'elsewhere', { onlySites: ['example.org'] }, ['other.org']],
    ['off', 'in a frame without a host elsewhere', { onlySites: ['example.org'] }, ['']],
    ['off', 'where no host is known', { onlySites: ['example.org'] }, []],
    ['off', 'everywhere while the list of only sites is empty', { onlySites: [] }, ['example.org']],
    ['off', 'without a host while the list of only sites is empty', { onlySites: [] }, ['']],
    ['off', 'on one of the only sites that is off', { onlySites: ['b.io'], sitesOff: ['b.io'] }, ['b.io']],
    ['off', 'under one of the only sites', { onlySites: ['b.io'], sitesOff: ['x.b.io'] }, ['x.b.io']],
    ['on', 'beside that', { onlySites: ['b.io'], sitesOff: ['x.b.io'] }, ['y.b.io']],

    ['off', 'while it is paused', { snoozedUntil: now + 1 }, ['example.org']],
    ['off', 'on one of the only sites while it is paused', { snoozedUntil: now + 1, onlySites: ['b.io'] }, ['b.io']],
    ['off', 'without a host while it is paused', { snoozedUntil: now + 1 }, []],
    ['on', 'at the end of a pause', { snoozedUntil: now }, ['example.org']],
    ['on', 'after a pause', { snoozedUntil: now - 1 }, ['example.org']],
    ['off', 'after a pause where it is off', { snoozedUntil: now - 1, sitesOff: ['b.io'] }, ['b.io']],
  ])('%s %s', ([state, , change, hosts]) => {
    expect(isOffIn({ ...defaultPagePreferences, ...change }, () => hosts, now)).toBe(state === 'off');
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
