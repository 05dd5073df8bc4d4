import type { Driver } from '../driver/driver.ts';
import { textOf } from '../driver/hands.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, startBrowser, test } from '../story.ts';

/** Returns the paths of extension pages in tabs, except the driver's own page. */
const ownTabs = (driver: Driver) =>
  driver.atDesk(async () => {
    const all: { url?: string; pendingUrl?: string }[] = await Reflect.get(globalThis, 'chrome').tabs.query({});
    const paths = all.map(({ url, pendingUrl }) => url || pendingUrl || '');
    return paths
      .filter((url) => url.startsWith(location.origin) && url !== location.href)
      .map((url) => new URL(url).pathname);
  });

/** True if the side panel is open. */
const hasPanel = (driver: Driver) =>
  driver.name === 'firefox'
    ? driver.runInBrowser('String(SidebarController.isOpen)').then((is) => is === 'true')
    : driver.atDesk(async () => {
        const { runtime } = Reflect.get(globalThis, 'chrome');
        return (await runtime.getContexts({ contextTypes: ['SIDE_PANEL'] })).length > 0;
      });

// Uses a new profile: in the other stories' browser, the extension is already installed.
test(
  'the welcome page opens by itself once Hashlens is installed, the panel does not, and an update opens nothing',
  nightly,
  async ({ browserKind }) => {
    const driver = await startBrowser(browserKind);
    try {
      await until('the welcome page is open', async () => (await ownTabs(driver)).includes('/welcome.html'));
      const page = await driver.openExtensionPage('options.html');
      await timersDrained(page);
      expect((await ownTabs(driver)).sort((a, b) => a.localeCompare(b))).toEqual(['/options.html', '/welcome.html']);
      expect(await hasPanel(driver)).toBe(false);
      await expect.poll(() => textOf(page)).toContain('API key');

      await driver.update();

      // The update closes the extension pages that were open.
      const later = await until('it runs again', () => driver.openExtensionPage('options.html').catch(() => null));
      await expect.poll(() => textOf(later)).toContain('API key');
      await timersDrained(later);
      expect(await ownTabs(driver)).toEqual(['/options.html']);
      expect(await hasPanel(driver)).toBe(false);
    } finally {
      await driver.close();
    }
  },
);
