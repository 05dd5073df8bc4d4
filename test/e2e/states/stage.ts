import type { LocalExplorer } from '../../explorer/local-explorer.ts';
import { startLocalExplorer } from '../../explorer/start-local-explorer.ts';
import { type PageServer, startPageServer } from '../../explorer/start-page-server.ts';
import type { Driver } from '../driver/driver.ts';
import { ask, prefer } from '../driver/set-up.ts';

/** A browser with the extension set up, the explorer behind it and our own web pages, all with one clock. */
export type Stage = {
  driver: Driver;
  explorer: LocalExplorer;
  pages: PageServer;
  /** Stops the clock of both at this time (ms), or lets it go on from the true one. */
  stopClock(at: number | null): Promise<void>;
  close(): Promise<void>;
};

/** Builds a stage around a browser, without a key and at the default API address; closing it closes the browser. */
export async function buildStage(driver: Driver): Promise<Stage> {
  let stopped: number | null = null;
  const explorer = await startLocalExplorer({ now: () => stopped ?? Date.now() });
  const pages = await startPageServer();
  return {
    driver,
    explorer,
    pages,
    async stopClock(at) {
      // Firefox's background has a clock that nobody stops: then the explorer's must not stand.
      if (driver.name !== 'chromium') return;
      stopped = at;
      await driver.stopClock(at);
    },
    async close() {
      await driver.close();
      await pages.close();
      await explorer.close();
    },
  };
}

/** Stores address, key and language without a word of the options page, whatever it speaks. */
export async function storeAccess({ driver, explorer }: Stage, language = 'auto'): Promise<void> {
  await driver.grantHost(explorer.url);
  const options = await driver.openExtensionPage('options.html');
  await options.evaluate(async (apiAddress) => {
    const { permissions, runtime } = Reflect.get(globalThis, 'chrome');
    const { protocol, hostname } = new URL(apiAddress);
    const asked = { origins: [`${protocol}//${hostname}/*`] };
    // Firefox has let it already; in Chromium what was let can still be asked for, and is then given without a word.
    if (!(await permissions.contains(asked))) await permissions.request(asked);
    await runtime.sendMessage({ name: 'saveGuarded', request: { apiAddress } });
  }, explorer.url);
  await options.close();
  await prefer(driver, { language });
  await ask(driver, 'saveCredentials', { apiKey: explorer.key });
}
