import { deskPath } from '../driver/desk.ts';
import type { DrivenPage, Driver } from '../driver/driver.ts';

/** Opens a page at this address, and the popup as if opened over it. */
export async function openPopupOver(driver: Driver, url: string): Promise<DrivenPage> {
  await driver.openPage(url);
  return openPopupOverNewest(driver);
}

/**
 * Opens the popup as if over the page that was opened last: no driver can click the toolbar. It runs in another of our
 * pages, whose `tabs` API is patched to report that page's tab as the active one.
 */
export async function openPopupOverNewest(driver: Driver): Promise<DrivenPage> {
  const tabId = await driver.atDesk(async (desk) => {
    const { tabs, runtime } = Reflect.get(globalThis, 'chrome');
    const all: { id: number; url?: string }[] = await tabs.query({});
    return Math.max(...all.filter(({ url }) => url !== runtime.getURL(desk)).map(({ id }) => id));
  }, deskPath);
  const popup = await driver.openExtensionPage('options.html');
  await popup.evaluate(async (id) => {
    for (const api of ['browser', 'chrome']) {
      const { tabs } = Reflect.get(globalThis, api) ?? {};
      Object.assign(tabs ?? {}, { getCurrent: async () => undefined, query: async () => [{ id }] });
    }
    const wanted = new DOMParser().parseFromString(await (await fetch('/popup.html')).text(), 'text/html');
    const links = [...wanted.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const scripts = [...wanted.querySelectorAll<HTMLScriptElement>('script[src]')];
    document.replaceChild(document.adoptNode(wanted.documentElement), document.documentElement);
    await Promise.all(
      links.map(
        (link) =>
          new Promise((done) => {
            link.onload = done;
          }),
      ),
    );
    await Promise.all(scripts.map(({ src }) => import(src)));
  }, tabId);
  return popup;
}
