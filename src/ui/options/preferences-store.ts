import { type ReadonlySignal, signal } from '@preact/signals';
import type { CheckedAddress } from '../../settings/api-address.ts';
import type { Preferences } from '../../settings/preference-definitions.ts';

/** The options that are not secret, and the result of the last change. */
export type PreferencesStore = {
  preferences: ReadonlySignal<Preferences | null>;
  /** Preferences that an administrator set; they cannot be changed here. */
  locked: ReadonlySignal<ReadonlySet<keyof Preferences>>;
  /** False when the browser does not let us reach the API address; null while unknown. */
  isReachable: ReadonlySignal<boolean | null>;
  /** True if access was requested last, and not granted. */
  isDeclined: ReadonlySignal<boolean>;
  /** The last entered address as it was checked; null before one is entered. */
  checkedAddress: ReadonlySignal<CheckedAddress | null>;
  /** The preference changed last, if the browser refused to store it. */
  notStored: ReadonlySignal<keyof Preferences | null>;
  saved: ReadonlySignal<keyof Preferences | null>;
  /** Reads the stored settings and the permissions. Called again whenever either may have changed elsewhere. */
  load(): Promise<void>;
  /** Stores an address. With `mayAsk` (Enter was pressed), also asks the browser for permission to reach it. */
  storeAddress(text: string, how: { mayAsk: boolean }): Promise<void>;
  /** Stores any other change. It is shown at once, and reverted if the browser refuses to store it. */
  store(change: Partial<Omit<Preferences, 'apiAddress'>>): Promise<void>;
  /** Stores all changes or none. On false, what is shown stays as it was, and the caller reports the failure. */
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
  const checkedAddress = signal<CheckedAddress | null>(null);
  const notStored = signal<keyof Preferences | null>(null);
  const saved = signal<keyof Preferences | null>(null);
  let lastSave: Promise<unknown> = Promise.resolve();
  let savesLeft = 0;

  // The result of the previous change does not apply to this one.
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

  // Called synchronously: browsers accept it only directly in the user's gesture. An error counts as not granted.
  async function request(address: string): Promise<void> {
    const isGranted = await Promise.try(parts.requestReach, address).catch(() => false);
    await refreshReach();
    isDeclined.value = !isGranted;
  }

  // Saves run one after the other, so that the last change wins.
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
    // Changes that are still to be stored are newer than what was read.
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
    checkedAddress,
    notStored,
    saved,
    load: async () => {
      const known = preferences.peek();
      const [found, lockedNow] = await Promise.all([parts.read(), parts.readLocked()]);
      if ([...lockedNow].join() !== [...locked.peek()].join()) locked.value = lockedNow;
      // Changes stored here meanwhile, or about to be, are newer than what was read.
      if (savesLeft === 0 && preferences.peek() === known && JSON.stringify(known) !== JSON.stringify(found)) {
        if (known?.apiAddress !== found.apiAddress) checkedAddress.value = null;
        preferences.value = found;
        saved.value = null;
      }
      await refreshReach();
    },
    storeAddress: async (text, { mayAsk }) => {
      const checked = parts.checkAddress(text);
      checkedAddress.value = checked;
      if (!checked.ok) {
        saved.value = null;
        return;
      }
      const { address } = checked;
      // Leaving the field unchanged must not store the address again.
      if (!mayAsk && address === preferences.peek()?.apiAddress) return;
      isDeclined.value = false;
      const requesting = mayAsk && address !== parts.defaultAddress ? request(address) : Promise.resolve();
      // Another page may have stored a different address since this page read it.
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
      // If there is nothing to store, such as if all preferences are locked, it counts as stored.
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
  /** Preferences that an administrator set. */
  readLocked: () => Promise<ReadonlySet<keyof Preferences>>;
  save: (change: Partial<Preferences>) => Promise<void>;
  checkAddress: (text: string) => CheckedAddress;
  defaultAddress: string;
  /** Whether the browser lets us reach an address. */
  mayReach: (address: string) => Promise<boolean>;
  /** Asks the user for permission; works only if called directly in a click or key handler. */
  requestReach: (address: string) => Promise<boolean>;
};

/** The rules for what can be entered in the settings; wired by the entrypoint. */
export type PreferenceRules = {
  /** More chains than this are not stored. */
  mostChains: number;
  /** Returns an explorer's address ready to store; null if it may not be used. */
  checkExplorer: (text: string) => string | null;
  mostExplorers: number;
  /** Returns the site that a host or URL names; null if it names none. */
  toSite: (text: string) => string | null;
  isListTooLong: (sites: string[]) => boolean;
};
