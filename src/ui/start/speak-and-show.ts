import { browser } from 'wxt/browser';
import { speakLanguage } from '../../i18n/speak-language.ts';
import type { LooksPreferences } from '../../settings/preference-definitions.ts';
import { readLooks } from '../../settings/preferences.ts';
import { showAs } from '../theme/theme.ts';

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
