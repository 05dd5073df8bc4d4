import type { DrivenPage, Driver, Plain } from '../driver/driver.ts';
import { exportAs, loadSettings, lookUp } from '../driver/forms.ts';
import { alertsOf, clickNamed, fill, inkOf, says } from '../driver/hands.ts';
import { until } from '../driver/until.ts';
import type { Service } from '../service.ts';
import type { StoryPages } from '../story-pages.ts';
import { addressOf, transactionOf } from '../values.ts';
import { openPopupOver } from './open-popup-over.ts';

type World = { driver: Driver; service: Service; pages: StoryPages };

const address = addressOf('seen by everybody');
const hash = transactionOf('seen by everybody');

/** Our own pages in the states that users meet, by name. */
export const ownViews: { [name: string]: (world: World) => Promise<DrivenPage> } = {
  'the popup before a lookup': ({ driver }) => openOwn(driver, 'popup.html', /Look up an address/),
  'the balance of an address': async ({ driver }) => {
    const popup = await openOwn(driver, 'popup.html');
    await lookUp(popup, address);
    await until('the line is drawn', () => inkOf(popup));
    return popup;
  },
  'the balance of an address as a table': async ({ driver }) => {
    const popup = await openOwn(driver, 'popup.html');
    await lookUp(popup, address);
    await clickNamed(popup, 'Table');
    return says(popup, /Time.*Balance/);
  },
  'the popup while a file is written': async ({ driver }) => {
    const popup = await openOwn(driver, 'popup.html');
    await lookUp(popup, address);
    await says(popup, /Export/);
    // With this clock each chunk exceeds its time slice, and the timer for the next chunk never fires.
    await popup.evaluate(() => {
      const later = setTimeout;
      let now = performance.now();
      performance.now = () => {
        now += 100;
        return now;
      };
      const hold = (run: () => void, ms?: number) => (ms === undefined ? 0 : later(run, ms));
      Reflect.set(globalThis, 'setTimeout', hold);
    });
    await exportAs(popup, 'CSV');
    await until('it shows how far it is', () =>
      popup.evaluate(() => document.querySelector('.export [role="progressbar"]') !== null),
    );
    return popup;
  },
  'the transfers of an NFT': async ({ driver }) => {
    const popup = await openOwn(driver, 'popup.html');
    await lookUp(popup, `${address}/42`);
    return says(popup, /transferred to/i);
  },
  'a transaction in the popup': async ({ driver }) => {
    const popup = await openOwn(driver, 'popup.html');
    await lookUp(popup, hash);
    await says(popup, /Block/);
    await clickNamed(popup, 'More details');
    return popup;
  },
  'a failure in the popup': async ({ driver, service }) => {
    const popup = await openOwn(driver, 'popup.html');
    service.behave({ reply: 'unavailable', times: 3 });
    await lookUp(popup, addressOf('seen by nobody'));
    await until('it fails', async () => (await alertsOf(popup)).length > 0);
    return popup;
  },
  'what cannot be looked up': async ({ driver }) => {
    const popup = await openOwn(driver, 'popup.html');
    await lookUp(popup, '0x1234');
    await until('it refuses', async () => (await alertsOf(popup)).length > 0);
    return popup;
  },
  'what the page under the popup refers to': async ({ driver, pages }) => {
    const many = Array.from({ length: 12 }, (_, at) => `<p>${addressOf(`listed ${at}`)}</p>`).join('');
    const url = pages.serve(`<p>Transaction ${hash}</p><p>${address} and ${address}</p>${many}`);
    const popup = await openPopupOver(driver, url);
    await clickNamed(popup, 'On this page');
    return says(popup, /14 references/);
  },
  'what the box offers': async ({ driver }) => {
    const popup = await openOwn(driver, 'popup.html');
    for (const value of [address, hash, `${address}/42`]) {
      await lookUp(popup, value);
      await says(popup, /\d ETH|From.+To|transferred to/i);
    }
    await fill(popup, 'Look up', '');
    await says(popup, /Clear recent lookups/);
    await popup.press('ArrowDown');
    return popup;
  },
  'the panel beside a page': async ({ driver, pages }) => {
    await driver.openPage(pages.serve(`<p>Transaction ${hash}</p><p>${address}</p>`));
    const panel = await openOwn(driver, 'sidepanel.html', /Follow the page/);
    await clickNamed(panel, 'On this page');
    return says(panel, /2 references/);
  },
  'the panel with a balance': async ({ driver }) => {
    const panel = await openOwn(driver, 'sidepanel.html', /Follow the page/);
    await lookUp(panel, address);
    await until('the line is drawn', () => inkOf(panel));
    return panel;
  },
  'the empty list of watched addresses': async ({ driver }) => {
    const popup = await openOwn(driver, 'popup.html');
    await clickNamed(popup, 'Watched');
    return says(popup, /Nothing watched yet/);
  },
  'the watched addresses, one of them being edited': async ({ driver }) => {
    const all = Array.from({ length: 9 }, (_, at) => addressOf(`watched ${at}`));
    const popup = await openOwn(driver, 'popup.html');
    const names = (at: number) => ({ name: at === 3 ? '' : `Wallet ${at}`, note: at > 4 ? 'For the rent' : '' });
    await tell(
      popup,
      all.map((address, at) => ({ name: 'saveWatched', request: { address, ...names(at) } })),
    );
    await clickNamed(popup, 'Watched');
    await says(popup, /9 addresses/);
    await popup.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
    await fill(popup, 'Address or transaction to watch', '0x1234');
    await popup.press('Enter');
    await until('it refuses', async () => (await alertsOf(popup)).length > 0);
    // Clicks by script: rows that scroll into view shift the ones below, so a real click may miss.
    await popup.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Edit Wallet 2"]')?.click());
    await until('its name can be changed', () =>
      popup.evaluate(
        () => document.activeElement instanceof HTMLInputElement && document.activeElement.value === 'Wallet 2',
      ),
    );
    // Empties the stored list for the next story. The open view keeps showing the entries.
    await tell(
      popup,
      all.map((address) => ({ name: 'removeWatched', request: { address } })),
    );
    return popup;
  },
  'the options': ({ driver }) => openOwn(driver, 'options.html', /as of|no credits used/),
  'the options where a search finds nothing': async ({ driver }) => {
    const options = await openOwn(driver, 'options.html', /as of|no credits used/);
    await fill(options, 'Search settings', 'qwertz');
    return says(options, /No settings found/);
  },
  'the options after a file was refused': async ({ driver }) => {
    const options = await openOwn(driver, 'options.html', /as of|no credits used/);
    await loadSettings(options, '{"mode":"alt"}');
    await until('it refuses', async () => (await alertsOf(options)).length > 0);
    return options;
  },
  'the welcome page': ({ driver }) => openOwn(driver, 'welcome.html', /ends in …/),
};

async function openOwn(driver: Driver, path: string, words = /./): Promise<DrivenPage> {
  return says(await driver.openExtensionPage(path), words);
}

/** Sends messages to the background from one of our pages, one after the other. */
async function tell(page: DrivenPage, questions: Plain[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const question of all) await Reflect.get(globalThis, 'chrome').runtime.sendMessage(question);
  }, questions);
}
