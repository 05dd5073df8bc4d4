import { storage } from 'wxt/utils/storage';
import { defaultApiAddress } from './api-address.ts';
import { toAddress, toChainIds, toCount, toDelayMs, toFlag, toOneOf, toSites, toTimeMs } from './check-stored.ts';
import { type Explorers, mostExplorers, toExplorers } from './explorers.ts';
import { defaultPagePreferences, type PagePreferences } from './page-preferences.ts';
import { isListTooLong } from './sites.ts';

/** What the user prefers of how things are looked up. */
export type LookupPreferences = {
  /** A checked address without trailing slash. */
  apiAddress: string;
  /** The user's chains, first choice first; never empty. A transaction is looked for in this order. */
  chainIds: number[];
  /** Credits that Hashlens may spend in a day (UTC); null without a limit. */
  dailyLimit: number | null;
  /** Whether addresses, the dearest lookups, wait for a click. */
  askBeforeAddresses: boolean;
  /** Whether every 64-digit value, which may be a private key, waits for a click. */
  askBeforeHashes: boolean;
  /** Where the links of a chain's cards lead; the chain's usual explorer where nothing is chosen. */
  explorers: Explorers;
};

/** What the user prefers of how Hashlens speaks. */
export type LanguagePreferences = {
  /** A language by its BCP 47 tag, or the browser's. */
  language: 'auto' | 'en' | 'de' | 'es' | 'zh' | 'ja' | 'ar';
};

/** What the user wants of checks in the background of what they watch. */
export type WatchPreferences = {
  /** Minutes between two turns of checks; 0 for none. */
  checkEvery: (typeof checkIntervals)[number];
  /** Credits that checks may cost in a day (UTC). */
  checkBudget: number;
  /** Whether changes are told in the browser's notifications; it may not let us. */
  tellChanges: boolean;
};

/** What can be chosen between two turns of checks, in minutes; 0 for none. */
export const checkIntervals = [0, 15, 60, 360, 1440] as const;

/** What the user prefers. */
export type Preferences = LookupPreferences & LanguagePreferences & WatchPreferences & PagePreferences;

/** The preferences before anybody chose anything. */
export const defaultPreferences: Preferences = {
  apiAddress: defaultApiAddress,
  chainIds: [1, 8453, 42161, 10, 137],
  dailyLimit: null,
  askBeforeAddresses: false,
  askBeforeHashes: false,
  language: 'auto',
  explorers: {},
  checkEvery: 0,
  checkBudget: 2000,
  tellChanges: false,
  ...defaultPagePreferences,
};

type Name = keyof Preferences;
type Key = `${'local' | 'sync'}:${Name}`;
type Place<T> = { key: Key; check: (stored: unknown) => T | undefined };

// The address stays on this machine: the key is sent there, so no other machine may change it. So does a pause, and
// what is done with the list of what is watched, which is kept on this machine too.
const places: { [N in Name]: Place<Preferences[N]> } = {
  apiAddress: { key: 'local:apiAddress', check: toAddress },
  chainIds: { key: 'sync:chainIds', check: toChainIds },
  dailyLimit: { key: 'sync:dailyLimit', check: toCount },
  askBeforeAddresses: { key: 'sync:askBeforeAddresses', check: toFlag },
  askBeforeHashes: { key: 'sync:askBeforeHashes', check: toFlag },
  language: { key: 'sync:language', check: toOneOf(['auto', 'en', 'de', 'es', 'zh', 'ja', 'ar']) },
  explorers: { key: 'sync:explorers', check: toExplorers },
  checkEvery: { key: 'local:checkEvery', check: toOneOf(checkIntervals) },
  checkBudget: { key: 'local:checkBudget', check: toCount },
  tellChanges: { key: 'local:tellChanges', check: toFlag },
  mode: { key: 'sync:mode', check: toOneOf(['hover', 'alt', 'click']) },
  longPress: { key: 'sync:longPress', check: toFlag },
  showAfterMs: { key: 'sync:showAfterMs', check: toDelayMs },
  leaveAfterMs: { key: 'sync:leaveAfterMs', check: toDelayMs },
  marks: { key: 'sync:marks', check: toOneOf(['dotted', 'solid', 'off']) },
  sitesOff: { key: 'sync:sitesOff', check: toSites },
  onlySites: { key: 'sync:onlySites', check: toSites },
  snoozedUntil: { key: 'local:snoozedUntil', check: toTimeMs },
};
const lookupNames = [
  'apiAddress',
  'chainIds',
  'dailyLimit',
  'askBeforeAddresses',
  'askBeforeHashes',
  'explorers',
] as const;
const pageNames = [
  'mode',
  'longPress',
  'showAfterMs',
  'leaveAfterMs',
  'marks',
  'sitesOff',
  'onlySites',
  'snoozedUntil',
] as const;
const watchNames = ['checkEvery', 'checkBudget', 'tellChanges'] as const;
const names: readonly Name[] = [...lookupNames, 'language', ...watchNames, ...pageNames];

