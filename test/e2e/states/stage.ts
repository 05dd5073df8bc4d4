import type { LocalExplorer } from '../../explorer/local-explorer.ts';
import { startLocalExplorer } from '../../explorer/start-local-explorer.ts';
import { type PageServer, startPageServer } from '../../explorer/start-page-server.ts';
import type { Driver } from '../driver/driver.ts';

/** A browser with the extension, the local explorer and our web pages. Browser and explorer share one clock. */
export type Stage = {
  driver: Driver;
  explorer: LocalExplorer;
  pages: PageServer;
  /** Stops the shared clock at this time (ms); null restarts it at the real time. Chromium only. */
  stopClock(at: number | null): Promise<void>;
  close(): Promise<void>;
};

/** Builds a stage around a browser, without a key and with the default API address. Closing it closes the browser. */
export async function buildStage(driver: Driver): Promise<Stage> {
  let stopped: number | null = null;
  const explorer = await startLocalExplorer({ now: () => stopped ?? Date.now() });
  const pages = await startPageServer();
  return {
    driver,
    explorer,
    pages,
    async stopClock(at) {
      // Firefox's background clock cannot be stopped, so the explorer's must run too.
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
