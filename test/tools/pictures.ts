// Takes pictures of everything in light and dark with Chromium, and once with Firefox, into .pictures/;
// those that the README shows go to .github/pictures/.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../e2e/driver/chromium.ts';
import type { Driver } from '../e2e/driver/driver.ts';
import { startFirefox } from '../e2e/driver/firefox.ts';
import { storeAddress, storeKey } from '../e2e/driver/set-up.ts';
import { startLocalExplorer } from '../explorer/start-local-explorer.ts';
import { startPageServer } from '../explorer/start-page-server.ts';
import { findBrowsers } from './browsers.ts';
import { root, runTool } from './run-tool.ts';
import type { Ending } from './shoot-camera.ts';
import { shootDemo } from './shoot-demo.ts';
import { shootBeforeKey, shootNoPermission, shootOptions } from './shoot-own-pages.ts';
import { shootPopup } from './shoot-popup.ts';
import { shootStates } from './shoot-states.ts';

const everything = join(root, '.pictures');
const ours = join(root, '.github/pictures');
const shown = [
  'card-transaction-light',
  'card-transaction-dark',
  'card-address-light',
  'card-nft-dark',
  'popup-balance-light',
  'popup-nft-dark',
  'options-light',
  'welcome-dark',
];

async function shootAll(driver: Driver, endings: readonly Ending[]) {
  const explorer = await startLocalExplorer();
  const pages = await startPageServer();
  const studio = { driver, explorer, pages: pages.url, folder: everything, endings };
  await storeAddress(driver, explorer.url);
  await shootBeforeKey(studio);
  await storeKey(driver, explorer.key);
  await shootDemo(studio);
  await shootPopup(studio);
  await shootOptions(studio);
  await shootStates(studio);
  if (driver.name === 'chromium') await shootNoPermission(studio);
  await driver.close();
  await pages.close();
  await explorer.close();
}

for (const args of [['build'], ['build', '-b', 'firefox']]) {
  const { ok, output } = await runTool('wxt', args);
  if (!ok) throw new Error(output);
}
rmSync(everything, { recursive: true, force: true });
for (const folder of [everything, ours]) mkdirSync(folder, { recursive: true });

const { chromium, firefox } = findBrowsers('chromium', 'firefox');
const inChrome = { executablePath: chromium, extensionDir: join(root, '.output/chrome-mv3'), scale: 1.5 };
await shootAll(await startChromium(inChrome), ['light', 'dark']);
const inFirefox = { executablePath: firefox, extensionDir: join(root, '.output/firefox-mv3') };
await shootAll(await startFirefox(inFirefox), ['firefox']);
for (const name of shown) copyFileSync(join(everything, `${name}.png`), join(ours, `${name}.png`));
console.log(`Pictures written to ${everything}; the README's to ${ours}.`);
