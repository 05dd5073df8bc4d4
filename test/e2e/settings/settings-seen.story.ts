import { cardOf } from '../driver/card-of.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { lookUp, pick } from '../driver/forms.ts';
import { clickNamed, textOf } from '../driver/hands.ts';
import { ask, storeAddress, storeKey } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, startBrowser, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

/** Chooses an option and waits until it is stored. */
async function pickAndStore(options: DrivenPage, id: string): Promise<void> {
  await options.bringToFront();
  const [name = '', value = ''] = id.split('-');
  await pick(options, id);
  await until(`${id} is stored`, () =>
    options.evaluate(
      async (key, wanted) => (await Reflect.get(globalThis, 'chrome').storage.sync.get(key))[key] === wanted,
      name,
      value,
    ),
  );
}

const [white, black] = ['rgb(255, 255, 255)', 'rgb(22, 25, 31)'];

test(
  'a card is light or dark as chosen, whatever the system is, and as the system is again after',
  nightly,
  async ({ driver, openPage }) => {
    const hash = transactionOf('seen light and dark');
    const page = await openPage(`<p>Transaction <b>${hash}</b></p>`);
    const options = await driver.openExtensionPage('options.html');
    const groundIn = async (system: 'light' | 'dark') => {
      await page.bringToFront();
      await page.setTheme(system);
      return (await cardOf(page, 'b', `Transaction ${hash}`)).colours[0];
    };
    expect([await groundIn('dark'), await groundIn('light')]).toEqual([black, white]);

    await pickAndStore(options, 'theme-dark');
    expect(await groundIn('light')).toBe(black);
    await pickAndStore(options, 'theme-light');
    expect(await groundIn('dark')).toBe(white);
    await pickAndStore(options, 'theme-auto');

    expect([await groundIn('dark'), await groundIn('light')]).toEqual([black, white]);
  },
);

test(
  'the exact time in a card is in the hours and the zone that were chosen, from the next card on',
  nightly,
  async ({ browserKind, service, pages }) => {
    const hash = transactionOf('seen at an exact time');
    await service.reset();
    service.behave({ path: hash, rewrite: (body) => ({ ...Object(body), timestamp: '2025-06-04T13:05:09.000000Z' }) });
    // A fixed time zone: on a machine in UTC, local time and UTC would look the same.
    const driver = await startBrowser(browserKind, { zone: 'Asia/Kolkata' });
    try {
      await storeAddress(driver, service.url);
      await storeKey(driver, service.key);
      const page = await driver.openPage(pages.serve(`<p>Transaction <b>${hash}</b></p>`));
      const options = await driver.openExtensionPage('options.html');
      const timeOf = async () => {
        await page.bringToFront();
        const { titles } = await cardOf(page, 'b', `Transaction ${hash}`);
        return titles.find((title) => title.includes('2025'))?.replace(/\s/g, ' ');
      };
      expect(await timeOf()).toBe('Jun 4, 2025, 06:35:09 PM GMT+5:30 (Jun 4, 2025, 01:05:09 PM UTC)');

      await pickAndStore(options, 'hours-24');
      expect(await timeOf()).toBe('Jun 4, 2025, 18:35:09 GMT+5:30 (Jun 4, 2025, 13:05:09 UTC)');
      await pickAndStore(options, 'zone-utc');
      expect(await timeOf()).toBe('Jun 4, 2025, 13:05:09 UTC');
      await pickAndStore(options, 'hours-12');
      expect(await timeOf()).toBe('Jun 4, 2025, 01:05:09 PM UTC');
    } finally {
      await driver.close();
    }
  },
);

test(
  'where pictures are never wanted, an open popup offers none at once, and does again once they are',
  nightly,
  async ({ driver, service }) => {
    const offer = 'Look for a picture';
    const popup = await driver.openExtensionPage('popup.html');
    await lookUp(popup, `${addressOf('NFT that is not to be seen')}/42`);
    await expect.poll(() => textOf(popup)).toContain(offer);
    const sent = service.log.length;
    const options = await driver.openExtensionPage('options.html');

    await pickAndStore(options, 'pictures-never');
    await popup.bringToFront();
    await expect.poll(() => textOf(popup)).not.toContain(offer);
    // The NFT's transfers are still there.
    expect(await textOf(popup)).toMatch(/transferred to/i);
    await pickAndStore(options, 'pictures-ask');
    await popup.bringToFront();

    await expect.poll(() => textOf(popup)).toContain(offer);
    expect(service.log).toHaveLength(sent);
  },
);

test(
  'the options say how much is kept, and “Forget everything” brings it to nothing',
  nightly,
  async ({ driver, openPage }) => {
    const hashes = [transactionOf('counted, one'), transactionOf('counted, two')];
    await ask(driver, 'forgetAnswers', {});
    const page = await openPage(hashes.map((one) => `<p>Transaction <b id="of${one}">${one}</b></p>`).join(''));
    const empty = await driver.openExtensionPage('options.html');
    await expect.poll(() => textOf(empty)).toContain('Nothing saved yet');

    await page.bringToFront();
    for (const hash of hashes) await cardOf(page, `#of${hash}`, `Transaction ${hash}`);
    const options = await driver.openExtensionPage('options.html');
    await expect.poll(() => textOf(options)).toContain('2 results saved (0.1 MB)');
    await clickNamed(options, 'Clear saved data');
    await clickNamed(options, 'Clear all');

    await expect.poll(() => textOf(options)).toContain('Nothing saved yet');
    expect(await textOf(options)).toContain('Saved data cleared.');
    expect(await ask(driver, 'keptSize', {})).toMatchObject({ count: 0 });
  },
);
