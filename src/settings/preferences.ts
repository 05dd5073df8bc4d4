import { browser } from 'wxt/browser';
import { permissionPattern } from './api-address.ts';
import {
  type Managed,
  readAllStored,
  readManaged,
  readStored,
  watchManaged,
  watchStored,
  writeAllStored,
} from './browser-storage.ts';
import { defaultPagePreferences, type PagePreferences } from './page-preferences.ts';
import { mostExplorers } from './preference-checks.ts';
import {
  type AppearancePreferences,
  defaultPreferences,
  type GuardedPreferences,
  isGuarded,
  isSetting,
  type LookupPreferences,
  looksNames,
  type PreferenceName,
  type Preferences,
  places,
  preferenceNames,
} from './preference-definitions.ts';
import { isListTooLong } from './site-list.ts';

const lookupNames = ['apiAddress', 'chainIds', 'dailyLimit', 'askBeforeAddresses', 'askBeforeHashes'] as const;
const pageNames = Object.keys(defaultPagePreferences) as (keyof PagePreferences)[];

type Key = `${'local' | 'sync'}:${PreferenceName}`;
type Read = (keys: Key[]) => Promise<unknown[]>;

// One damaged entry can make the browser's whole read fail. Then each key is read, and falls back, separately.
const readTolerantly: Read = (keys) =>
  readAllStored(keys).catch(() => Promise.all(keys.map((key) => readStored(key).catch(() => undefined))));

/** Reads the preferences for display. Missing, damaged and unreadable ones are returned as their defaults. */
export async function readPreferences(): Promise<Preferences> {
  const found = await readEach(preferenceNames, readTolerantly);
  return withoutPastPause(found, Date.now());
}

/** Reads some preferences, as tolerantly as `readPreferences`. A pause that is over is returned as it is stored. */
export function readSome<N extends PreferenceName>(...names: N[]): Promise<Pick<Preferences, N>> {
  return readEach(names, readTolerantly);
}

/** Reads language, theme and formats. Unreadable ones default to those of the browser, the system and the language. */
export function readAppearance(): Promise<AppearancePreferences> {
  return readEach(looksNames, readTolerantly);
}

/** Reads the cache limit, in millions of bytes. Rejects if it cannot be read: a lower default would discard answers. */
export async function readCacheLimitMb(): Promise<number> {
  return (await readEach(['keptMb'], readAllStored)).keptMb;
}

/**
 * Reads the preferences for lookups, to act on them. Rejects if one cannot be read. Defaults would be wrong: the key
 * would go to the default address, and the user's daily limit would not apply.
 */
export async function readPreferencesStrictly(): Promise<LookupPreferences> {
  const [strict, { explorers }] = await Promise.all([
    readEach(lookupNames, readAllStored),
    // Nothing is sent to these explorers: if they cannot be read, lookups must still work.
    readEach(['explorers'], readTolerantly),
  ]);
  return { ...strict, explorers };
}

/**
 * Reads the preferences for pages, to pass them on. Rejects if one cannot be read. Defaults would be wrong: Hashlens
 * would be on where the user turned it off. `hold` returns the values that may be trusted.
 */
export async function readPagePreferencesStrictly(
  now: number,
  hold = async (stored: PagePreferences) => stored,
): Promise<PagePreferences> {
  return withoutPastPause(await hold(await readEach(pageNames, readAllStored)), now);
}

/**
 * Reads some preferences, to act on them. Rejects if one cannot be read. Defaults would be wrong: a budget might be
 * larger than the user's.
 */
export function readStrictly<N extends PreferenceName>(...names: N[]): Promise<Pick<Preferences, N>> {
  return readEach(names, readAllStored);
}

/** Reads which preferences an administrator set. Their stored values are ignored, and they cannot be changed. */
export async function readLocked(): Promise<ReadonlySet<PreferenceName>> {
  const managed = await readManaged();
  return new Set(preferenceNames.filter((name) => toPreset(name, managed) !== undefined));
}

/** Returns the value that an administrator set for a preference; undefined if there is none. */
export async function readPreset<N extends PreferenceName>(name: N): Promise<Preferences[N] | undefined> {
  return toPreset(name, await readManaged());
}

