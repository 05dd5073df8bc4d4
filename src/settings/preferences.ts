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

// One damaged entry can make the browser's whole read fail: then each is read by itself, and falls back by itself.
const readTolerantly: Read = (keys) =>
  readAllStored(keys).catch(() => Promise.all(keys.map((key) => readStored(key).catch(() => undefined))));

/** Reads the preferences, to show them; whatever is missing, damaged or unreadable reads as its default. */
export async function readPreferences(): Promise<Preferences> {
  const found = await readEach(preferenceNames, readTolerantly);
  return withoutPastPause(found, Date.now());
}

/** Reads some of them, tolerantly as `readPreferences` does, but for a pause that is over: that is given as it is stored. */
export function readSome<N extends PreferenceName>(...names: N[]): Promise<Pick<Preferences, N>> {
  return readEach(names, readTolerantly);
}

/** Reads how Hashlens looks, speaks and writes; what cannot be read is as the browser and the language have it. */
export function readAppearance(): Promise<AppearancePreferences> {
  return readEach(looksNames, readTolerantly);
}

/** Reads how much may be kept, in millions of bytes; rejects where it cannot be read: less would throw away answers. */
export async function readCacheLimitMb(): Promise<number> {
  return (await readEach(['keptMb'], readAllStored)).keptMb;
}

/**
 * Reads what lookups go by, to act on it; rejects where one cannot be read. Its default would not do: the key would go
 * to the default address, and a limit would be none.
 */
export async function readPreferencesStrictly(): Promise<LookupPreferences> {
  const [strict, { explorers }] = await Promise.all([
    readEach(lookupNames, readAllStored),
    // Nothing is sent there: one that cannot be read must not stop lookups.
    readEach(['explorers'], readTolerantly),
  ]);
  return { ...strict, explorers };
}

/**
 * Reads what pages go by, to tell them; rejects where one cannot be read. Its default would not do: Hashlens would be
 * on where it was switched off. `hold` says what of it may be gone by.
 */
export async function readPagePreferencesStrictly(
  now: number,
  hold = async (stored: PagePreferences) => stored,
): Promise<PagePreferences> {
  return withoutPastPause(await hold(await readEach(pageNames, readAllStored)), now);
}

/**
 * Reads some of them, to act on it; rejects where one cannot be read. Its default would not do: a budget would be larger
 * than it was made.
 */
export function readStrictly<N extends PreferenceName>(...names: N[]): Promise<Pick<Preferences, N>> {
  return readEach(names, readAllStored);
}

/** Reads which preferences an administrator set: what is stored of them counts for nothing, and none can be changed. */
export async function readLocked(): Promise<ReadonlySet<PreferenceName>> {
  const managed = await readManaged();
  return new Set(preferenceNames.filter((name) => toPreset(name, managed) !== undefined));
}

/** Reads what an administrator set one preference to; undefined where nobody did. */
export async function readPreset<N extends PreferenceName>(name: N): Promise<Preferences[N] | undefined> {
  return toPreset(name, await readManaged());
}

async function readEach<N extends PreferenceName>(names: readonly N[], read: Read): Promise<Pick<Preferences, N>> {
  const [managed, stored] = await Promise.all([readManaged(), read(names.map(keyOf))]);
  const entries = names.map((name, at) => {
    const own = toPreset(name, managed) ?? places[name].check(stored[at]) ?? defaultPreferences[name];
    return [name, own] as const;
  });
  // Each name with its own check's value.
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
 * Stores what is given and leaves the rest: all of it at once, or nothing. Rejects when the browser refuses to store,
 * and before that where an administrator set one of them, or a list of sites or explorers is longer than is kept.
 */
export async function savePreferences(change: Partial<Preferences>): Promise<void> {
  const { sitesOff, onlySites, explorers } = change;
  const isTooMany = Object.keys(explorers ?? {}).length > mostExplorers;
  if (isTooMany || isListTooLong(sitesOff ?? []) || isListTooLong(onlySites ?? []))
    throw new Error('The list is too long to be stored.');
  const locked = await readLocked();
  const changed = preferenceNames.filter((name) => change[name] !== undefined);
  if (changed.some((name) => locked.has(name))) throw new Error('An administrator set this.');
  // One write for each of the browser's areas, and nothing changes in both at once.
  await writeAllStored(changed.map((name) => ({ key: keyOf(name), value: change[name] })));
}

/**
 * Calls back when a preference was stored, from whatever page, or set by an administrator. To be called when the
 * background starts, for ever.
 */
export function watchPreferences(onChange: (name: PreferenceName) => void): void {
  for (const name of preferenceNames) watchStored(keyOf(name), () => onChange(name));
  watchManaged((names) => {
    for (const name of preferenceNames) if (names.includes(name)) onChange(name);
  });
}

/** Whether pages are told of a preference. */
export function isForPages(name: PreferenceName): boolean {
  return name in defaultPagePreferences;
}

/**
 * Stores from a page of ours, as `savePreferences` does, what may be written by anybody; what is guarded is told to the
 * background, which stores it. Rejects where either refuses.
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
  // Each name with its own value.
  return Object.fromEntries(names.map((name) => [name, change[name]])) as Partial<Pick<Preferences, N>>;
}

/** What the browser lets Hashlens reach, and the way to ask for it; origins are match patterns. */
export const accessParts = {
  readAddress: async () => (await readSome('apiAddress')).apiAddress,
  toPattern: permissionPattern,
  /** As the manifest has it for content scripts. */
  allPages: '<all_urls>',
  has: (origin: string) => browser.permissions.contains({ origins: [origin] }),
  /** Asks the person through the browser; works only when called straight from a click. */
  request: (origins: string[]) => browser.permissions.request({ origins }),
};

/** Calls back when the person allowed something or took it back, from now on. */
export function watchAccess(onChange: () => void): void {
  browser.permissions.onAdded.addListener(onChange);
  browser.permissions.onRemoved.addListener(onChange);
}
