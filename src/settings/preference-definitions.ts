import { browser } from 'wxt/browser';
import { defaultApiAddress } from './api-address.ts';
import { defaultPagePreferences, type PagePreferences } from './page-preferences.ts';
import {
  defaultCacheMb,
  type Explorers,
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
  toTimeMs,
} from './preference-checks.ts';

/** What the user prefers of how things are looked up. */
export type LookupPreferences = {
  /** A checked address without trailing slash. */
  apiAddress: string;
  /** The user's chains, first choice first; never empty. A transaction is looked for in this order. */
  chainIds: number[];
  /** Credits that Hashlens may spend in a day (UTC); 0 for no limit. */
  dailyLimit: number;
  /** Whether addresses, the dearest lookups, wait for a click. */
  askBeforeAddresses: boolean;
  /** Whether every 64-digit value, which may be a private key, waits for a click. */
  askBeforeHashes: boolean;
  /** Where the links of a chain's cards lead; the chain's usual explorer where nothing is chosen. */
  explorers: Explorers;
};

/** What the user prefers of how Hashlens looks, speaks and writes. */
export type AppearancePreferences = {
  /** A language by its BCP 47 tag, or the browser's. */
  language: 'auto' | 'en' | 'de' | 'es' | 'zh' | 'ja' | 'ar';
  /** Light or dark, or as the system is. */
  theme: 'auto' | 'light' | 'dark';
  /** What groups digits and stands before a fraction: 1,234.5, 1.234,5, 1 234,5 or 1’234.5; the language's own. */
  numbers: 'auto' | 'comma' | 'point' | 'space' | 'apostrophe';
  /** Hours to 12 or to 24, or as the language has them. */
  hours: 'auto' | '12' | '24';
  /** The zone of times: the person's own, or UTC. */
  zone: 'local' | 'utc';
};

/** What the user prefers of what is shown and kept. */
type KeepingPreferences = {
  /** Whether NFT pictures, which come from strangers' servers, are offered one by one, or never. */
  pictures: 'ask' | 'never';
  /** How much answers may take on the disk, in millions of bytes. */
  keptMb: number;
};

/** What can be chosen between two turns of checks, in minutes; 0 for none. */
export const checkIntervals = [0, 15, 60, 360, 1440] as const;

/** What the user wants of checks in the background of what they watch. */
export type WatchPreferences = {
  /** Minutes between two turns of checks; 0 for none. */
  checkEvery: (typeof checkIntervals)[number];
  /** Credits that checks may cost in a day (UTC). */
  checkBudget: number;
  /** Whether changes are told in the browser's notifications; it may not let us. */
  tellChanges: boolean;
};

/** What the user prefers. */
export type Preferences = LookupPreferences &
  AppearancePreferences &
  KeepingPreferences &
  WatchPreferences &
  PagePreferences;

/** One of them. */
export type PreferenceName = keyof Preferences;

/** The preferences before anybody chose anything. */
export const defaultPreferences: Preferences = {
  apiAddress: defaultApiAddress,
  chainIds: [1, 8453, 42161, 10, 137],
  // Half of what the free plan gives: some is left whatever happens here.
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
  ...defaultPagePreferences,
};

/** Where a preference is stored, and what of a stored value is usable; undefined for what was damaged. */
type Place<T> = { area: 'local' | 'sync'; check: (stored: unknown) => T | undefined };

/**
 * Where each is stored. The address stays on this machine: the key is sent there, so no other machine may change it. So
 * does a pause, and what is done with the list of what is watched, which is kept on this machine too.
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
  mode: { area: 'sync', check: toOneOf(['hover', 'alt', 'click']) },
  longPress: { area: 'sync', check: toFlag },
  showAfterMs: { area: 'sync', check: toDelayMs },
  leaveAfterMs: { area: 'sync', check: toDelayMs },
  marks: { area: 'sync', check: toOneOf(['dotted', 'solid', 'off']) },
  sitesOff: { area: 'sync', check: toSites },
  onlySites: { area: 'sync', check: toSites },
  snoozedUntil: { area: 'local', check: toTimeMs },
};

/** Those that say how Hashlens looks, speaks and writes. */
export const looksNames = [
  'language',
  'theme',
  'numbers',
  'hours',
  'zone',
] as const satisfies (keyof AppearancePreferences)[];

/** All of them, in the order of this file. */
export const preferenceNames = Object.keys(places) as readonly PreferenceName[];

/** Whether it says how Hashlens looks, speaks or writes. */
export function isForAppearance(name: PreferenceName): name is keyof AppearancePreferences {
  return looksNames.some((one) => one === name);
}

/** Those of the list of what is watched: they stand beside it, and go and come with nothing else. */
export const watchNames = ['checkEvery', 'checkBudget', 'tellChanges'] as const satisfies (keyof WatchPreferences)[];

/** Whether checks of what is watched go by a preference. */
export function isForWatch(name: PreferenceName): name is keyof WatchPreferences {
  return watchNames.some((one) => one === name);
}

/**
 * Whether it is a setting of the options, which an administrator can preset: not so a pause, which is but a moment, and
 * what is done with the person's own list.
 */
export function isSetting(name: PreferenceName): boolean {
  return name !== 'snoozedUntil' && !isForWatch(name);
}

const localNames = ['apiAddress', 'checkEvery', 'checkBudget', 'tellChanges', 'snoozedUntil'] as const;
const syncedNames = ['dailyLimit', 'askBeforeAddresses', 'askBeforeHashes'] as const;

/** A preference that decides over what is sent, or when Hashlens is off, and lies where scripts in pages can write. */
export type GuardedName = (typeof localNames)[number] | (typeof syncedNames)[number];

/** What they are. */
export type GuardedPreferences = Pick<Preferences, GuardedName>;

/** Those of them that are synchronised: another machine of the person's may have changed one. */
type SyncedName = (typeof syncedNames)[number];

/** All of them in this browser. What is synchronised is none where the browser closes it to pages: Firefox cannot. */
export function listGuarded(): readonly GuardedName[] {
  const { setAccessLevel }: { setAccessLevel?: unknown } = browser.storage.sync;
  return setAccessLevel === undefined ? [...localNames, ...syncedNames] : localNames;
}

/** Whether it is one of them. */
export function isGuarded(name: PreferenceName): name is GuardedName {
  return listGuarded().some((one) => one === name);
}

/** Whether it is one that another machine may have changed. */
export function isSynced(name: GuardedName): name is SyncedName {
  return syncedNames.some((one) => one === name);
}
