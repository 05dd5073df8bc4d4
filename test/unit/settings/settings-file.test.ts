import { describe, expect, test } from 'vitest';
import {
  defaultPreferences,
  type PreferenceName,
  type Preferences,
} from '../../../src/settings/preference-definitions.ts';
import { mostFileBytes, readSettingsFile, toSettingsFile } from '../../../src/settings/settings-file.ts';
import tables from './settings-file.json' with { type: 'json' };

const nobody = new Set<PreferenceName>();
const read = (text: string) => readSettingsFile(text, nobody);
const fileOf = (settings: unknown, more = {}) =>
  JSON.stringify({ hashlens: 'settings', version: 1, settings, ...more });

const others: Preferences = {
  ...defaultPreferences,
  apiAddress: 'https://evil.example',
  chainIds: [10, 1],
  dailyLimit: 5000,
  explorers: { 1: 'https://eth.blockscout.com' },
  mode: 'click',
  sitesOff: ['example.org'],
  onlySites: ['docs.io'],
  theme: 'dark',
  snoozedUntil: 8_000_000_000_000,
};

describe('a file of settings', () => {
  test('brings back every setting that was put into it', () => {
    const {
      apiAddress: _,
      snoozedUntil: __,
      checkEvery: ___,
      checkBudget: ____,
      tellChanges: _____,
      statement: ______,
      ...settings
    } = others;

    expect(read(toSettingsFile(others))).toEqual({
      ok: true,
      change: settings,
      unknown: [],
      locked: [],
      hasAddress: false,
    });
  });

  test('says nothing of where the key is sent, of pauses, and of what is done with the user’s own list', () => {
    expect(toSettingsFile(others)).not.toMatch(/evil|apiAddress|snoozedUntil|check|tell/);
  });

  test('brings back no limit and all sites', () => {
    const none = { change: { dailyLimit: 0, onlySites: null } };

    expect(read(toSettingsFile({ ...defaultPreferences, dailyLimit: 0 }))).toMatchObject(none);
    // Older files write it this way.
    expect(read(fileOf({ dailyLimit: null, onlySites: null }))).toMatchObject(none);
  });

  test('changes what it names and nothing else', () => {
    expect(read(fileOf({ mode: 'alt' }))).toMatchObject({ ok: true, change: { mode: 'alt' } });
  });

  test('may have been saved by an editor that puts a mark in front', () => {
    expect(read(`\ufeff${fileOf({ mode: 'alt' })}`)).toMatchObject({ ok: true });
  });

  test('cannot say where the key is sent', () => {
    const found = read(fileOf({ mode: 'alt', apiAddress: 'https://evil.example' }));

    expect(found).toEqual({ ok: true, change: { mode: 'alt' }, unknown: [], locked: [], hasAddress: true });
  });

  test('names what Hashlens does not know, keys among it', () => {
    const found = read(fileOf({ mode: 'alt', apiKey: 'proapi_x', secretKey: 'y', snoozedUntil: 8e12, colour: 'red' }));

    expect(found).toMatchObject({
      change: { mode: 'alt' },
      unknown: ['apiKey', 'secretKey', 'snoozedUntil', 'colour'],
    });
  });

  test('names what an administrator set, and does not change it', () => {
    const found = readSettingsFile(fileOf({ mode: 'alt', marks: 'off' }), new Set<PreferenceName>(['mode']));

    expect(found).toMatchObject({ ok: true, change: { marks: 'off' }, locked: ['mode'] });
  });
});

test.for([
  ...tables.refused.map(({ file, ...row }) => ({ text: JSON.stringify(file), ...row })),
  { what: 'cut off', text: toSettingsFile(others).slice(0, 200), problem: 'not-json' },
  { what: 'too large', text: fileOf({ mode: 'alt', more: 'x'.repeat(mostFileBytes) }), problem: 'too-large' },
  { what: 'deeper than anything', text: '['.repeat(90_000), problem: 'not-json' },
])('a file that is $what is refused', ({ text, problem }) => {
  expect(read(text)).toEqual({ ok: false, problem });
});

test.for(tables.values)('a file whose $name is $value is refused whole', ({ name, value }) => {
  expect(read(fileOf({ marks: 'off', [name]: value }))).toEqual({ ok: false, problem: 'unusable', name });
});

test('names of what every object has are not names of settings', () => {
  const found = read(
    '{"hashlens":"settings","version":1,"settings":{"mode":"alt","__proto__":{"marks":"off"},"constructor":1}}',
  );

  expect(found).toMatchObject({ change: { mode: 'alt' }, unknown: ['__proto__', 'constructor'] });
  expect(Object.keys(found.ok ? found.change : {})).toEqual(['mode']);
});
