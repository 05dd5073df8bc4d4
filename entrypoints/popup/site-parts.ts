import { ask } from '../../src/messages/ask.ts';
import { isOffIn } from '../../src/settings/page-preferences.ts';
import { readSome, savePreferences } from '../../src/settings/preferences.ts';
import { switchSite, toSite } from '../../src/settings/sites.ts';
import type { SiteParts } from '../../src/views/popup/this-tab.ts';

/** Where Hashlens is on, as the settings keep it. */
export const siteParts: SiteParts = {
  read: async (url) => {
    const { snoozedUntil, ...sites } = await readSome('sitesOff', 'onlySites', 'snoozedUntil');
    // Only web pages belong to a site; of other addresses a host may be read that means nothing.
    const site = url !== null && /^https?:/.test(url) ? toSite(url) : null;
    const isUnknown = url === null;
    const isOff = isOffIn({ ...sites, snoozedUntil: 0 }, () => (site === null ? [] : [site]), 0);
    return { site, isOn: isUnknown || !isOff, pausedUntilMs: snoozedUntil > Date.now() ? snoozedUntil : 0 };
  },
  switchSite: async (site, isOn) =>
    savePreferences(switchSite(await readSome('sitesOff', 'onlySites'), { site, isOn })),
  resume: async () => {
    await ask('saveGuarded', { snoozedUntil: 0 });
  },
};
