import { lookUp } from '../driver/forms.ts';
import { textOf } from '../driver/hands.ts';
import { ask } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { readStored } from '../stored.ts';
import { expect, nightly, test } from '../story.ts';
import { deskInPrivate, openPrivatePopup } from '../toolbar-popup.ts';
import { addressOf, transactionOf } from '../values.ts';

test(
  'what the toolbar’s popup looks up in a private window is kept nowhere, and the next popup knows nothing of it',
  nightly,
  async ({ driver, pages, service }) => {
    const [address, hash] = [addressOf('in the popup of a private window'), transactionOf('on a page in private')];
    const before = await ask(driver, 'recents', {});
    const desk = await deskInPrivate(driver);
    const page = await driver.openPrivatePage(pages.serve(`<p>Transaction ${hash}</p>`));
    await page.bringToFront();

    const popup = await openPrivatePopup(driver, desk.atDesk);
    await popup.lookUp(address);
    await expect.poll(popup.text).toMatch(/\d ETH[\s\S]*changes?, back to .*: the full history/);
    await popup.press('On this page');
    await expect.poll(popup.text).toContain('Transactions 1');
    await popup.press('Watched');
    await expect.poll(popup.text).toContain('Your watch list cannot be changed in a private window');
    expect(service.log.map(({ path }) => path.toLowerCase())).toEqual([
      expect.stringContaining(`/addresses/${address}/coin-balance-history`),
    ]);
    await popup.close();

    const again = await openPrivatePopup(driver, desk.atDesk);
    await again.press('On this page');
    // Once this is shown, anything restored from the last popup would be shown too.
    await expect.poll(again.text).toContain('Transactions 1');
    expect(await again.typed()).toBe('');
    await again.press('Balance');
    await expect.poll(again.text).toContain('Look up an address to see its balance over time');
    expect(await again.text()).not.toMatch(/\d ETH/);
    await again.close();
    const stored = await readStored(driver);
    for (const value of [address, hash]) expect(stored.toLowerCase().includes(value.toLowerCase()), value).toBe(false);
    expect(await ask(driver, 'recents', {})).toEqual(before);
    await page.close();
    await desk.close();

    // Proves the check: lookups in an ordinary window are found.
    const ordinary = await driver.openExtensionPage('popup.html');
    await expect
      .poll(() => ordinary.evaluate(() => document.querySelector<HTMLInputElement>('#look-up')?.value))
      .toBe('');
    await lookUp(ordinary, address);
    // Recent lookups keep it before it is sent: without this, the next story would count this story's request.
    await expect.poll(() => textOf(ordinary)).toMatch(/\d ETH/);
    await until('it is kept', async () => (await readStored(driver)).toLowerCase().includes(address));
  },
);
