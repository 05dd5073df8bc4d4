import { browser } from 'wxt/browser';
import { defaultApiAddress } from './api-address.ts';
import { defaultPagePreferences, type PagePreferences } from './page-preferences.ts';
import {
  defaultCacheMb,
  type Explorers,
  type StatementForm,
  toAddress,
  toCacheMb,
  toChainIds,
  toCount,
  toDelayMs,
  toExplorers,
  toFlag,
  toLimit,
  toOneOf,
  toSites,
  toStatementForm,
  toTimeMs,
} from './preference-checks.ts';

/** The user's preferences for lookups. */
export type LookupPreferences = {
  /** A checked address without trailing slash. */
  apiAddress: string;
  /** The user's chains, first choice first; never empty. A transaction is looked for in this order. */
  chainIds: number[];
  /** Credits that Hashlens may spend in a day (UTC); 0 for no limit. */
  dailyLimit: number;
  /** True if addresses, the most expensive lookups, wait for a click. */
  askBeforeAddresses: boolean;
  /** True if every 64-digit value, which may be a private key, waits for a click. */
  askBeforeHashes: boolean;
  /** The explorers that the links on cards lead to, by chain. A chain without one uses its usual explorer. */
  explorers: Explorers;
};

/** The user's preferences for language, theme and formats. */
export type AppearancePreferences = {
  /** A BCP 47 tag, or 'auto' for the browser's language. */
  language: 'auto' | 'en' | 'de' | 'es' | 'zh' | 'ja' | 'ar';
  /** 'auto' follows the system. */
  theme: 'auto' | 'light' | 'dark';
  /** Group and decimal separators: 1,234.5, 1.234,5, 1 234,5 or 1’234.5; 'auto' uses the language's own. */
  numbers: 'auto' | 'comma' | 'point' | 'space' | 'apostrophe';
  /** 12-hour or 24-hour clock; 'auto' uses the language's own. */
  hours: 'auto' | '12' | '24';
  /** The time zone: the user's own, or UTC. */
  zone: 'local' | 'utc';
};

/** The user's preferences for pictures and the cache. */
type KeepingPreferences = {
  /** NFT pictures, which come from strangers' servers, are offered one by one, or never. */
  pictures: 'ask' | 'never';
  /** The most disk space for answers, in millions of bytes. */
  keptMb: number;
};

/** The choices of time between two rounds of checks, in minutes; 0 for no checks. */
export const checkIntervals = [0, 15, 60, 360, 1440] as const;

/** The user's preferences for background checks of the watch list. */
export type WatchPreferences = {
  /** Minutes between two rounds of checks; 0 for no checks. */
  checkEvery: (typeof checkIntervals)[number];
  /** The most credits that checks may cost in a day (UTC). */
  checkBudget: number;
  /** True if changes are shown in browser notifications. The browser may not allow it. */
  tellChanges: boolean;
};

/** How the last statement was divided, for the next one. */
type StatementPreferences = { statement: StatementForm | null };

/** All of the user's preferences. */
export type Preferences = LookupPreferences &
  StatementPreferences &
  AppearancePreferences &
  KeepingPreferences &
  WatchPreferences &
  PagePreferences;

export type PreferenceName = keyof Preferences;

export const defaultPreferences: Preferences = {
  apiAddress: defaultApiAddress,
  chainIds: [1, 8453, 42161, 10, 137],
  // Half of the free plan's credits, so that some are left whatever happens here.
  dailyLimit: 50_000,
  askBeforeAddresses: false,
  askBeforeHashes: false,
  explorers: {},
  language: 'auto',
  theme: 'auto',
  numbers: 'auto',
  hours: 'auto',
  zone: 'local',
  pictures: 'ask',
  keptMb: defaultCacheMb,
  checkEvery: 0,
  checkBudget: 2000,
  tellChanges: false,
  statement: null,
  ...defaultPagePreferences,
};

/** Where a preference is stored, and its check, which returns the usable part of a value or undefined if damaged. */
type Place<T> = { area: 'local' | 'sync'; check: (stored: unknown) => T | undefined };

/**
 * Where each preference is stored. The API address stays on this machine: the key is sent there, so no other machine
 * may change it. A pause and the watch list's preferences stay too, the latter because the list itself does.
 */
