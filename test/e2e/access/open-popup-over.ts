import type { DrivenPage, Driver } from '../driver/driver.ts';

/**
 * The popup as it stands over a page at this address, which it opens: no driver can click the toolbar. It runs in
 * another of our pages, whose word for its own tab is changed to that of the page's.
 */
export async function openPopupOver(driver: Driver, url: string): Promise<DrivenPage> {
  const before = await driver.openExtensionPage('options.html');
  await driver.openPage(url);
  const tabId = await before.evaluate(async () => {
    const { tabs } = Reflect.get(globalThis, 'chrome');
    const all: { id: number }[] = await tabs.query({});
    return Math.max(...all.map(({ id }) => id));
  });
  await before.close();
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
