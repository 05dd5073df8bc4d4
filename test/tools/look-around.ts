import { join } from 'node:path';
import type { Driver } from '../e2e/driver/driver.ts';
import { lookUp } from '../e2e/driver/forms.ts';
import { hover, inkOf, leave, noCard, settledCard, textOf } from '../e2e/driver/hands.ts';
import { timersDrained } from '../e2e/driver/timers.ts';
import { until } from '../e2e/driver/until.ts';

/**
 * Hovers a transaction, an address and an NFT on the demo page, then opens the popup and the welcome page. Prints what
 * it saw and returns what it missed.
 */
export async function lookAround({
  driver,
  demo,
  pictures,
}: {
  driver: Driver;
  demo: string;
  pictures: string;
}): Promise<string[]> {
  const missed: string[] = [];
  async function see(what: string, look: () => Promise<string>) {
    try {
      console.log(`Saw             ${what}: ${await look()}`);
    } catch (error) {
      missed.push(what);
      console.log(`MISSED          ${what}: ${error instanceof Error ? error.message : error}`);
    }
  }

  const page = await driver.openPage(demo);
  for (const kind of ['transaction', 'address', 'nft']) {
    await see(`the card of the ${kind}`, async () => {
      await hover(page, `[data-demo="${kind}"]`);
      await settledCard(page);
      // Waits until the card has faded in.
      await timersDrained(page);
      const card = await settledCard(page);
      await page.screenshot(join(pictures, `card-${kind}.png`));
      await page.press('Escape');
      await noCard(page);
      await leave(page);
      const [failure] = card.alerts;
      if (failure !== undefined) throw new Error(failure);
      return `${card.name}\n${' '.repeat(16)}${card.text.slice(0, 150)}`;
    });
  }

  const popup = await driver.openExtensionPage('popup.html');
  await popup.setViewport({ width: 420, height: 600 });
  await see('the popup’s balance chart', async () => {
    const address = await page.evaluate(
      () => document.querySelector('[data-demo="address"]')?.textContent?.trim() ?? '',
    );
    await lookUp(popup, address);
    const ink = await until('the chart is drawn', () => inkOf(popup));
    await popup.screenshot(join(pictures, 'popup-balance.png'));
    const text = await textOf(popup);
    return `${/[\d,.]+ ETH/.exec(text)?.[0] ?? text.slice(0, 80)}, ${ink} painted pixels`;
  });
  await see('the popup’s NFT transfers', async () => {
    const nft = await page.evaluate(() => document.querySelector('[data-demo="nft"]')?.textContent?.trim() ?? '');
    await lookUp(popup, nft);
    // The balance that was shown until now has no such line.
    const lines = await until('transfers are listed', async () => {
      const shown = await popup.evaluate(() =>
        [...document.querySelectorAll('[role="tabpanel"]:not([hidden]) :is(h2, li)')]
          // innerText, not textContent: it keeps neighbouring words apart.
          .map((line) => (line instanceof HTMLElement ? line.innerText.replace(/\s+/g, ' ') : '')),
      );
      return shown.some((line) => /(?:minted|transferred) to/i.test(line)) && shown;
    });
    await popup.screenshot(join(pictures, 'popup-nft.png'));
    return lines.slice(0, 3).join(' · ');
  });
  await see('the welcome page', async () => {
    const welcome = await driver.openExtensionPage('welcome.html');
    await until('it says something', () => textOf(welcome));
    await welcome.screenshot(join(pictures, 'welcome.png'));
    return (await textOf(welcome)).slice(0, 100);
  });
  return missed;
}
