import { privateKeyToAddress } from 'viem/accounts';
import { browserView } from '../browser-view.ts';
import type { DrivenPage, Driver } from '../driver/driver.ts';
import { answerPrompt } from '../driver/firefox/prompt.ts';
import { clickNamed, closeCard, pointOf, pointOfField, settledCard, textOf } from '../driver/hands.ts';
import { marked, marksCover } from '../driver/marks.ts';
import { ask } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { openInFirefox } from '../toolbar-popup.ts';
import { addressOf, transactionOf } from '../values.ts';
import { addChange, readyForChecks, ringLater, setLocally } from '../watching.ts';

// Stories in the browser's own UI, which no driver reaches in Chromium: see browser-ui.chromium.story.ts.

/** Returns the paths of the open extension pages. */
async function ownPages(driver: Driver): Promise<string[]> {
  const options = await driver.openExtensionPage('options.html');
  const paths = await options.evaluate(async () => {
    const all: { url?: string }[] = await Reflect.get(globalThis, 'chrome').tabs.query({});
    return all.flatMap(({ url = '' }) => (url.startsWith(location.origin) ? [new URL(url).pathname] : []));
  });
  await options.close();
  return paths;
}

/** Closes the popup tabs and the sidebar that a story opened through the browser's UI. */
async function closeOpened(driver: Driver): Promise<void> {
  await driver.runInBrowser(`(async () => {
    for (const tab of [...gBrowser.tabs]) {
      if (/\\/popup\\.html/.test(tab.linkedBrowser.currentURI.spec)) gBrowser.removeTab(tab);
    }
    SidebarController.hide();
  })()`);
}

/** Waits until the sidebar is open, or closed. */
async function expectSidebar(driver: Driver, isOpen: boolean): Promise<void> {
  const check = `if (SidebarController.isOpen !== ${isOpen}) throw new Error('It is not.')`;
  await until(`the sidebar is ${isOpen ? 'open' : 'closed'}`, () =>
    driver.runInBrowser(check).then(
      () => true,
      () => false,
    ),
  );
}

/** Chooses the Hashlens item in the context menu once that is open. */
async function chooseInMenu(driver: Driver): Promise<void> {
  await driver.runInBrowser(`(async () => {
    const menu = document.getElementById('contentAreaContextMenu');
    if (menu.state !== 'open') await new Promise((done) => menu.addEventListener('popupshown', done, { once: true }));
    const item = [...menu.querySelectorAll('menuitem')].find(({ label }) => label === 'Look up in Hashlens');
    if (!item) throw new Error('The menu has no such item.');
    menu.activateItem(item);
  })()`);
}

/**
 * Runs the browser's command for this letter with Alt and Shift. A driver's keys reach only the page, and the browser
 * keeps its shortcuts in `<key>` elements.
 */
async function pressOwnKey(driver: Driver, letter: string): Promise<void> {
  await driver.runInBrowser(`(() => {
    const keys = [...document.querySelectorAll('key')].filter(
      (key) => key.getAttribute('key')?.toUpperCase() === '${letter}' && key.getAttribute('modifiers') === 'alt,shift',
    );
    if (keys.length !== 1) throw new Error('The browser has ' + keys.length + ' such keys.');
    keys[0].doCommand();
  })()`);
}

const enterInAddressBar = (driver: Driver, text: string) =>
  driver.runInBrowser(`(async () => {
    gURLBar.focus();
    gURLBar.search(${JSON.stringify(`hl ${text}`)});
    await gURLBar.lastQueryContextPromise;
    gURLBar.handleCommand(new KeyboardEvent('keydown', { key: 'Enter' }));
  })()`);

test('what is entered after the keyword of the address bar is looked up in a page of ours', async ({
  driver,
  openPage,
  service,
}) => {
  const hash = transactionOf('entered into the address bar');
  const page = await openPage('<p>Nothing here</p>');
  await page.bringToFront();

  await enterInAddressBar(driver, hash);

  await until('it is asked for', async () => service.log.some(({ path }) => path.includes(hash)));
  expect(service.log).toHaveLength(1);
  await expect.poll(() => ownPages(driver)).toContain('/popup.html');
  await closeOpened(driver);
});

test('the address bar suggests what is known after the keyword, and sends nothing', async ({ driver, service }) => {
  const address = addressOf('suggested by the address bar of Firefox');
  await ask(driver, 'saveWatched', { address, name: 'Rent & food', note: '', chainId: 10 });

  const suggested = await until('it is suggested', async () => {
    const found = await driver.runInBrowser(`(async () => {
      gURLBar.focus();
      gURLBar.search('hl rent');
      const { results } = await gURLBar.lastQueryContextPromise;
      return JSON.stringify(results.map(({ payload }) => [payload.content, payload.title]));
    })()`);
    return found.includes('Rent') ? found : null;
  });

  expect(suggested).toContain(`eip155:10:${address}`);
  expect(suggested).toContain('Rent & food');
  expect(service.log).toEqual([]);
  await driver.runInBrowser('gURLBar.handleRevert(); gURLBar.view.close();');
  await ask(driver, 'removeWatched', { address });
});