export const places: { readonly [N in PreferenceName]: Place<Preferences[N]> } = {
  apiAddress: { area: 'local', check: toAddress },
  chainIds: { area: 'sync', check: toChainIds },
  dailyLimit: { area: 'sync', check: toLimit },
  askBeforeAddresses: { area: 'sync', check: toFlag },
  askBeforeHashes: { area: 'sync', check: toFlag },
  explorers: { area: 'sync', check: toExplorers },
  language: { area: 'sync', check: toOneOf(['auto', 'en', 'de', 'es', 'zh', 'ja', 'ar']) },
  theme: { area: 'sync', check: toOneOf(['auto', 'light', 'dark']) },
  numbers: { area: 'sync', check: toOneOf(['auto', 'comma', 'point', 'space', 'apostrophe']) },
  hours: { area: 'sync', check: toOneOf(['auto', '12', '24']) },
  zone: { area: 'sync', check: toOneOf(['local', 'utc']) },
  pictures: { area: 'sync', check: toOneOf(['ask', 'never']) },
  keptMb: { area: 'sync', check: toCacheMb },
  checkEvery: { area: 'local', check: toOneOf(checkIntervals) },
  checkBudget: { area: 'local', check: toCount },
  tellChanges: { area: 'local', check: toFlag },
  statement: { area: 'local', check: toStatementForm },
  mode: { area: 'sync', check: toOneOf(['hover', 'alt', 'click']) },
  longPress: { area: 'sync', check: toFlag },
  showAfterMs: { area: 'sync', check: toDelayMs },
  leaveAfterMs: { area: 'sync', check: toDelayMs },
  marks: { area: 'sync', check: toOneOf(['dotted', 'solid', 'off']) },
  sitesOff: { area: 'sync', check: toSites },
  onlySites: { area: 'sync', check: toSites },
  snoozedUntil: { area: 'local', check: toTimeMs },
};

export const looksNames = [
  'language',
  'theme',
  'numbers',
  'hours',
  'zone',
] as const satisfies (keyof AppearancePreferences)[];

/** The names of all preferences, in the order of this file. */
export const preferenceNames = Object.keys(places) as readonly PreferenceName[];

export function isForAppearance(name: PreferenceName): name is keyof AppearancePreferences {
  return looksNames.some((one) => one === name);
}

/** The watch list's preferences. They are shown beside the list, and are not part of a settings file. */
export const watchNames = ['checkEvery', 'checkBudget', 'tellChanges'] as const satisfies (keyof WatchPreferences)[];

export function isForWatch(name: PreferenceName): name is keyof WatchPreferences {
  return watchNames.some((one) => one === name);
}

/**
 * True for a setting of the options page, which an administrator can preset. False for a pause, which is temporary, and
 * for the choices of the popup: the preferences of the user's own watch list, and how a statement is divided.
 */
export function isSetting(name: PreferenceName): boolean {
  return name !== 'snoozedUntil' && name !== 'statement' && !isForWatch(name);
}

const localNames = ['apiAddress', 'checkEvery', 'checkBudget', 'tellChanges', 'snoozedUntil'] as const;
const syncedNames = ['dailyLimit', 'askBeforeAddresses', 'askBeforeHashes'] as const;

/** A preference that decides what is sent or when Hashlens is off, and is stored where scripts in pages can write. */
export type GuardedName = (typeof localNames)[number] | (typeof syncedNames)[number];

export type GuardedPreferences = Pick<Preferences, GuardedName>;

/** The synchronised ones: another of the user's machines may have changed one. */
type SyncedName = (typeof syncedNames)[number];

/** All guarded names in this browser. Synchronised ones count only if pages can reach them, as in Firefox. */
export function listGuarded(): readonly GuardedName[] {
  const { setAccessLevel }: { setAccessLevel?: unknown } = browser.storage.sync;
  return setAccessLevel === undefined ? [...localNames, ...syncedNames] : localNames;
}

export function isGuarded(name: PreferenceName): name is GuardedName {
  return listGuarded().some((one) => one === name);
}

/** True if another of the user's machines may have changed it. */
export function isSynced(name: GuardedName): name is SyncedName {
  return syncedNames.some((one) => one === name);
}
