import type { LocalExplorer } from '../../explorer/local-explorer.ts';
import { startLocalExplorer } from '../../explorer/start-local-explorer.ts';
import { startChromium } from '../driver/chromium/chromium.ts';
import type { Driver } from '../driver/driver.ts';
import { startFirefox } from '../driver/firefox/firefox.ts';
import { storeAddress, storeKey } from '../driver/set-up.ts';
import { build, named } from '../story.ts';
import { findLeaks } from './find-leaks.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import { confidential, isOfSession, pageHosts, startSessionPages } from './session-pages.ts';

/** A separate browser with a key, which sends everything through a proxy, and what it has sent so far. */
export type Wired = {
  driver: Driver;
  api: LocalExplorer;
  apiRequests(): string[];
  /** Returns how many pages of the session were requested. */
  views(): number;
  leaks(): string[];
};

/** Runs `run` with a browser behind the recording proxy, and closes everything afterwards. */
export async function wired(browserKind: Driver['name'], run: (world: Wired) => Promise<void>): Promise<void> {
  const { close, ...world } = await openWired(browserKind);
  await run(world).finally(close);
}

/** Opens a browser behind the recording proxy. The caller closes it. */
export async function openWired(browserKind: Driver['name']): Promise<Wired & { close(): Promise<void> }> {
  // A high rate, so that a hundred lookups do not wait for a small plan's limit.
  const api = await startLocalExplorer({ key: 'proapi_on_the_wire_only', requestsPerSecond: 100 });
  // A cookie with which the API could recognise users, if the browser sent it back.
  api.behave({ headers: { 'set-cookie': 'person=1; Path=/' } });
  const pages = await startSessionPages();
  const proxy = await startRecordingProxy(Object.fromEntries(pageHosts.map((host) => [host, pages.port])));
  const options = { proxy: proxy.address };
  const driver = await (browserKind === 'chromium'
    ? startChromium({ ...options, executablePath: named('CHROMIUM'), extensionDir: build('chrome-mv3') })
    : startFirefox({ ...options, executablePath: named('FIREFOX'), extensionDir: build('firefox-mv3') }));
  const apiHost = new URL(api.url).host;
  const close = async () => {
    await driver.close();
    await Promise.all([proxy, pages, api].map((server) => server.close()));
  };
  try {
    await storeAddress(driver, api.url);
    await storeKey(driver, api.key);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    driver,
    api,
    apiRequests: () => proxy.sent.filter(({ host }) => host === apiHost).map(({ url }) => url),
    views: () => proxy.sent.filter(({ host }) => pageHosts.some((one) => one === host)).length,
    leaks: () => findLeaks(proxy.sent, { pageHosts, confidential, isOfPages: isOfSession, apiHost, apiKey: api.key }),
    close,
  };
}