type Read = (key: Key) => Promise<unknown>;

// Not storage.defineItem: it reads each item once more at every start, whether anybody wants it or not.
const readStrictly: Read = (key) => storage.getItem<unknown>(key);

// One damaged entry can make the browser's whole read fail: read one at a time, fall back one at a time.
const readTolerantly: Read = (key) => readStrictly(key).catch(() => undefined);

/** Reads the preferences, to show them; whatever is missing, damaged or unreadable reads as its default. */
export async function readPreferences(): Promise<Preferences> {
  const [ofLookups, language, ofChecks, ofPages] = await Promise.all([
    readOfLookups(readTolerantly),
    readLanguage(),
    readOfChecks(readTolerantly),
    readOfPages(readTolerantly, Date.now()),
  ]);
  return { ...ofLookups, language, ...ofChecks, ...ofPages };
}

/** Reads which language is preferred; the browser's where that cannot be read. */
export function readLanguage(): Promise<LanguagePreferences['language']> {
  return createReadOne(readTolerantly)('language');
}

/**
 * Reads what lookups go by, to act on it; rejects where one cannot be read. Its default would not do: the key would go
 * to the default address, and a limit would be none.
 */
export function readPreferencesStrictly(): Promise<LookupPreferences> {
  return readOfLookups(readStrictly);
}

/**
 * Reads what pages go by, to tell them; rejects where one cannot be read. Its default would not do: Hashlens would be
 * on where it was switched off.
 */
export function readPagePreferencesStrictly(now: number): Promise<PagePreferences> {
  return readOfPages(readStrictly, now);
}

/**
 * Reads what checks go by, to act on it; rejects where one cannot be read. Its default would not do: a budget would be
 * larger than it was made.
 */
export function readWatchPreferencesStrictly(): Promise<WatchPreferences> {
  return readOfChecks(readStrictly);
}

async function readOfChecks(read: Read): Promise<WatchPreferences> {
  const of = createReadOne(read);
  const [checkEvery, checkBudget, tellChanges] = await Promise.all([
    of('checkEvery'),
    of('checkBudget'),
    of('tellChanges'),
  ]);
  return { checkEvery, checkBudget, tellChanges };
}

async function readOfLookups(read: Read): Promise<LookupPreferences> {
  const of = createReadOne(read);
  const [apiAddress, chainIds, dailyLimit, askBeforeAddresses, askBeforeHashes, explorers] = await Promise.all([
    of('apiAddress'),
    of('chainIds'),
    of('dailyLimit'),
    of('askBeforeAddresses'),
    of('askBeforeHashes'),
    // Nothing is sent there: one that cannot be read must not stop lookups.
    createReadOne(readTolerantly)('explorers'),
  ]);
  return { apiAddress, chainIds, dailyLimit, askBeforeAddresses, askBeforeHashes, explorers };
}

async function readOfPages(read: Read, now: number): Promise<PagePreferences> {
  const of = createReadOne(read);
  const [mode, longPress, showAfterMs, leaveAfterMs, marks, sitesOff, onlySites, until] = await Promise.all([
    of('mode'),
    of('longPress'),
    of('showAfterMs'),
    of('leaveAfterMs'),
    of('marks'),
    of('sitesOff'),
    of('onlySites'),
    of('snoozedUntil'),
  ]);
  const snoozedUntil = until > now ? until : 0;
  return { mode, longPress, showAfterMs, leaveAfterMs, marks, sitesOff, onlySites, snoozedUntil };
}

function createReadOne(read: Read) {
  return async <N extends Name>(name: N): Promise<Preferences[N]> =>
    places[name].check(await read(places[name].key)) ?? defaultPreferences[name];
}

/**
 * Stores what is given and leaves the rest. Rejects when the browser refuses to store, and before anything is stored
 * when a list of sites or explorers is longer than that.
 */
export async function savePreferences(change: Partial<Preferences>): Promise<void> {
  const { sitesOff, onlySites, explorers } = change;
  const isTooMany = Object.keys(explorers ?? {}).length > mostExplorers;
  if (isTooMany || isListTooLong(sitesOff ?? []) || isListTooLong(onlySites ?? []))
    throw new Error('The list is too long to be stored.');
  for (const name of names) {
    const value = change[name];
    if (value !== undefined) await storage.setItem(places[name].key, value);
  }
}

/** Calls back when a preference was stored, from whatever page. To be called when the background starts, for ever. */
export function watchPreferences(onChange: (name: Name) => void): void {
  for (const name of names) storage.watch(places[name].key, () => onChange(name));
}

/** Whether pages are told of a preference. */
export function isForPages(name: Name): boolean {
  return name in defaultPagePreferences;
}
