// Takes pictures of everything into .pictures/, where gallery.html shows them side by side: light, dark, forced colours,
// 200 %, Arabic, and Firefox in light and dark; those that the README shows go to .github/pictures/, the stores' to .github/store/.
// With --keep it renews the pictures of cards that the stories compare with, with --store the stores' alone.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../e2e/driver/chromium.ts';
import type { Driver } from '../e2e/driver/driver.ts';
import { startFirefox } from '../e2e/driver/firefox.ts';
import { storeAddress, storeKey } from '../e2e/driver/set-up.ts';
import { buildStage, storeAccess } from '../e2e/states/stage.ts';
import { findBrowsers } from './browsers.ts';
import { root, runTool } from './run-tool.ts';
import type { Ending, Studio } from './shoot-camera.ts';
import { shootDemo } from './shoot-demo.ts';
import { shootBeforeKey, shootHeldBack, shootNoPermission, shootOptions } from './shoot-own-pages.ts';
import { shootPanel } from './shoot-panel.ts';
import { shootPopup } from './shoot-popup.ts';
import { shootStates } from './shoot-states.ts';
import { shootStore, storeSize } from './shoot-store.ts';
import { shootThisPage } from './shoot-this-page.ts';
import { writeGallery } from './write-gallery.ts';

const everything = join(root, '.pictures');
const ours = join(root, '.github/pictures');
const forStores = join(root, '.github/store/pictures');
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

async function build(...which: string[]) {
  const { ok, output } = await runTool('wxt', ['build', ...which]);
  if (!ok) throw new Error(output);
}

async function keep() {
  await build();
  const args = ['--project=chromium', 'pictures', '--update-snapshots=changed'];
  const { ok, output } = await runTool('node', ['test/tools/e2e.ts', ...args]);
  console.log(output);
  process.exitCode = ok ? 0 : 1;
}

const usual = { width: 900, height: 900 };

async function set(driver: Driver, endings: readonly Ending[], size = usual): Promise<Studio> {
  const stage = await buildStage(driver);
  return { stage, driver, explorer: stage.explorer, pages: stage.pages.url, folder: everything, endings, size };
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

// Another language says none of the words that the popup's and the options' pictures wait for.
async function shootCards(driver: Driver, endings: readonly Ending[], { size = usual, language = 'en' }) {
  const studio = await set(driver, endings, size);
  await storeAccess(studio.stage, language);
  await shootDemo(studio);
  await shootStates(studio);
  await studio.stage.close();
}

async function shootForStores(driver: Driver) {
  const studio = { ...(await set(driver, [], storeSize)), folder: forStores };
  await storeAccess(studio.stage, 'en');
  await shootStore(studio);
  await studio.stage.close();
}

async function shoot() {
  await build();
  await build('-b', 'firefox');
  rmSync(everything, { recursive: true, force: true });
  for (const folder of [everything, ours]) mkdirSync(folder, { recursive: true });

  const { chromium, firefox } = findBrowsers('chromium', 'firefox');
  const inChrome = { executablePath: chromium, extensionDir: join(root, '.output/chrome-mv3'), isStill: true };
  await shootAll(await startChromium({ ...inChrome, scale: 1.5 }), ['light', 'dark', 'forced']);
  // A browser at 200 % has half the pixels for a page, and draws each of them twice as large.
  await shootCards(await startChromium({ ...inChrome, scale: 2 }), ['zoomed'], {
    size: { width: 450, height: 450 },
  });
  await shootCards(await startChromium({ ...inChrome, scale: 1.5 }), ['rtl'], { language: 'ar' });
  await shootForStores(await startChromium({ ...inChrome, scale: 1 }));
  const inFirefox = { executablePath: firefox, extensionDir: join(root, '.output/firefox-mv3') };
  await shootAll(await startFirefox(inFirefox), ['firefox', 'firefox-dark']);
  for (const name of shown) copyFileSync(join(everything, `${name}.png`), join(ours, `${name}.png`));
  writeGallery(everything);
  console.log(`Pictures written to ${everything}: see gallery.html; the README's to ${ours}.`);
}

async function shootStoresAlone() {
  await build();
  const { chromium } = findBrowsers('chromium');
  const extensionDir = join(root, '.output/chrome-mv3');
  await shootForStores(await startChromium({ executablePath: chromium, extensionDir, isStill: true, scale: 1 }));
}

const wish = process.argv[2];
await (wish === '--keep' ? keep() : wish === '--store' ? shootStoresAlone() : shoot());
