import { startLocalExplorer } from '../../explorer/start-local-explorer.ts';
import { cardOnText, clickNamed, hoverText, settledCard, textOf } from '../driver/hands.ts';
import { leaveAddress, storeAddress } from '../driver/set-up.ts';
import { expect, nightly, test } from '../story.ts';
import { transactionOf } from '../values.ts';

test(
  'an address is stored on leaving its field, and asked from then on',
  nightly,
  async ({ driver, openPage, service }) => {
    const hash = transactionOf('another address');
    const other = await startLocalExplorer({ key: service.key });

    await leaveAddress(driver, other.url);
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    const card = await cardOnText(page, hash);

    expect(card.alerts).toEqual([]);
    expect(other.log.map(({ path }) => path)).toEqual([`/1/api/v2/transactions/${hash}`]);
    expect(service.log).toEqual([]);
    await storeAddress(driver, service.url);
    await other.close();
  },
);

test(
  'the first of the chains is the one that is asked where nothing says which',
  nightly,
  async ({ driver, openPage, service }) => {
    const hashes = [transactionOf('on Base'), transactionOf('on Ethereum again')];
    const page = await openPage(hashes.map((hash) => `<p>Transaction ${hash}</p>`).join(''));
    const options = await driver.openExtensionPage('options.html');

    for (const [at, name] of ['Base', 'Ethereum'].entries()) {
      await options.bringToFront();
      await clickNamed(options, `Move ${name} up`);
      await expect.poll(() => textOf(options)).toContain('Saved just now');
      await page.bringToFront();
      await hoverText(page, hashes[at] ?? '');
      await expect.poll(() => service.log.length).toBe(at + 1);
      expect((await settledCard(page)).alerts).toEqual([]);
      await page.press('Escape');
    }

    expect(service.log.map(({ path }) => path)).toEqual([
      `/8453/api/v2/transactions/${hashes[0]}`,
      `/1/api/v2/transactions/${hashes[1]}`,
    ]);
  },
);
