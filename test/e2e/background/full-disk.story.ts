import type { DrivenPage } from '../driver/driver.ts';
import { loadWatched, lookUp } from '../driver/forms.ts';
import { alertsOf, cardOnText, clickNamed, fill, leaveCard, textOf } from '../driver/hands.ts';
import { ask } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { test } from '../limited.ts';
import { expect, nightly } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

async function add(popup: DrivenPage, address: string, name: string): Promise<void> {
  await fill(popup, 'Address or transaction to watch', address);
  await fill(popup, 'Your name for it', name);
  await popup.press('Enter');
}

// This list is far larger than any gap on the disk, and incompressible.
const longList = ['address,name,note']
  .concat(Array.from({ length: 500 }, (_, at) => `${addressOf(`listed ${at}`)},Listed ${at},${toNote(at)}`))
  .join('\n');

function toNote(at: number): string {
  return Array.from({ length: 7 }, (_, part) => transactionOf(`noted ${at} ${part}`)).join(' ');
}

// Chromium needs half a minute of this before it notices that there is room.
test.describe.configure({ timeout: 150_000 });

test.afterEach(({ driver }) => driver.fillDisk(false));

test(
  'with a full disk everything is answered, old data stays, failed saves are shown, and all is well once there is room',
  nightly,
  async ({ driver, openPage, service }) => {
    const [before, then] = [addressOf('watched before'), addressOf('watched when full')];
    await ask(driver, 'saveWatched', { address: before, name: 'Of before', note: 'Whole' });
    const hashes = ['known', 'new', 'newer', 'after'].map((name) => transactionOf(`full disk ${name}`));
    const page = await openPage(hashes.map((one) => `<p style="margin-top:300px">Transaction ${one}</p>`).join(''));
    const cardOf = async (at: number) => {
      await page.bringToFront();
      const card = await cardOnText(page, hashes[at] ?? '');
      await leaveCard(page);
      expect([card.alerts, card.allText]).toEqual([[], expect.stringContaining('Refresh')]);
    };
    await cardOf(0);

    await driver.fillDisk(true);
    // Tries everything twice, the second time with a new background.
    for (const at of [1, 2]) {
      await cardOf(at);
      const popup = await driver.openExtensionPage('popup.html');
      await lookUp(popup, addressOf(`full disk ${at}`));
      await expect.poll(() => textOf(popup)).toMatch(/\d ETH/);
      expect(await alertsOf(popup)).toEqual([]);
      await clickNamed(popup, 'Watched');
      if (driver.name === 'chromium') {
        // Only Chromium refuses a single entry: in Firefox it still fits into some gap.
        await add(popup, then, 'Of then');
        await expect
          .poll(() => alertsOf(popup))
          .toEqual([expect.stringMatching(/list was not changed.*Could not save/)]);
      }
      await clickNamed(popup, 'Import and export');
      await loadWatched(popup, longList);
      await clickNamed(popup, 'Import 500');
      await expect.poll(() => alertsOf(popup)).toEqual([expect.stringMatching(/list was not changed.*Could not save/)]);
      expect(await textOf(popup)).toContain('Of before');
      await popup.close();
      await driver.killBackground();
    }
    expect(await ask(driver, 'watchedList', {})).toMatchObject([{ address: before, name: 'Of before', note: 'Whole' }]);
    const asked = service.log.length;
    await cardOf(0);
    expect(service.log, 'what was known before is known').toHaveLength(asked);

    await driver.fillDisk(false);
    const popup = await driver.openExtensionPage('popup.html');
    await clickNamed(popup, 'Watched');
    await add(popup, then, 'Of then');
    await expect.poll(() => textOf(popup)).toContain('Added');
    await cardOf(3);
    await driver.killBackground();
    const sent = service.log.length;
    await cardOf(3);
    expect(service.log, 'it is kept again').toHaveLength(sent);
    const list = (await ask(driver, 'watchedList', {})) as { name: string }[];
    expect(new Set(list.map(({ name }) => name))).toEqual(new Set(['Of before', 'Of then']));
    for (const address of [before, then]) await ask(driver, 'removeWatched', { address });
  },
);

test(
  'a key that a full disk does not take is reported as not stored, and the old one is in use until it is stored',
  nightly,
  async ({ driver, openPage, service }) => {
    const hash = transactionOf('full disk, another key');
    const another = 'proapi_another-key-Q7x1';
    // The database for the key exists from the first message on.
    await ask(driver, 'watchedChecks', {});
    await driver.fillDisk(true);
    const options = await driver.openExtensionPage('options.html');
    // Persistence was requested on installation. Chromium reports it for no extension, and does not evict extensions
    // with the `unlimitedStorage` permission.
    if (driver.name === 'firefox') expect(await options.evaluate(() => navigator.storage.persisted())).toBe(true);
    await fill(options, 'API key', another);
    await options.press('Enter');

    const refusal = 'Could not save';
    const wasRefused = await until('the result is shown', async () => {
      if ((await alertsOf(options)).some((one) => one.startsWith(refusal))) return 'yes';
      return (await textOf(options)).includes('Saved just now') && 'no';
    });
    // In Firefox the key may be saved: removing the old key's answers may free space, and leaving the field saves it
    // again.
    if (driver.name === 'chromium') expect(wasRefused).toBe('yes');
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    await until('the page shows what is stored', async () => {
      const { apiKeyEnding } = Object(await ask(driver, 'credentialsStatus', {}));
      const [alerts, text] = [await alertsOf(options), await textOf(options)];
      return alerts.length === (text.includes('Saved just now') ? 0 : 1) && text.includes(`ends in …${apiKeyEnding}`);
    });
    const isStored = (await textOf(options)).includes(another.slice(-4));
    if (driver.name === 'chromium') expect(isStored).toBe(false);
    await page.bringToFront();
    const { alerts } = await cardOnText(page, hash);
    expect(alerts).toEqual(isStored ? [expect.stringContaining('API key rejected')] : []);
    expect(service.log.at(-1)?.query.apikey).toBe(isStored ? another : service.key);
    await driver.fillDisk(false);
    await ask(driver, 'saveCredentials', { apiKey: service.key });
  },
);
