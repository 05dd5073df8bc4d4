import { writeAs } from '../../src/format/writing-style.ts';
import { inTime } from '../../src/lookup/in-time.ts';
import { isForLooks, type LooksPreferences, type PreferenceName } from '../../src/settings/preference-places.ts';
import { readLooks } from '../../src/settings/preferences.ts';
import { speakLanguage } from '../../src/words/speak-language.ts';

// What the browser keeps for us may never answer: then what is spoken will do.
const longestReadMs = 1_000;

/** How Hashlens speaks, writes and looks. */
export type Looks = {
  /** Resolves when it speaks and writes as is preferred, and its theme is known; after a second in any case. */
  spoken(): Promise<void>;
  theme(): LooksPreferences['theme'];
  /** A preference was stored: the looks are taken anew where it is one of theirs. */
  hear(name: PreferenceName): void;
};

/** Creates them and begins to take them; `readBrowsers` gives the browser's languages, best first. */
export function createLooks({ readBrowsers }: { readBrowsers: () => string[] }): Looks {
  let theme: LooksPreferences['theme'] = 'auto';

  async function take(): Promise<void> {
    const reading = readLooks();
    const speaking = speakLanguage({ readChosen: async () => (await reading).language, browsers: readBrowsers() });
    const looks = await reading;
    theme = looks.theme;
    writeAs(looks);
    await speaking;
  }

  const takeInTime = () => inTime(take(), longestReadMs).catch(() => {});
  let spoken = takeInTime();

  return {
    spoken: () => spoken,
    theme: () => theme,
    hear: (name) => {
      if (isForLooks(name)) spoken = takeInTime();
    },
  };
}
