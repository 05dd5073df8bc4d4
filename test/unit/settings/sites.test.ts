import { describe, expect, test } from 'vitest';
import { isListTooLong, mostSites, siteOf, switchSite, toSite } from '../../../src/settings/sites.ts';

describe('a text', () => {
  test.for<[string, string]>([
    ['example.org', 'example.org'],
    ['  Example.ORG \n', 'example.org'],
    ['example.org.', 'example.org'],
    ['example.org:8443', 'example.org'],
    ['example.org/a/b?c=d#e', 'example.org'],
    ['https://example.org', 'example.org'],
    ['HTTPS://EXAMPLE.ORG:8443/a b', 'example.org'],
    ['http://docs.example.org/', 'docs.example.org'],
    ['*.example.org', 'example.org'],
    ['.example.org', 'example.org'],
    ['*://*.example.org/*', 'example.org'],
    ['https://*.example.org/*', 'example.org'],
    ['www.example.org', 'example.org'],
    ['https://www.example.org/', 'example.org'],
    ['*.www.example.org', 'example.org'],
    ['www.www.example.org', 'example.org'],
    // Nothing but a top-level domain would be left.
    ['www.com', 'www.com'],
    ['www.www.com', 'www.com'],
    ['www', 'www'],
    // Not a prefix of its own.
    ['www2.example.org', 'www2.example.org'],
    ['wwwexample.org', 'wwwexample.org'],
    ['a.www.example.org', 'a.www.example.org'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['https://例え.jp/寿司', 'xn--r8jz45g.jp'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    // A wide letter is the same name.
    ['ｅｘａｍｐｌｅ.org', 'example.org'],
    ['my_wiki.example.org', 'my_wiki.example.org'],
    ['localhost', 'localhost'],
    ['localhost:3000', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['http://127.0.0.1:8080/x', '127.0.0.1'],
    ['[::1]:8080', '[::1]'],
    ['http://[2001:DB8::1]/', '[2001:db8::1]'],
    [`${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`, ''],
  ])('%j names the site %j', ([text, site]) => {
    expect(toSite(text)).toBe(site || text);
  });

  test.for([
    '',
    '   ',
    '.',
    '*',
    '*.',
    '*.*',
    '://',
    'https://',
    'not a site',
    'example.org other.org',
    'example.org,other.org',
    'ex*mple.org',
    'example..org',
    '<all_urls>',
    'someone@example.org',
    'https://user:password@example.org/',
    'ftp://example.org/',
    'file:///etc/hosts',
    'chrome://settings/',
    'about:blank',
    'javascript:alert(1)',
    'data:text/html,hello',
    'mailto:someone@example.org',
    'example.org:port',
    'example.org:99999',
    // A URL's parser makes IP addresses of these.
    '1',
    '12345',
    '0x7f000001',
    '127.1',
    '1.2.3.4.5',
    '999.1.1.1',
    '-',
    '../..',
    'a"b.org',
    `${'a.'.repeat(127)}org`,
    'exa\u202Emple.org\u0000',
  ])('%j names none', (text) => {
    expect(toSite(text)).toBe(null);
  });

  test('names the same site once it has become one', () => {
    for (const text of ['www.www.com', '*.www.example.org', 'bücher.example', '[::1]:80', 'a.b.']) {
      const site = toSite(text) ?? '';
      expect(toSite(site)).toBe(site);
    }
  });
});

test.for([
  ['www.example.org', 'example.org'],
  ['docs.example.org', 'docs.example.org'],
  ['example.org.', 'example.org'],
  ['localhost', 'localhost'],
  ['[::1]', '[::1]'],
  ['', ''],
] as const)('the host %j belongs to the site %j', ([host, site]) => {
  expect(siteOf(host)).toBe(site);
});

describe('a list', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, at) => `${at}.io`);

  test('of as many short sites as we keep is not too long, and of one more it is', () => {
    expect(isListTooLong(numbered(mostSites))).toBe(false);
    expect(isListTooLong(numbered(mostSites + 1))).toBe(true);
  });

  test('is too long where a browser would not take it in one item', () => {
    // The name of the item, two brackets, two quotes: 8,192 bytes in all.
    const longest = 'a'.repeat(8192 - 'onlySites'.length - 4);

    expect(isListTooLong([longest])).toBe(false);
    expect(isListTooLong([`${longest}a`])).toBe(true);
  });

  test('is measured in bytes', () => {
    expect(isListTooLong(['ü'.repeat(5000)])).toBe(true);
  });
});

describe('switching a site', () => {
  type Lists = { sitesOff: string[]; onlySites: string[] | null };

  test.for<[string, Lists, string, boolean, Partial<Lists>]>([
    ['off', { sitesOff: ['a.io'], onlySites: null }, 'b.io', false, { sitesOff: ['a.io', 'b.io'] }],
    ['off that is off', { sitesOff: ['b.io'], onlySites: null }, 'b.io', false, {}],
    ['off under one that is off', { sitesOff: ['b.io'], onlySites: null }, 'x.b.io', false, {}],
    [
      'off whose subdomain is off',
      { sitesOff: ['x.b.io'], onlySites: null },
      'b.io',
      false,
      { sitesOff: ['x.b.io', 'b.io'] },
    ],
    [
      'off beside one that ends alike',
      { sitesOff: ['b.io'], onlySites: null },
      'ab.io',
      false,
      { sitesOff: ['b.io', 'ab.io'] },
    ],
    ['on', { sitesOff: ['a.io', 'b.io'], onlySites: null }, 'b.io', true, { sitesOff: ['a.io'] }],
    ['on that is on', { sitesOff: ['a.io'], onlySites: null }, 'b.io', true, {}],
    [
      'on under one that is off',
      { sitesOff: ['b.io', 'a.io'], onlySites: null },
      'x.b.io',
      true,
      { sitesOff: ['a.io'] },
    ],
    ['on where only others are', { sitesOff: [], onlySites: ['a.io'] }, 'b.io', true, { onlySites: ['a.io', 'b.io'] }],
    ['on where only none are', { sitesOff: [], onlySites: [] }, 'b.io', true, { onlySites: ['b.io'] }],
    ['on where only wider ones are', { sitesOff: [], onlySites: ['b.io'] }, 'x.b.io', true, {}],
    [
      'on that is off in both ways',
      { sitesOff: ['b.io'], onlySites: [] },
      'b.io',
      true,
      { sitesOff: [], onlySites: ['b.io'] },
    ],
    ['off where only it is on', { sitesOff: [], onlySites: ['b.io'] }, 'b.io', false, { sitesOff: ['b.io'] }],
  ])('%s changes what it must', ([, lists, site, isOn, change]) => {
    expect(switchSite(lists, { site, isOn })).toEqual(change);
  });
});
