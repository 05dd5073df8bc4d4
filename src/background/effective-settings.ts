import { withTimeout } from '../cache/with-timeout.ts';
import { writeAs } from '../format/locale.ts';
import { speakLanguage } from '../i18n/speak-language.ts';
import {
  type AppearancePreferences,
  type GuardedName,
  type GuardedPreferences,
  isForAppearance,
  isGuarded,
  type LookupPreferences,
  type PreferenceName,
  watchNames,
} from '../settings/preference-definitions.ts';
import { readAppearance, readPreferencesStrictly, readStrictly } from '../settings/preferences.ts';
import type { Guard } from '../settings/trusted-preferences.ts';

/**
 * Creates the preferences that the background acts on, whatever a script in a page wrote to storage.
 * `onOtherAddress` is called when the API address has changed.
 */
export function createEffectiveSettings({
  guard,
  onOtherAddress,
}: {
  guard: Guard;
  onOtherAddress: () => Promise<void>;
}) {
  let preferences: Promise<LookupPreferences> | undefined;
  let addressInUse: string | undefined;

  async function readHeld(): Promise<LookupPreferences> {
    const stored = await readPreferencesStrictly();
    // The guard checks the address only when it is needed: other reads must not wait for the guard's database.
    const { apiAddress, ...others } = stored;
    return { ...(await guard.hold(others)), apiAddress };
  }

  function read(): Promise<LookupPreferences> {
    const reading = preferences ?? readHeld();
    preferences = reading;
    reading.catch(() => {
      if (preferences === reading) preferences = undefined;
    });
    return reading;
  }

  async function findAddress(): Promise<string> {
    const { apiAddress } = await read();
    return (await guard.hold({ apiAddress })).apiAddress;
  }

  async function readAddress(): Promise<string> {
    const address = await findAddress();
    addressInUse = address;
    return address;
  }

  // An address that a script wrote to storage is corrected without interrupting lookups in progress.
  async function addressWritten(): Promise<void> {
    const before = addressInUse;
    const address = await readAddress().catch(() => null);
    if (address !== before) await onOtherAddress();
  }

  async function guardWritten(name: GuardedName): Promise<void> {
    await guard.hear(name);
    preferences = undefined;
  }

  return {
    /**
     * Returns the preferences for lookups, read once and again after every change or failure. The address is the stored
     * one, not checked by the guard. Rejects if the browser or the disk fails.
     */
    read,
    /** Returns the API address, checked by the guard. Rejects if the browser or the disk fails. */
    readAddress,
    /** Returns the user's preferences for checks, checked by the guard. */
    readWatchWishes: async () => guard.hold(await readStrictly(...watchNames)),
    /** Stores a change from one of our own pages, all of it or nothing. Rejects if it was not stored. */
    save: async (change: Partial<GuardedPreferences>): Promise<void> => {
      try {
        await guard.save(change);
      } finally {
        preferences = undefined;
      }
      // The change is stored: a failure from here on must not report otherwise.
      if (change.apiAddress !== undefined) await onOtherAddress().catch(() => {});
    },
    /** Call when a preference was stored, regardless of the writer. */
    hear: (name: PreferenceName): void => {
      preferences = undefined;
      if (name === 'apiAddress') void addressWritten().catch(() => {});
      if (isGuarded(name)) void guardWritten(name).catch(() => {});
    },
  };
}

// The browser's storage may never answer. Then the current language and formats are used.
const longestReadMs = 1_000;

/** The language, the formats of numbers and times, and the theme. */
type Looks = {
  /** Resolves when the preferred language, formats and theme are loaded, or after one second. */
  spoken(): Promise<void>;
  theme(): AppearancePreferences['theme'];
  /** Call when a preference was stored: if it is one of these, they are loaded again. */
  hear(name: PreferenceName): void;
};

/**
 * Starts loading the user's language, formats and theme. `readBrowsers` returns the browser's languages, best first.
 */
export function createLocaleAndTheme({ readBrowsers }: { readBrowsers: () => string[] }): Looks {
  let theme: AppearancePreferences['theme'] = 'auto';

  async function take(): Promise<void> {
    const reading = readAppearance();
    const speaking = speakLanguage({ readChosen: async () => (await reading).language, browsers: readBrowsers() });
    const looks = await reading;
    theme = looks.theme;
    writeAs(looks);
    await speaking;
  }

  const takeInTime = () => withTimeout(take(), longestReadMs).catch(() => {});
  let spoken = takeInTime();

  return {
    spoken: () => spoken,
    theme: () => theme,
    hear: (name) => {
      if (isForAppearance(name)) spoken = takeInTime();
    },
  };
}
