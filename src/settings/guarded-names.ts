import { browser } from 'wxt/browser';
import type { PreferenceName, Preferences } from './preference-places.ts';

const localNames = ['apiAddress', 'checkEvery', 'checkBudget', 'tellChanges', 'snoozedUntil'] as const;
const syncedNames = ['dailyLimit', 'askBeforeAddresses', 'askBeforeHashes'] as const;

/** A preference that decides over what is sent, or when Hashlens is off, and lies where scripts in pages can write. */
export type GuardedName = (typeof localNames)[number] | (typeof syncedNames)[number];

/** What they are. */
export type GuardedPreferences = Pick<Preferences, GuardedName>;

/** Those of them that are synchronised: another machine of the person's may have changed one. */
export type SyncedName = (typeof syncedNames)[number];

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
