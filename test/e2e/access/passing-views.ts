import type { DrivenPage, Driver } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { clickNamed, fill, says, textOf } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { ask, forgetPlace } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { longHistory, recordsOf } from '../long-history.ts';
import type { Service } from '../service.ts';
import type { StoryPages } from '../story-pages.ts';
import { addressOf, transactionOf } from '../values.ts';
import { addChange, readyForChecks, ringLater, setLocally, turnEnded } from '../watching.ts';

type World = { driver: Driver; service: Service; pages: StoryPages };
type Look = (page: DrivenPage) => Promise<void>;

/** Our own pages in temporary states, by name. `look` is called while the state lasts; then its setup is undone. */
export const passingViews: { [name: string]: (world: World, look: Look) => Promise<void> } = {
  'the price of looking up all that a page refers to': async ({ driver, pages }, look) => {
    const own = Array.from({ length: 3 }, (_, at) => transactionOf(`priced ${at}`));
    const links = own.map((one) => `<p><a href="https://etherscan.io/tx/${one}">${one}</a></p>`).join('');
    await marked(await driver.openPage(pages.serve(`${links}<p>address ${addressOf('priced')}</p>`)));
    const panel = await driver.openExtensionPage('sidepanel.html');
    await clickNamed(panel, 'On this page');
    await says(panel, /4 references/);
    await clickNamed(panel, 'Look up all 4');
    await says(panel, /About \d+ credits/);
    await look(panel);
  },
  'the note that access was taken back': async ({ driver, service }, look) => {
    const popup = await driver.openExtensionPage('popup.html');
    await lookUp(popup, addressOf('seen before access was taken back'));
    await says(popup, /\d+ changes, back to/);
    await withoutAccess({ driver, service }, popup, look);
  },
  'the options without access': async ({ driver, service }, look) => {
    const options = await driver.openExtensionPage('options.html');
    await says(options, /as of|no credits used/);
    await withoutAccess({ driver, service }, options, look);
  },
  'a full history on its way': async ({ driver, service }, look) => {
    const popup = await driver.openExtensionPage('popup.html');
    await lookUp(popup, longHistory('seen on its way'));
    await until('its first page is there', async () => (await recordsOf(popup)) === 50);
    // This delay is longer than `look` takes, and shorter than the request timeout.
    service.behave({ delayMs: 20_000 });
    await clickNamed(popup, 'Load full history');
    await until('it shows how far it is', () => hasProgress(popup));
    await look(popup);
    if (!(await hasProgress(popup))) throw new Error('It was there before all had been looked at.');
    await clickNamed(popup, 'Stop');
    await until('it is no longer in progress', async () => !(await hasProgress(popup)));
  },
  'a watched address with news': async ({ driver, service }, look) => {
    const address = addressOf('with news');
    await readyForChecks(driver);
    await ask(driver, 'saveWatched', { address, name: 'Cold wallet', note: 'For the rent', chainId: 1 });
    try {
      await ringLater(driver);
      await setLocally(driver, { checkEvery: 60 });
      await until('it is asked about', async () => service.log.length === 1);
      addChange(service, address, 1_500_000_000_000_000_000n);
      await ringLater(driver);
      await until('the change is found', async () => (await ask(driver, 'watchedNews', {})) === 1);
      await turnEnded(driver);
      // Otherwise the popup would reopen its last view.
      await forgetPlace(driver);
      const popup = await driver.openExtensionPage('popup.html');
      await clickNamed(popup, 'Watched');
      await says(popup, /Cold wallet\s*new[\s\S]*\+1\.5 ETH/);
      await look(popup);
    } finally {
      await setLocally(driver, { checkEvery: 0, checkBudget: 2000 });
      await ask(driver, 'removeWatched', { address });
    }
  },
  'the options where a search finds some': async ({ driver }, look) => {
    const options = await driver.openExtensionPage('options.html');
    await says(options, /as of|no credits used/);
    await fill(options, 'Search settings', 'address');
    await until('the others are hidden', async () => !/Clock/.test(await textOf(options)));
    await says(options, /API address/);
    await look(options);
  },
};

async function withoutAccess({ driver, service }: Omit<World, 'pages'>, page: DrivenPage, look: Look): Promise<void> {
  await driver.setHostAccess(false);
  try {
    await page.bringToFront();
    await says(page, /Allow access/);
    await look(page);
  } finally {
    await driver.setHostAccess(true);
    await driver.grantHost(service.url);
  }
}

const hasProgress = (page: DrivenPage) =>
  page.evaluate(() => document.querySelector('[role="progressbar"]')?.checkVisibility() ?? false);