async function readEach<N extends PreferenceName>(names: readonly N[], read: Read): Promise<Pick<Preferences, N>> {
  const [managed, stored] = await Promise.all([readManaged(), read(names.map(keyOf))]);
  const entries = names.map((name, at) => {
    const own = toPreset(name, managed) ?? places[name].check(stored[at]) ?? defaultPreferences[name];
    return [name, own] as const;
  });
  // The cast is safe: each value has passed its own name's check.
  return Object.fromEntries(entries) as Pick<Preferences, N>;
}

function toPreset<N extends PreferenceName>(name: N, managed: Managed): Preferences[N] | undefined {
  return isSetting(name) ? places[name].check(managed[name]) : undefined;
}

function withoutPastPause<P extends PagePreferences>(preferences: P, now: number): P {
  const { snoozedUntil } = preferences;
  return { ...preferences, snoozedUntil: snoozedUntil > now ? snoozedUntil : 0 };
}

function keyOf(name: PreferenceName): Key {
  return `${places[name].area}:${name}`;
}

/**
 * Stores the given preferences and leaves the rest: all of them at once, or none. Rejects if the browser refuses, and
 * before that if an administrator set one of them, or if a list of sites or explorers is too long to store.
 */
export async function savePreferences(change: Partial<Preferences>): Promise<void> {
  const { sitesOff, onlySites, explorers } = change;
  const isTooMany = Object.keys(explorers ?? {}).length > mostExplorers;
  if (isTooMany || isListTooLong(sitesOff ?? []) || isListTooLong(onlySites ?? []))
    throw new Error('The list is too long to save.');
  const locked = await readLocked();
  const changed = preferenceNames.filter((name) => change[name] !== undefined);
  if (changed.some((name) => locked.has(name))) throw new Error('An administrator set this.');
  // One write per storage area; no change affects both areas.
  await writeAllStored(changed.map((name) => ({ key: keyOf(name), value: change[name] })));
}

/**
 * Calls back when any page stored a preference, or an administrator set it. Cannot be stopped: call it when the
 * background starts.
 */
export function watchPreferences(onChange: (name: PreferenceName) => void): void {
  for (const name of preferenceNames) watchStored(keyOf(name), () => onChange(name));
  watchManaged((names) => {
    for (const name of preferenceNames) if (names.includes(name)) onChange(name);
  });
}

/** True if pages receive the preference. */
export function isForPages(name: PreferenceName): boolean {
  return name in defaultPagePreferences;
}

/**
 * Stores a change from one of our own pages, as `savePreferences` does. Guarded preferences are sent to the background,
 * which stores them. Rejects if either refuses.
 */
export async function saveFromPage(
  change: Partial<Preferences>,
  saveGuarded: (guarded: Partial<GuardedPreferences>) => Promise<unknown>,
): Promise<void> {
  const given = preferenceNames.filter((name) => change[name] !== undefined);
  const [guarded, others] = [given.filter(isGuarded), given.filter((name) => !isGuarded(name))];
  if (others.length > 0) await savePreferences(pick(change, others));
  if (guarded.length > 0) await saveGuarded(pick(change, guarded));
}

function pick<N extends keyof Preferences>(change: Partial<Preferences>, names: N[]): Partial<Pick<Preferences, N>> {
  // The cast is safe: each value keeps the name that it had.
  return Object.fromEntries(names.map((name) => [name, change[name]])) as Partial<Pick<Preferences, N>>;
}

/** The browser's permissions to reach hosts, and how to request them. Origins are match patterns. */
export const accessParts = {
  readAddress: async () => (await readSome('apiAddress')).apiAddress,
  toPattern: permissionPattern,
  /** As in the manifest for content scripts. */
  allPages: '<all_urls>',
  has: (origin: string) => browser.permissions.contains({ origins: [origin] }),
  /** Asks the user through the browser. Works only if called directly from a click. */
  request: (origins: string[]) => browser.permissions.request({ origins }),
};

/** Calls back from now on when the user grants or revokes a permission. */
export function watchAccess(onChange: () => void): void {
  browser.permissions.onAdded.addListener(onChange);
  browser.permissions.onRemoved.addListener(onChange);
}
