import { type ReadonlySignal, signal } from '@preact/signals';

/** What the person prefers, as the settings keep it. `apiAddress` has no trailing slash. */
export type Preferences = { apiAddress: string; defaultChainId: number };

/** The parts of settings and browser that the options need; wired by the entrypoint. */
export type PreferenceParts = {
  read: () => Promise<Preferences>;
  save: (change: Partial<Preferences>) => Promise<void>;
  /** The address ready to store, or null when it may not be used. */
  checkAddress: (text: string) => string | null;
  defaultAddress: string;
  /** Whether the browser lets us reach an address. */
  mayReach: (address: string) => Promise<boolean>;
  /** Asks the person through the browser; works only when called straight from a click or a key press. */
  requestReach: (address: string) => Promise<boolean>;
};

/** The options that are not secret, with what became of the last change. */
export type PreferencesStore = {
  preferences: ReadonlySignal<Preferences | null>;
  /** False when the browser does not let us reach the API address; null while unknown. */
  isReachable: ReadonlySignal<boolean | null>;
  /** The address as it was last entered cannot be used; stays until a good one is entered. */
  isAddressWrong: ReadonlySignal<boolean>;
  /** The browser refused to store the last change. */
  isNotStored: ReadonlySignal<boolean>;
  saved: ReadonlySignal<keyof Preferences | null>;
  /** Reads what is stored and allowed; again whenever another page or the browser may have changed it. */
  load(): Promise<void>;
  /** Stores an address; with `mayAsk` (Enter was pressed) also asks the browser for the permission to reach it. */
  storeAddress(text: string, how: { mayAsk: boolean }): Promise<void>;
  storeChain(id: number): Promise<void>;
  /** For the "Allow access" button. */
  allowAccess(): Promise<void>;
};

/** Creates the store of the options page. */
export function createPreferencesStore(parts: PreferenceParts): PreferencesStore {
  const preferences = signal<Preferences | null>(null);
  const isReachable = signal<boolean | null>(null);
  const isAddressWrong = signal(false);
  const isNotStored = signal(false);
  const saved = signal<keyof Preferences | null>(null);

  async function refreshReach(): Promise<void> {
    const address = preferences.peek()?.apiAddress;
    if (address === undefined) return;
    const may = await parts.mayReach(address);
    if (preferences.peek()?.apiAddress === address) isReachable.value = may;
  }

  // Not awaited before the first await of a handler: browsers take requests only inside the gesture itself.
  async function request(address: string): Promise<void> {
    try {
      await parts.requestReach(address);
    } catch {
      // A browser that refuses to ask has not granted either: the note with the button stays.
    }
    await refreshReach();
  }

  async function save(change: Partial<Preferences>, what: keyof Preferences): Promise<void> {
    isNotStored.value = false;
    saved.value = null;
    try {
      await parts.save(change);
    } catch {
      isNotStored.value = true;
      return;
    }
    preferences.value = await parts.read();
    saved.value = what;
    await refreshReach();
  }

  return {
    preferences,
    isReachable,
    isAddressWrong,
    isNotStored,
    saved,
    load: async () => {
      const known = preferences.peek();
      const found = await parts.read();
      // What was stored here meanwhile is newer than what was read.
      if (preferences.peek() === known && !isSame(known, found)) {
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
      const requesting = mayAsk && address !== parts.defaultAddress ? request(address) : Promise.resolve();
      // Another page may have stored another one since this page read it.
      const found = await parts.read();
      if (address === found.apiAddress) preferences.value = found;
      else await save({ apiAddress: address }, 'apiAddress');
      await requesting;
    },
    storeChain: (id) => save({ defaultChainId: id }, 'defaultChainId'),
    allowAccess: async () => {
      const address = preferences.peek()?.apiAddress;
      if (address !== undefined) await request(address);
    },
  };
}

function isSame(known: Preferences | null, found: Preferences): boolean {
  return known?.apiAddress === found.apiAddress && known.defaultChainId === found.defaultChainId;
}
