// Takes the pictures of the README (.github/pictures/) and of the stores (.github/store/pictures/): npm run pictures.
// With --all it also takes every state in light, dark, forced colours, at 200 %, in Arabic and in Firefox, into
// .pictures/, where gallery.html shows them side by side. With --keep it updates the pictures in test/pictures/ that
// the stories compare with.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startChromium } from '../e2e/driver/chromium/chromium.ts';
import type { Driver } from '../e2e/driver/driver.ts';
import { startFirefox } from '../e2e/driver/firefox/firefox.ts';
import { leaveAddress, prefer, storeAccess, storeAddress, storeKey } from '../e2e/driver/set-up.ts';
import { buildStage } from '../e2e/states/stage.ts';
import { findBrowsers } from './browsers.ts';
import type { Ending, Studio } from './pictures/shoot-camera.ts';
import { shootDemo } from './pictures/shoot-demo.ts';
import {
  shootBeforeKey,
  shootHeldBack,
  shootNoPermission,
  shootOptions,
  shootOptionsAtRest,
  shootWelcome,
} from './pictures/shoot-own-pages.ts';
import { shootPanel } from './pictures/shoot-panel.ts';
import { shootPopup, shootPopupForReadme } from './pictures/shoot-popup.ts';
import { shootStates } from './pictures/shoot-states.ts';
import { shootStore, storeSize } from './pictures/shoot-store.ts';
import { shootThisPage } from './pictures/shoot-this-page.ts';
import { writeGallery } from './pictures/write-gallery.ts';
import { root, runTool } from './run-tool.ts';

const everything = join(root, '.pictures');
const forReadme = join(root, '.github/pictures');
const forStores = join(root, '.github/store/pictures');
const inReadme = [
  'card-transaction-light',
  'card-transaction-dark',
  'card-address-light',
  'card-nft-dark',
  'popup-balance-light',
  'popup-nft-dark',
  'options-light',
  'welcome-dark',
];

async function build(...which: string[]) {
  const { ok, output } = await runTool('wxt', ['build', ...which]);
  if (!ok) throw new Error(output);
}

async function keep() {
  await build();
  const args = ['--project=chromium', 'pictures', '--update-snapshots=all'];
  const { ok, output } = await runTool('node', ['test/tools/e2e.ts', ...args]);
  console.log(output);
  process.exitCode = ok ? 0 : 1;
}

const usual = { width: 900, height: 900 };

async function set(driver: Driver, endings: readonly Ending[], size = usual): Promise<Studio> {
  const stage = await buildStage(driver);
  return { stage, driver, explorer: stage.explorer, pages: stage.pages.url, folder: everything, endings, size };
}

async function shootForReadme(driver: Driver) {
  const studio = await set(driver, ['light', 'dark']);
  await storeAddress(driver, studio.explorer.url);
  await (await shootWelcome(studio)).close();
  await storeKey(driver, studio.explorer.key);
  await shootDemo(studio);
  await shootPopupForReadme(studio);
  // Must come last, because it removes the local explorer's address, which no user has.
  await (await leaveAddress(driver, '')).close();
  await (await shootOptionsAtRest(studio)).close();
  await studio.stage.close();
}

async function shootAll(driver: Driver, endings: readonly Ending[]) {
  const studio = await set(driver, endings);
  await storeAddress(driver, studio.explorer.url);
  await shootBeforeKey(studio);
  await storeKey(driver, studio.explorer.key);
  await shootDemo(studio);
  await shootPopup(studio);
  await shootPanel(studio);
  await shootThisPage(studio);
  await shootOptions(studio);
  await shootStates(studio);
  await shootHeldBack(studio);
  if (driver.name === 'chromium') await shootNoPermission(studio);
  await studio.stage.close();
}

// Leaves out the popup and the options, because their pictures wait for English text.
async function shootCards(driver: Driver, endings: readonly Ending[], { size = usual, language = 'en' }) {
  const studio = await set(driver, endings, size);
  await storeAccess(studio.driver, studio.explorer);
  await prefer(studio.driver, { language });
  await shootDemo(studio);
  await shootStates(studio);
  await studio.stage.close();
}

async function shootForStores(driver: Driver) {
  const studio = { ...(await set(driver, [], storeSize)), folder: forStores };
  await storeAccess(studio.driver, studio.explorer);
  await prefer(studio.driver, { language: 'en' });
  await shootStore(studio);
  await studio.stage.close();
}

const startChrome = (scale: number) =>
  startChromium({
    executablePath: findBrowsers('chromium').chromium,
    extensionDir: join(root, '.output/chrome-mv3'),
    isStill: true,
    scale,
  });

async function shootInChromium() {
  await shootAll(await startChrome(1.5), ['light', 'dark', 'forced']);
  await shootForStores(await startChrome(1));
  // A browser at 200 % has half the pixels for a page, and draws each one twice as large.
  await shootCards(await startChrome(2), ['zoomed'], { size: { width: 450, height: 450 } });
  await shootCards(await startChrome(1.5), ['rtl'], { language: 'ar' });
}

async function shootInFirefox() {
  const executablePath = findBrowsers('firefox').firefox;
  const driver = await startFirefox({ executablePath, extensionDir: join(root, '.output/firefox-mv3') });
  await shootAll(driver, ['firefox', 'firefox-dark']);
}

async function shoot(isAll: boolean) {
  await Promise.all([build(), isAll && build('-b', 'firefox')]);
  if (isAll) rmSync(everything, { recursive: true, force: true });
  for (const folder of [everything, forReadme]) mkdirSync(folder, { recursive: true });

  if (isAll) await Promise.all([shootInChromium(), shootInFirefox()]);
  else {
    await shootForReadme(await startChrome(1.5));
    await shootForStores(await startChrome(1));
  }
  for (const name of inReadme) copyFileSync(join(everything, `${name}.png`), join(forReadme, `${name}.png`));
  if (isAll) writeGallery(everything);
  console.log(
    `Pictures written to ${forReadme} and ${forStores}${isAll ? ` and ${everything}: see gallery.html` : ''}.`,
  );
}

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
});
await (values.keep ? keep() : shoot(values.all));
