import type { Browser, Page } from 'puppeteer-core';
import { until } from '../until.ts';

/** Allows the extension in private windows, as its page in about:addons does, and restarts it. */
export async function allowInPrivate(run: (expression: string) => Promise<string>, extensionId: string) {
  await run(`(async () => {
    const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
    const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
    const { extension, privateBrowsingAllowed } = WebExtensionPolicy.getByID(${JSON.stringify(extensionId)});
    if (privateBrowsingAllowed) return;
    const allowed = { permissions: ['internal:privateBrowsingAllowed'], origins: [], data_collection: [] };
    await ExtensionPermissions.add(extension.id, allowed, extension);
    await (await AddonManager.getAddonByID(extension.id)).reload();
    // Else it would try https first, which no host of this machine speaks.
    Services.prefs.setBoolPref('dom.security.https_first_pbm', false);
  })()`);
}

/** Opens a private window, and returns its only tab once that shows this page. */
export async function openPrivateTab(
  browser: Browser,
  run: (expression: string) => Promise<string>,
  url: string,
): Promise<Page> {
  const before = new Set(await browser.pages());
  await run('void OpenBrowserWindow({ private: true })');
  // The window is ready once it shows its own first page.
  const page = await until('a private window is open', async () =>
    (await browser.pages()).find((one) => !before.has(one) && one.url() === 'about:privatebrowsing'),
  );
  // That first page has its own process: waiting for "load" may hang, as it does for our own pages.
  await page.goto(url, { waitUntil: [] });
  await until(`${url} is loaded`, () =>
    page
      .evaluate((wanted: string) => location.href === wanted && document.readyState === 'complete', url)
      .catch(() => false),
  );
  return page;
}