test('the browser’s menu over a selection looks it up beside the page', async ({ driver, openPage, service }) => {
  const address = addressOf('selected for the menu');
  const page = await openPage(`<p style="font: 20px monospace" id="one">${address}</p>`);

  await lookUpSelected(driver, page, '#one');

  await until('it is asked for', async () => service.log.some(({ path }) => path.includes(address)));
  await expectSidebar(driver, true);
  expect(await textOf(page)).toBe(address);
  await closeOpened(driver);
});

/** Selects the content of an element and chooses the Hashlens item in its context menu. */
async function lookUpSelected(driver: Driver, page: DrivenPage, selector: string): Promise<void> {
  await page.bringToFront();
  const point = await page.evaluate((wanted) => {
    const one = document.querySelector(wanted);
    if (one === null) throw new Error('It is there.');
    getSelection()?.selectAllChildren(one);
    const { left, top } = one.getBoundingClientRect();
    return { x: left + 40, y: top + 8 };
  }, selector);
  await page.click(point, 0, 'right');
  await chooseInMenu(driver);
}

test(
  'a bare value that is selected and chosen in the menu is looked up',
  nightly,
  async ({ driver, openPage, service }) => {
    const value = transactionOf('selected for the menu');
    const page = await openPage(`<p style="font: 20px monospace">Take <b id="one">${value}</b></p>`);

    await lookUpSelected(driver, page, '#one');

    await until('it is asked for', async () => service.log.some(({ path }) => path.includes(value)));
    expect(service.log.map(({ path }) => path)).toEqual([`/1/api/v2/transactions/${value}`]);
    await closeOpened(driver);
  },
);

/** A private key made up for tests. */
const ownKey = '0x51b7c9e02d6f4a8835e1d07cb49a6f2e83d15c7709be4f21a6d83c5e90f7b214';

for (const [what, html] of [
  ['words around it', `<pre>DEPLOYER_PRIVATE_KEY=<b id="one">${ownKey}</b></pre>`],
  ['its address elsewhere on the page', `<p>${privateKeyToAddress(ownKey)}<p>Take <b id="one">${ownKey}</b> and go`],
] as const)
  test(
    `a selected value that is a private key by ${what} is not sent by the menu`,
    /words/.test(what) ? {} : nightly,
    async ({ driver, openPage, service }) => {
      const page = await openPage(html);
      await marksCover(page, '#one', ownKey);

      await lookUpSelected(driver, page, '#one');

      await expect.poll(() => browserView(driver.atDesk, '/sidepanel.html').text()).toMatch(/like a private key/);
      expect(service.log).toEqual([]);
      await closeOpened(driver);
    },
  );

test('a key whose address is on the page in front is not sent by the address bar', async ({
  driver,
  openPage,
  service,
}) => {
  const page = await openPage(`<p>Account ${privateKeyToAddress(ownKey)}</p>`);
  await page.bringToFront();
  await marked(page);

  await enterInAddressBar(driver, ownKey);

  await expect
    .poll(() =>
      driver.atDesk(() => {
        const inTabs: Window[] = Reflect.get(globalThis, 'chrome').extension.getViews({ type: 'tab' });
        return inTabs.find(({ location }) => location.pathname === '/popup.html')?.document.body.innerText ?? '';
      }),
    )
    .toMatch(/could also be a private key/);
  expect(service.log).toEqual([]);
  await closeOpened(driver);
});

test('“Show on the page” in the toolbar’s popup closes it: nothing hides what it shows and lights', async ({
  driver,
  openPage,
}) => {
  const [near, far] = [transactionOf('near, under the popup'), transactionOf('far, under the popup')];
  const page = await openPage(
    `<p>Transaction ${near}</p><div style="height: 4000px"></div><p id="far">Transaction ${far}</p>`,
  );
  await page.bringToFront();
  await marked(page);
  const isPopupOpen = () =>
    driver
      .runInBrowser(`if (!document.querySelector('browser[webextension-view-type="popup"]')) throw new Error('None.')`)
      .then(
        () => true,
        () => false,
      );

  await openInFirefox(driver, { isPrivate: false });
  await until('the popup is open', isPopupOpen);
  const popup = browserView(driver.atDesk, '/popup.html');
  await popup.press('On this page');
  await popup.press(`Show Transaction ${far}`);

  const seen = await until('something more is lit', () =>
    page.evaluate(() => {
      if (CSS.highlights.size < 2) return null;
      const { top = -1, bottom = -1 } = document.querySelector('#far')?.getBoundingClientRect() ?? {};
      return { isInView: top >= 0 && bottom <= innerHeight };
    }),
  );
  expect(seen).toEqual({ isInView: true });
  await until('the popup has closed', async () => !(await isPopupOpen()));
});

