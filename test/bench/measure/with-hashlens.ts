import { startChromium } from '../../e2e/driver/chromium/chromium.ts';
import type { Driver } from '../../e2e/driver/driver.ts';
import { storeAddress, storeKey } from '../../e2e/driver/set-up.ts';
import { until } from '../../e2e/driver/until.ts';
import type { LocalExplorer } from '../../explorer/local-explorer.ts';
import { startLocalExplorer } from '../../explorer/start-local-explorer.ts';
import { findBrowsers } from '../../tools/browsers.ts';
import { chromeBuild } from './current-build.ts';

/** A fresh Chromium with the built extension, set up with a local explorer's address and key. */
export type Hashlens = { driver: Driver; explorer: LocalExplorer };

/** Runs a measurement in a fresh Chromium with an empty explorer log, then closes everything. */
export async function withHashlens<T>(run: (hashlens: Hashlens) => Promise<T>, extensionDir = chromeBuild): Promise<T> {
  const executablePath = findBrowsers('chromium').chromium;
  const explorer = await startLocalExplorer();
  const driver = await startChromium({ executablePath, extensionDir });
  try {
    await storeAddress(driver, explorer.url);
    await storeKey(driver, explorer.key);
    await nothingInFlight(explorer);
    explorer.reset();
    return await run({ driver, explorer });
  } finally {
    await driver.close();
    await explorer.close();
  }
}

/** Resolves once the explorer has no open requests. */
export async function nothingInFlight({ log }: Pick<LocalExplorer, 'log'>): Promise<void> {
  await until('no request is open', async () => log.every(({ ended }) => ended !== 'open'));
}
