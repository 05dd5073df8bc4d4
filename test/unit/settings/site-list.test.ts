import { describe, expect, test } from 'vitest';
import { isListTooLong, mostSites, siteOf, switchSite, toSite } from '../../../src/settings/site-list.ts';
import tables from './site-list.json' with { type: 'json' };

describe('a text', () => {
  test.for(tables.sites)('$text names the site $site', ({ text, site }) => {
    expect(toSite(text)).toBe(site || text);
  });

  test.for(tables.none.flatMap(({ rows }) => rows))('%j names none', (text) => {
    expect(toSite(text)).toBe(null);
  });

  test('names the same site once it has become one', () => {
    for (const text of ['www.www.com', '*.www.example.org', 'bücher.example', '[::1]:80', 'a.b.']) {
      const site = toSite(text) ?? '';
      expect(toSite(site)).toBe(site);
    }
  });
});

test.for(tables.hosts)('the host “$host” belongs to the site “$site”', ({ host, site }) => {
  expect(siteOf(host)).toBe(site);
});

describe('a list', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, at) => `${at}.io`);

  test('of as many short sites as we keep is not too long, and of one more it is', () => {
    expect(isListTooLong(numbered(mostSites))).toBe(false);
    expect(isListTooLong(numbered(mostSites + 1))).toBe(true);
  });

  test('is too long where a browser would not take it in one item', () => {
    // The item's name, two brackets and two quotes count towards the 8,192 bytes.
    const longest = 'a'.repeat(8192 - 'onlySites'.length - 4);

    expect(isListTooLong([longest])).toBe(false);
    expect(isListTooLong([`${longest}a`])).toBe(true);
  });

  test('is measured in bytes', () => {
    expect(isListTooLong(['ü'.repeat(5000)])).toBe(true);
  });
});

describe('switching a site', () => {
  test.for(tables.changes)('$what changes what it must', ({ lists, site, isOn, change }) => {
    expect(switchSite(lists, { site, isOn })).toEqual(change);
  });
});
