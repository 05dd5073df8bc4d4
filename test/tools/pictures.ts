// Takes pictures of everything in light and dark with Chromium, and once with Firefox, into .pictures/;
// those that the README shows go to .github/pictures/.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../e2e/driver/chromium.ts';
import type { Clip, DrivenPage, Driver } from '../e2e/driver/driver.ts';
import { startFirefox } from '../e2e/driver/firefox.ts';
import { fill, hover, inkOf, leave, letTimePass, noCard, settledCard, textOf } from '../e2e/driver/hands.ts';
import { storeAddress, storeKey } from '../e2e/driver/set-up.ts';
import { until } from '../e2e/driver/until.ts';
import { startLocalExplorer } from '../explorer/start-local-explorer.ts';
import { startPageServer } from '../explorer/start-page-server.ts';
import { findBrowsers } from './browsers.ts';
import { root, runTool } from './run-tool.ts';
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

const pageSize = { width: 900, height: 900 };
const popupSize = { width: 460, height: 640 };

type Scene = { driver: Driver; demo: string; prepare: (page: DrivenPage) => Promise<void>; ending: string };

async function shootAll({ driver, demo, prepare, ending }: Scene) {
  const shoot = async (name: string, page: DrivenPage, clip?: Clip) => {
    await until('nothing moves', () =>
      page.evaluate(() => document.getAnimations().every(({ playState }) => playState === 'finished')),
    );
    await page.screenshot(join(everything, `${name}-${ending}.png`), clip);
  };
  const page = await driver.openPage(demo);
  await prepare(page);
  await page.setViewport(pageSize);
  for (const kind of ['transaction', 'address', 'nft']) {
    await hover(page, `[data-demo="${kind}"]`);
    await settledCard(page);
    // The card fades in.
    await letTimePass(page);
    const { rect } = await settledCard(page);
    // The card with the text that it stands on.
    const { width } = pageSize;
    await shoot(`card-${kind}`, page, { x: 60, y: rect.y - 72, width: width - 120, height: rect.height + 104 });
    await page.press('Escape');
    await noCard(page);
    await leave(page);
  }
  const states = await driver.openPage(demo.replace('demo.html', 'states.html'));
  await prepare(states);
  await states.setViewport(pageSize);
  await shootStates({ page: states, folder: everything, ending });
  await page.bringToFront();
  const value = (kind: string) =>
    page.evaluate((wanted) => document.querySelector(`[data-demo="${wanted}"]`)?.textContent?.trim() ?? '', kind);

  const popup = await driver.openExtensionPage('popup.html');
  await prepare(popup);
  await popup.setViewport(popupSize);
  const lookUp = async (kind: string, isThere: () => Promise<boolean>) => {
    await fill(popup, 'Look up', await value(kind));
    await popup.press('Enter');
    await until(`the popup shows the ${kind}`, isThere);
  };
  await lookUp('address', async () => (await inkOf(popup)) > 0);
  await shoot('popup-balance', popup);
  await lookUp('nft', async () => /minted|transferred/i.test(await textOf(popup)));
  await shoot('popup-nft', popup);
  await lookUp('transaction', async () => /Block/.test(await textOf(popup)));
  await shoot('popup-transaction', popup);

  for (const path of ['options', 'welcome']) {
    const own = await driver.openExtensionPage(`${path}.html`);
    await prepare(own);
    await own.setViewport(pageSize);
    await until(`${path} says something`, () => textOf(own));
    await shoot(path, own);
  }
}

for (const args of [['build'], ['build', '-b', 'firefox']]) {
  const { ok, output } = await runTool('wxt', args);
  if (!ok) throw new Error(output);
}
for (const folder of [everything, ours]) mkdirSync(folder, { recursive: true });

const browsers = findBrowsers('chromium', 'firefox');
const explorer = await startLocalExplorer();
const pages = await startPageServer();
const demo = `${pages.url}/demo.html`;
const chrome = join(root, '.output/chrome-mv3');
const chromium = await startChromium({ executablePath: browsers.chromium, extensionDir: chrome, scale: 1.5 });
const firefox = await startFirefox({
  executablePath: browsers.firefox,
  extensionDir: join(root, '.output/firefox-mv3'),
});
for (const driver of [chromium, firefox]) {
  await storeAddress(driver, explorer.url);
  await storeKey(driver, explorer.key);
}

for (const theme of ['light', 'dark'] as const) {
  await shootAll({ driver: chromium, demo, prepare: (page) => page.setTheme(theme), ending: theme });
}
await shootAll({ driver: firefox, demo, prepare: async () => {}, ending: 'firefox' });
for (const name of shown) copyFileSync(join(everything, `${name}.png`), join(ours, `${name}.png`));

for (const part of [chromium, firefox, pages, explorer]) await part.close();
console.log(`Pictures written to ${everything}; the README's to ${ours}.`);
