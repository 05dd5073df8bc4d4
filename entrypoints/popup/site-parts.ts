import { isOffIn } from '../../src/settings/page-preferences.ts';
import { readPreferences, savePreferences } from '../../src/settings/preferences.ts';
import { switchSite, toSite } from '../../src/settings/sites.ts';
import type { SiteParts } from '../../src/views/popup/this-tab.ts';

/** Where Hashlens is on, as the settings keep it. */
export const siteParts: SiteParts = {
  read: async (url) => {
    const preferences = await readPreferences();
    // Only web pages belong to a site; of other addresses a host may be read that means nothing.
    const site = url !== null && /^https?:/.test(url) ? toSite(url) : null;
    const isUnknown = url === null;
    const isOff = isOffIn({ ...preferences, snoozedUntil: 0 }, () => (site === null ? [] : [site]), Date.now());
    return { site, isOn: isUnknown || !isOff, pausedUntilMs: preferences.snoozedUntil };
  },
  switchSite: async (site, isOn) => savePreferences(switchSite(await readPreferences(), { site, isOn })),
  resume: () => savePreferences({ snoozedUntil: 0 }),
};
