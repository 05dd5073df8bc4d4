import type { DrivenPage, Driver } from '../driver/driver.ts';
import { choose, lookUp } from '../driver/forms.ts';
import { alertsOf, cardOnText, clickInCard, closeCard, fill, textOf } from '../driver/hands.ts';
import { prefer } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { transactionOf } from '../values.ts';

const name = 'Open in explorer';
const tabs = '[...gBrowser.tabs].map(({ linkedBrowser }) => linkedBrowser.currentURI.spec).join()';

/**
 * Returns the explorer link's URL. In Firefox, a page can read the card, so a custom explorer's link has no URL:
 * presses it and returns the URL of the opened tab.
 */
async function linkOf(driver: Driver, page: DrivenPage, hash: string): Promise<string | undefined> {
  await page.bringToFront();
  const { buttons } = await cardOnText(page, hash);
  const link = buttons.find((button) => button.name === name);
  if (link && !link.href) {
    await clickInCard(page, name);
    const opened = await until('it is opened', async () =>
      (await driver.runInBrowser(tabs)).split(',').find((url) => url.includes(hash)),
    );
    await driver.runInBrowser('gBrowser.removeTab(gBrowser.selectedTab)');
    await page.bringToFront();
    await closeCard(page);
    return opened;
  }
  await closeCard(page);
  return link?.href;
}

test(
  '"Open in explorer" leads to the explorer that was chosen for the chain, at once in an open tab',
  nightly,
  async ({ driver, openPage }) => {
    const hashes = ['usual', 'own', 'refused', 'known', 'elsewhere'].map((name) => transactionOf(`explorer ${name}`));
    const [usual = '', own = '', refused = '', known = '', elsewhere = ''] = hashes;
    const page = await openPage(hashes.map((hash) => `<p>Transaction ${hash}</p>`).join(''));
    expect(await linkOf(driver, page, usual)).toBe(`https://etherscan.io/tx/${usual}`);

    const options = await driver.openExtensionPage('options.html');
    await choose(options, 'Explorer for Ethereum', 'own');
    await fill(options, 'Explorer address for Ethereum', 'https://explorer.example/mine/');
    await options.press('Enter');
    await expect.poll(() => textOf(options)).toContain('Saved just now');
    expect(await linkOf(driver, page, own)).toBe(`https://explorer.example/mine/tx/${own}`);

    await options.bringToFront();
    await fill(options, 'Explorer address for Ethereum', 'javascript:alert(document.domain)');
    await options.press('Enter');
    await expect
      .poll(() => alertsOf(options))
      .toEqual([expect.stringMatching(/^This explorer address cannot be used.*https/)]);
    expect(await linkOf(driver, page, refused)).toBe(`https://explorer.example/mine/tx/${refused}`);

    await options.bringToFront();
    await choose(options, 'Explorer for Ethereum', 'https://eth.blockscout.com');
    await expect.poll(() => textOf(options)).toContain('Saved just now');
    expect(await linkOf(driver, page, known)).toBe(`https://eth.blockscout.com/tx/${known}`);

    const popup = await driver.openExtensionPage('popup.html');
    await lookUp(popup, known);
    await expect
      .poll(() => popup.evaluate(() => [...document.links].map(({ href }) => href)))
      .toContain(`https://eth.blockscout.com/tx/${known}`);

    // Invalid URLs from another machine or a broken profile are ignored.
    await prefer(driver, { explorers: { 1: 'javascript:alert(1)', 8453: 'http://evil.example' } });
    expect(await linkOf(driver, page, elsewhere)).toBe(`https://etherscan.io/tx/${elsewhere}`);
    await prefer(driver, { explorers: {} });
  },
);
