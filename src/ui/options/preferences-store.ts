import { type ReadonlySignal, signal } from '@preact/signals';
import type { Preferences } from '../../settings/preference-definitions.ts';

/** The options that are not secret, with what became of the last change. */
export type PreferencesStore = {
  preferences: ReadonlySignal<Preferences | null>;
  /** Those that an administrator set, and nobody can change here. */
  locked: ReadonlySignal<ReadonlySet<keyof Preferences>>;
  /** False when the browser does not let us reach the API address; null while unknown. */
  isReachable: ReadonlySignal<boolean | null>;
  /** The browser was asked last, and did not allow it. */
  isDeclined: ReadonlySignal<boolean>;
  /** The address as it was last entered cannot be used; stays until a good one is entered. */
  isAddressWrong: ReadonlySignal<boolean>;
  /** The last change, where the browser refused to store it. */
  notStored: ReadonlySignal<keyof Preferences | null>;
  saved: ReadonlySignal<keyof Preferences | null>;
  /** Reads what is stored and allowed; again whenever another page or the browser may have changed it. */
  load(): Promise<void>;
  /** Stores an address; with `mayAsk` (Enter was pressed) also asks the browser for the permission to reach it. */
  storeAddress(text: string, how: { mayAsk: boolean }): Promise<void>;
  /** Stores anything else. It is shown at once, and taken back when the browser refuses to store it. */
  store(change: Partial<Omit<Preferences, 'apiAddress'>>): Promise<void>;
  /** Stores several at once, or none of them: then it gives false, and what is shown is as it was. Who asks says so. */
  storeAll(change: Partial<Omit<Preferences, 'apiAddress'>>): Promise<boolean>;
  /** For the "Allow access" button. */
  allowAccess(): Promise<void>;
};

/** Creates the store of the options page. */
export function createPreferencesStore(parts: PreferenceParts): PreferencesStore {
  const preferences = signal<Preferences | null>(null);
  const locked = signal<ReadonlySet<keyof Preferences>>(new Set());
  const isReachable = signal<boolean | null>(null);
  const isDeclined = signal(false);
  const isAddressWrong = signal(false);
  const notStored = signal<keyof Preferences | null>(null);
  const saved = signal<keyof Preferences | null>(null);
  let lastSave: Promise<unknown> = Promise.resolve();
  let savesLeft = 0;

  // What was said of the change before is not true of this one.
  function forgetWords(): void {
    notStored.value = null;
    saved.value = null;
  }

  async function refreshReach(): Promise<void> {
    const address = preferences.peek()?.apiAddress;
    if (address === undefined) return;
    const may = await parts.mayReach(address);
    if (preferences.peek()?.apiAddress !== address) return;
    isReachable.value = may;
    if (may) isDeclined.value = false;
  }

  // Asked at once: browsers take it only inside the gesture itself. One that refuses even to ask has not granted either.
  async function request(address: string): Promise<void> {
    const isGranted = await Promise.try(parts.requestReach, address).catch(() => false);
    await refreshReach();
    isDeclined.value = !isGranted;
  }

  // One after the other, so that the last wish is the one that stays.
  function save(change: Partial<Preferences>, isNamed = true): Promise<boolean> {
    savesLeft += 1;
    const saving = lastSave.then(() => saveNow(change, isNamed));
    lastSave = saving;
    return saving;
  }

  async function saveNow(change: Partial<Preferences>, isNamed: boolean): Promise<boolean> {
    const [what = null] = Object.keys(change) as (keyof Preferences)[];
    const named = isNamed ? what : null;
    let isStored = true;
    try {
      await parts.save(change);
    } catch {
      isStored = false;
    }
    const found = await parts.read();
    savesLeft -= 1;
    // What is still to be stored is newer than what was read.
    if (savesLeft === 0) preferences.value = found;
    notStored.value = isStored ? null : named;
    saved.value = isStored ? named : null;
    await refreshReach();
    return isStored;
  }

  return {
    preferences,
    locked,
    isReachable,
    isDeclined,
    isAddressWrong,
    notStored,
    saved,
    load: async () => {
      const known = preferences.peek();
      const [found, lockedNow] = await Promise.all([parts.read(), parts.readLocked()]);
      if ([...lockedNow].join() !== [...locked.peek()].join()) locked.value = lockedNow;
      // What was or is being stored here meanwhile is newer than what was read.
      if (savesLeft === 0 && preferences.peek() === known && JSON.stringify(known) !== JSON.stringify(found)) {
        if (known?.apiAddress !== found.apiAddress) isAddressWrong.value = false;
        preferences.value = found;
        saved.value = null;
      }
      await refreshReach();
    },
    storeAddress: async (text, { mayAsk }) => {
      const address = parts.checkAddress(text);
      if (address === null) {
        isAddressWrong.value = true;
        saved.value = null;
        return;
      }
      isAddressWrong.value = false;
      // Leaving a field that still holds what it was filled with is no wish to store that.
      if (!mayAsk && address === preferences.peek()?.apiAddress) return;
      isDeclined.value = false;
      const requesting = mayAsk && address !== parts.defaultAddress ? request(address) : Promise.resolve();
      // Another page may have stored another one since this page read it.
      const found = await parts.read();
      if (address === found.apiAddress) preferences.value = found;
      else {
        forgetWords();
        await save({ apiAddress: address });
      }
      await requesting;
    },
    store: async (change) => {
      const known = preferences.peek();
      if (!known) return;
      forgetWords();
      preferences.value = { ...known, ...change };
      await save(change);
    },
    storeAll: async (change) => {
      forgetWords();
      // Nothing in it can be changed here: then it is as it should be.
      return Object.keys(change).length === 0 || save(change, false);
    },
    allowAccess: async () => {
      const address = preferences.peek()?.apiAddress;
      if (address !== undefined) await request(address);
    },
  };
}

/** The parts of settings and browser that the options need; wired by the entrypoint. */
export type PreferenceParts = {
  read: () => Promise<Preferences>;
  /** Those that an administrator set. */
  readLocked: () => Promise<ReadonlySet<keyof Preferences>>;
  save: (change: Partial<Preferences>) => Promise<void>;
  /** The address ready to store, or null when it may not be used. */
  checkAddress: (text: string) => string | null;
  defaultAddress: string;
  /** Whether the browser lets us reach an address. */
  mayReach: (address: string) => Promise<boolean>;
  /** Asks the person through the browser; works only when called straight from a click or a key press. */
  requestReach: (address: string) => Promise<boolean>;
};

/** The settings' rules for what is entered; wired by the entrypoint. */
export type PreferenceRules = {
  /** More chains than this are not stored. */
  mostChains: number;
  delayBoundsMs: { least: number; most: number };
  /** An explorer's address ready to store; null when it may not be used. */
  checkExplorer: (text: string) => string | null;
  mostExplorers: number;
  /** The site that a host or a URL names; null for what names none. */
  toSite: (text: string) => string | null;
  isListTooLong: (sites: string[]) => boolean;
};