test(
  'the browser’s menu over a link looks up what it leads to, on its chain',
  nightly,
  async ({ driver, openPage, service }) => {
    const hash = transactionOf('in the menu over a link');
    const link = `<a style="font: 20px monospace" href="https://arbiscan.io/tx/${hash}">0x12…34</a>`;
    const page = await openPage(link);
    await page.bringToFront();

    await page.click(await pointOf(page, 'a'), 0, 'right');
    await chooseInMenu(driver);

    await until('it is asked for', async () => service.log.some(({ path }) => path.includes(hash)));
    expect(service.log.map(({ path }) => path)).toEqual([`/42161/api/v2/transactions/${hash}`]);
    await expectSidebar(driver, true);
    await closeOpened(driver);
  },
);

test('the key for the panel opens the sidebar, and closes it again', async ({ driver, openPage }) => {
  const page = await openPage('<p>Nothing here</p>');
  await page.bringToFront();
  await pressOwnKey(driver, 'K');
  await expectSidebar(driver, true);
  await pressOwnKey(driver, 'K');
  await expectSidebar(driver, false);
});

test('“Keep open beside the page” opens the sidebar', async ({ driver }) => {
  const popup = await driver.openExtensionPage('popup.html');
  await expectSidebar(driver, false);

  await clickNamed(popup, 'Keep open beside the page');

  await expectSidebar(driver, true);
  await closeOpened(driver);
});

test('the key for the popup opens it', async ({ driver, openPage }) => {
  const page = await openPage('<p>Nothing here</p>');
  await page.bringToFront();
  // The popup loads before its panel opens. If it is hidden before that, it opens anyway and keeps the focus.
  const state = `(() => {
    const view = document.querySelector('.webextension-popup-browser');
    return view?.currentURI.spec.endsWith('/popup.html') ? view.closest('panel').state : 'closed';
  })()`;
  const stateIs = (wanted: string) =>
    until(`the popup is ${wanted}`, async () => (await driver.runInBrowser(state)) === wanted);

  await pressOwnKey(driver, 'L');

  await stateIs('open');
  await driver.runInBrowser(`void document.querySelector('.webextension-popup-browser').closest('panel').hidePopup()`);
  await stateIs('closed');
});

test('the key for the next reference walks through the page in front', nightly, async ({ driver, openPage }) => {
  const hash = transactionOf('walked to by the key');
  const page = await openPage(`<p>Transaction ${hash}</p>`);
  await marksCover(page, 'p', hash);
  await until('the page has the focus', async () => {
    // A closing popup takes the focus back.
    await page.bringToFront();
    return page.evaluate(() => document.hasFocus());
  });

  await pressOwnKey(driver, 'J');

  expect((await settledCard(page)).name).toBe(`Transaction ${hash}`);
  await closeCard(page);
});

/** Makes Firefox show notifications itself or leave them to the system: a machine without a desktop shows none. */
const showItself = (driver: Driver, isItself: boolean) =>
  driver.runInBrowser(`void Services.prefs.setBoolPref('alerts.useSystemBackend', ${!isItself})`);

/** Revokes the notification permission. */
async function forbidNotifying(driver: Driver): Promise<void> {
  await driver.runInBrowser(`(async () => {
    const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
    const { extension } = WebExtensionPolicy.getByID('hashlens@hashlens.app');
    const notifying = { origins: [], permissions: ['notifications'], data_collection: [] };
    await ExtensionPermissions.remove(extension.id, notifying, extension);
  })()`);
}

test(
  'a change of what is watched is shown by the browser, which is asked once that is wanted',
  nightly,
  async ({ driver, service }) => {
    const address = addressOf('told of by the browser');
    await readyForChecks(driver);
    await ask(driver, 'saveWatched', { address, name: 'Cold wallet', note: '', chainId: 1 });
    await showItself(driver, true);
    await ringLater(driver);
    await setLocally(driver, { checkEvery: 60 });
    await until('it is checked', async () => service.log.length === 1);
    const popup = await driver.openExtensionPage('popup.html');
    await popup.bringToFront();
    await clickNamed(popup, 'Watched');
    await clickNamed(popup, 'Background checks');
    await popup.click(await pointOfField(popup, 'Notify me of changes'));
    await answerPrompt(driver, true);
    await until('it is stored', () =>
      popup.evaluate(
        async () => (await Reflect.get(globalThis, 'chrome').storage.local.get('tellChanges')).tellChanges,
      ),
    );
    addChange(service, address, 1_500_000_000_000_000_000n);

    await ringLater(driver);

    const options = await driver.openExtensionPage('options.html');
    const readShown = () =>
      options.evaluate(async () => {
        const { notifications } = Reflect.get(globalThis, 'browser');
        const all: { title: string; message: string }[] = Object.values(await notifications.getAll());
        return all.map(({ title, message }) => `${title} | ${message}`).join();
      });
    await expect.poll(readShown).toMatch(/^Cold wallet \| Ethereum: \+1\.5 ETH, now/);
    await setLocally(driver, { checkEvery: 0, checkBudget: 2000, tellChanges: false });
    await ask(driver, 'removeWatched', { address });
    await forbidNotifying(driver);
    await showItself(driver, false);
  },
);
