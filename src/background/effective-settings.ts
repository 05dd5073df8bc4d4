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
 * Creates the way to the preferences that the background goes by, whatever a page's script wrote down.
 * `onOtherAddress`: the API's address is another one from now on.
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
    // The address is held where it is asked for: what needs none shall not wait for another disk.
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

  // What was only written down is put right, and stops no lookup that is under way.
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
     * What lookups go by, read once, and again after every change or failure; the address is as it is stored. Rejects
     * where the browser or the disk fails.
     */
    read,
    /** The API's address, held. Rejects where the browser or the disk fails. */
    readAddress,
    /** What the person wants of checks. */
    readWatchWishes: async () => guard.hold(await readStrictly(...watchNames)),
    /** Stores what a page of ours told, all of it or nothing; rejects where it was not stored. */
    save: async (change: Partial<GuardedPreferences>): Promise<void> => {
      try {
        await guard.save(change);
      } finally {
        preferences = undefined;
      }
      // It is stored: nothing that fails now may say otherwise.
      if (change.apiAddress !== undefined) await onOtherAddress().catch(() => {});
    },
    /** A preference was stored, by whomever. */
    hear: (name: PreferenceName): void => {
      preferences = undefined;
      if (name === 'apiAddress') void addressWritten().catch(() => {});
      if (isGuarded(name)) void guardWritten(name).catch(() => {});
    },
  };
}

// What the browser keeps for us may never answer: then what is spoken will do.
const longestReadMs = 1_000;

/** How Hashlens speaks, writes and looks. */
type Looks = {
  /** Resolves when it speaks and writes as is preferred, and its theme is known; after a second in any case. */
  spoken(): Promise<void>;
  theme(): AppearancePreferences['theme'];
  /** A preference was stored: the looks are taken anew where it is one of theirs. */
  hear(name: PreferenceName): void;
};

/** Creates them and begins to take them; `readBrowsers` gives the browser's languages, best first. */
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
