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
  problem: ReadonlySignal<'address' | 'not-stored' | null>;
  saved: ReadonlySignal<keyof Preferences | null>;
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
  const problem = signal<'address' | 'not-stored' | null>(null);
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
    problem.value = null;
    saved.value = null;
    try {
      await parts.save(change);
    } catch {
      problem.value = 'not-stored';
      return;
    }
    preferences.value = await parts.read();
    saved.value = what;
    await refreshReach();
  }

  return {
    preferences,
    isReachable,
    problem,
    saved,
    load: async () => {
      preferences.value = await parts.read();
      await refreshReach();
    },
    storeAddress: async (text, { mayAsk }) => {
      const address = parts.checkAddress(text);
      if (address === null) {
        problem.value = 'address';
        saved.value = null;
        return;
      }
      const requesting = mayAsk && address !== parts.defaultAddress ? request(address) : Promise.resolve();
      if (address === preferences.peek()?.apiAddress) problem.value = null;
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
