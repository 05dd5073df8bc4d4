import { type BrowserView, browserView, type FromDesk } from './browser-view.ts';
import { deskPath } from './driver/desk.ts';
import type { Driver } from './driver/driver.ts';

/** Opens the toolbar popup in the newest private window, which must already be open. */
export async function openPrivatePopup(driver: Driver, atDesk: FromDesk): Promise<BrowserView> {
  if (driver.name === 'firefox') await openInFirefox(driver, { isPrivate: true });
  else
    await driver.atDesk(async () => {
      const { action, windows } = Reflect.get(globalThis, 'chrome');
      const all: { id: number; incognito: boolean }[] = await windows.getAll();
      await action.openPopup({ windowId: all.findLast(({ incognito }) => incognito)?.id });
    });
  return browserView(atDesk, '/popup.html');
}

/** Opens the toolbar popup in Firefox's newest private or ordinary window. */
export async function openInFirefox(driver: Driver, { isPrivate }: { isPrivate: boolean }): Promise<void> {
  await driver.runInBrowser(`(async () => {
    const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
    const { PrivateBrowsingUtils } = ChromeUtils.importESModule('resource://gre/modules/PrivateBrowsingUtils.sys.mjs');
    const { extension } = WebExtensionPolicy.getByID('hashlens@hashlens.app');
    const all = [...Services.wm.getEnumerator('navigator:browser')];
    const newest = all.findLast((one) => PrivateBrowsingUtils.isWindowPrivate(one) === ${isPrivate});
    await ExtensionParent.apiManager.global.browserActionFor(extension).openPopup(newest, true);
  })()`);
}

/**
 * Opens an extension page that can reach the popup of a private window: Firefox keeps private pages apart from all
 * others.
 */
export async function deskInPrivate(driver: Driver): Promise<{ atDesk: FromDesk; close: () => Promise<void> }> {
  if (driver.name !== 'firefox') return { atDesk: driver.atDesk, close: async () => {} };
  const url = await driver.atDesk((path) => Reflect.get(globalThis, 'chrome').runtime.getURL(path), deskPath);
  const page = await driver.openPrivatePage(url);
  return { atDesk: (run, ...args) => page.evaluate(run, ...args), close: page.close };
}
