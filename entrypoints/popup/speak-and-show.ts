import { browser } from 'wxt/browser';
import type { LooksPreferences } from '../../src/settings/preference-places.ts';
import { readLooks } from '../../src/settings/preferences.ts';
import { showAs } from '../../src/views/theme/show-as.ts';
import { speakLanguage } from '../../src/words/speak-language.ts';

/** Has the document speak and look as the person wants; gives what they want. */
export async function speakAndShow(): Promise<LooksPreferences> {
  const reading = readLooks();
  await speakLanguage({
    readChosen: async () => (await reading).language,
    browsers: [browser.i18n.getUILanguage()],
  });
  showAs(document, await reading);
  return reading;
}
