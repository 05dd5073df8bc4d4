// Takes the README's pictures in light and dark with Chromium, and the same states in Firefox into .pictures/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../e2e/driver/chromium.ts';
import type { DrivenPage, Driver } from '../e2e/driver/driver.ts';
import { startFirefox } from '../e2e/driver/firefox.ts';
import { fill, hover, inkOf, leave, noCard, settledCard, textOf } from '../e2e/driver/hands.ts';
import { storeAddress, storeKey } from '../e2e/driver/set-up.ts';
import { until } from '../e2e/driver/until.ts';
import { startLocalExplorer } from '../explorer/start-local-explorer.ts';
import { startPageServer } from '../explorer/start-page-server.ts';
import { findBrowsers } from './browsers.ts';
import { root, runTool } from './run-tool.ts';

type Shoot = (
  name: string,
  page: DrivenPage,
  clip?: { x: number; y: number; width: number; height: number },
) => Promise<void>;

const popupSize = { width: 420, height: 560 };
const pageSize = { width: 900, height: 720 };

async function shootAll(driver: Driver, demo: string, prepare: (page: DrivenPage) => Promise<void>, shoot: Shoot) {
  const page = await driver.openPage(demo);
  await prepare(page);
  for (const kind of ['transaction', 'address', 'nft']) {
    await hover(page, `[data-demo="${kind}"]`);
    const { rect } = await settledCard(page);
    const room = 20;
    await shoot(`card-${kind}`, page, {
      x: Math.max(0, rect.x - room),
      y: Math.max(0, rect.y - 2 * room),
      width: rect.width + 2 * room,
      height: rect.height + 3 * room,
    });
    await page.press('Escape');
    await noCard(page);
    await leave(page);
  }
  const value = (kind: string) =>
    page.evaluate((wanted) => document.querySelector(`[data-demo="${wanted}"]`)?.textContent?.trim() ?? '', kind);

  const popup = await driver.openExtensionPage('popup.html');
  await prepare(popup);
  await popup.setViewport(popupSize);
  await fill(popup, 'Look up', await value('address'));
  await popup.press('Enter');
  await until('the chart is drawn', () => inkOf(popup));
  await shoot('popup-balance', popup);
  await fill(popup, 'Look up', await value('nft'));
  await popup.press('Enter');
  await until('transfers are listed', async () => /minted|transferred/i.test(await textOf(popup)));
  await shoot('popup-nft', popup);
  await fill(popup, 'Look up', await value('transaction'));
  await popup.press('Enter');
  await until('the transaction is shown', async () => /Block/.test(await textOf(popup)));
  await shoot('popup-transaction', popup);

  for (const path of ['options', 'welcome']) {
    const own = await driver.openExtensionPage(`${path}.html`);
    await prepare(own);
    await own.setViewport(pageSize);
    await until(`${path} says something`, () => textOf(own));
    await shoot(path, own);
  }
}

async function main() {
  const browsers = findBrowsers('chromium', 'firefox');
  for (const args of [['build'], ['build', '-b', 'firefox']]) {
    const { ok, output } = await runTool('wxt', args);
    if (!ok) throw new Error(output);
  }
  const explorer = await startLocalExplorer({});
  const pages = await startPageServer();
  const demo = `${pages.url}/demo.html`;
  const [ours, others] = [join(root, '.github/pictures'), join(root, '.pictures')];
  for (const folder of [ours, others]) mkdirSync(folder, { recursive: true });

  const chromium = await startChromium({
    executablePath: browsers.chromium,
    extensionDir: join(root, '.output/chrome-mv3'),
    scale: 2,
  });
  const firefox = await startFirefox({
    executablePath: browsers.firefox,
    extensionDir: join(root, '.output/firefox-mv3'),
  });
  for (const driver of [chromium, firefox]) {
    await storeAddress(driver, explorer.url);
    await storeKey(driver, explorer.key);
  }
  for (const theme of ['light', 'dark'] as const) {
    await shootAll(
      chromium,
      demo,
      (page) => page.setTheme(theme),
      (name, page, clip) => page.screenshot(join(ours, `${name}-${theme}.png`), clip),
    );
  }
  await shootAll(
    firefox,
    demo,
    async () => {},
    (name, page, clip) => page.screenshot(join(others, `firefox-${name}.png`), clip),
  );

  for (const driver of [chromium, firefox]) await driver.close();
  await pages.close();
  await explorer.close();
  console.log(`Pictures written to ${ours} and ${others}.`);
}

await main();
