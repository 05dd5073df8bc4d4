import { join } from 'node:path';
import type { DrivenPage } from '../../e2e/driver/driver.ts';
import { clickNamed, fill, says } from '../../e2e/driver/hands.ts';
import { ask } from '../../e2e/driver/set-up.ts';
import { until } from '../../e2e/driver/until.ts';
import { addressOf, transactionOf } from '../../e2e/values.ts';
import { openOwnPage, openWebPage, popupSize, type Studio, takePicture, themeOf } from './shoot-camera.ts';

const real = addressOf('pictured on a page');
const forger = addressOf('pictured forger');
const fake = real.slice(0, 6) + forger.slice(6, -4) + real.slice(-4);
const mistyped = '0xFD85574679CC42EAFfBf473fda1b07692167e6d5';
const hashes = Array.from({ length: 4 }, (_, at) => transactionOf(`pictured on a page ${at}`));
const addresses = Array.from({ length: 5 }, (_, at) => addressOf(`pictured on a page ${at}`));
const [ownAddress = '', unnamed = '', slow = '', vain = ''] = addresses;
const [, ownHash = ''] = hashes;

const full = [
  ...hashes.map((hash) => `<p>Transaction ${hash}</p>`),
  `<p>Transaction ${hashes[0]}</p>`,
  ...addresses.map((address) => `<p>${address}</p>`),
  `<p>${ownAddress}</p><p><a href="https://basescan.org/address/${addressOf('pictured on Base')}">On Base</a></p>`,
  `<p><a href="https://opensea.io/assets/ethereum/${addressOf('pictured token')}/4021">An NFT</a></p>`,
  `<p>Paid ${real}</p><p>from ${fake}</p><p>to ${mistyped}</p>`,
].join('');

/** Takes pictures of the tab "On this page" beside a page: full, empty, off, and on a page that cannot be read. */
export async function shootThisPage(studio: Studio): Promise<void> {
  const { driver, explorer } = studio;
  const page = await openWebPage(studio, 'states.html');
  const write = (html: string) =>
    page.evaluate((text) => {
      document.body.innerHTML = text;
    }, html);
  let front = page;
  const open = async () => {
    // The panel belongs to the tab that was last in front, which may meanwhile have been one of the driver's own.
    await front.bringToFront();
    const panel = await openOwnPage(studio, 'sidepanel.html', popupSize);
    await clickNamed(panel, 'On this page');
    return panel;
  };
  const shoot = async (name: string, steps: (panel: DrivenPage) => Promise<unknown>) => {
    const panel = await open();
    await steps(panel);
    const height = await panel.evaluate(
      () => (document.querySelector('.popup')?.getBoundingClientRect().bottom ?? 0) + 24,
    );
    const size = { ...popupSize, height: Math.max(popupSize.height, Math.min(Math.ceil(height), 1200)) };
    await panel.setViewport(size);
    await takePicture(studio, panel, `page-${name}`, { x: 0, y: 0, ...size });
    await panel.close();
  };
  const switchSite = (panel: DrivenPage) =>
    until('the switch is there', () =>
      panel.evaluate(() => {
        const found = document.querySelector<HTMLInputElement>('[role="switch"]');
        found?.click();
        return found !== null;
      }),
    );
  // A busy page answers no messages. Firefox's driver does not respond meanwhile either.
  const shootLooking = async () => {
    await page.bringToFront();
    await page.evaluate(() => {
      setTimeout(() => {
        const end = performance.now() + 8000;
        while (performance.now() < end);
      }, 50);
    });
    const panel = await openOwnPage(studio, 'sidepanel.html', popupSize);
    await clickNamed(panel, 'On this page');
    await says(panel, /Looking through the page/);
    await takePicture(studio, panel, 'page-looking', { x: 0, y: 0, ...popupSize });
    await says(panel, /Look closely/);
    await panel.close();
  };
  // The highlight lasts only a moment, so it is triggered again for each theme.
  const shootLit = async () => {
    for (const ending of studio.endings) {
      const panel = await open();
      const theme = themeOf[ending];
      if (theme !== undefined) await page.setTheme(theme);
      await clickNamed(panel, `Show Address ${fake} on the page`);
      await page.bringToFront();
      await page.screenshot(join(studio.folder, `page-lit-${ending}.png`));
      await panel.close();
    }
  };

  await write('<p>Nothing stands here.</p>');
  await shoot('empty', (panel) => says(panel, /No references on this page/));

  await ask(driver, 'saveWatched', { address: ownAddress, name: 'Cold wallet', note: '' });
  await ask(driver, 'saveWatched', { address: unnamed, name: '', note: '' });
  await ask(driver, 'saveWatchedTransaction', { hash: ownHash, chainId: 1, name: 'Payment to Ann', note: '' });
  await write(full);
  await shoot('full', (panel) => says(panel, /Look closely/));
  await shoot('filtered', async (panel) => {
    await says(panel, /Look closely/);
    await fill(panel, 'Filter', 'zz');
    await says(panel, /0 of \d+ references/);
  });
  await shoot('price', async (panel) => {
    await fill(panel, 'Filter', hashes[0]?.slice(2, 8) ?? '');
    await clickNamed(panel, 'Look up 1 reference');
    await says(panel, /About \d+ credits/);
  });
  const lookUpOne = async (panel: DrivenPage, address: string) => {
    await fill(panel, 'Filter', address.slice(2, 8));
    await clickNamed(panel, 'Look up 1 reference');
    await says(panel, /About \d+ credits/);
    await clickNamed(panel, 'Look up 1 reference');
  };
  await shoot('looking-up', async (panel) => {
    explorer.behave({ path: slow, delayMs: 5000, times: 1 });
    await lookUpOne(panel, slow);
    await says(panel, /0 of 1/);
  });
  await shoot('looked-up-in-vain', async (panel) => {
    explorer.behave({ path: vain, reply: 'unavailable', times: 3 });
    await lookUpOne(panel, vain);
    await says(panel, /The service is having trouble/);
  });
  if (driver.name === 'chromium') await shootLooking();
  await shootLit();
  await ask(driver, 'removeWatched', { address: ownAddress });
  await ask(driver, 'removeWatched', { address: unnamed });
  await ask(driver, 'removeWatchedTransaction', { hash: ownHash });

  await shoot('off', async (panel) => {
    await says(panel, /Look closely/);
    await switchSite(panel);
    await says(panel, /Hashlens is off on this site/);
  });
  const panel = await open();
  await switchSite(panel);
  await says(panel, /Look closely/);
  await panel.close();
  await page.close();

  const own = await openOwnPage(studio, 'welcome.html');
  front = own;
  await shoot('unreadable', (panel) => says(panel, /cannot read this page/));
  await own.close();
}
