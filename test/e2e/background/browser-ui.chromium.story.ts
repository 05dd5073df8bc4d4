import { privateKeyToAddress } from 'viem/accounts';
import { closePanel } from '../close-panel.ts';
import type { Driver } from '../driver/driver.ts';
import { clickNamed, closeCard, settledCard, textOf } from '../driver/hands.ts';
import { marksCover } from '../driver/marks.ts';
import { ask } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

// No driver can operate Chromium's own UI, so these stories dispatch the browser's events for user actions there.
// Everything after the event is real: the built background, the tabs and the panel.

type Disposition = 'currentTab' | 'newForegroundTab' | 'newBackgroundTab';
type Entry = { content: string; description: string };

/** Returns "in front" or "behind" for each tab that shows the popup's page. */
const opened = (driver: Driver) =>
  driver.atDesk(async () => {
    const { tabs, runtime } = Reflect.get(globalThis, 'chrome');
    const all: { url?: string; active: boolean }[] = await tabs.query({ url: runtime.getURL('popup.html*') });
    return all.map(({ active }) => (active ? 'in front' : 'behind'));
  });

/** Returns the text of that page; empty if there is none yet. */
const readOpened = (driver: Driver) =>
  driver.atDesk(() => {
    const { extension } = Reflect.get(globalThis, 'chrome');
    const inTabs: Window[] = extension.getViews({ type: 'tab' });
    return inTabs.find(({ location }) => location.pathname === '/popup.html')?.document.body?.innerText ?? '';
  });

const enter = (driver: Driver, text: string, disposition: Disposition) =>
  driver.runInBackground(
    (...entered) => Reflect.get(globalThis, 'chrome').omnibox.onInputEntered.dispatch(...entered),
    text,
    disposition,
  );

test.afterEach(({ bare }) =>
  bare.atDesk(async () => {
    const { tabs, runtime } = Reflect.get(globalThis, 'chrome');
    const left: { id: number }[] = await tabs.query({ url: runtime.getURL('popup.html*') });
    await tabs.remove(left.map(({ id }) => id));
  }),
);

for (const [disposition, place, isPageLeft, when] of [
  ['currentTab', 'in front', true, {}],
  ['newForegroundTab', 'in front', false, nightly],
  ['newBackgroundTab', 'behind', false, nightly],
] as const)
  test(
    `what is entered after the keyword of the address bar is looked up in a page of ours: ${disposition}`,
    when,
    async ({ driver, openPage, service }) => {
      const hash = transactionOf(`entered into the address bar: ${disposition}`);
      const page = await openPage('<p>Nothing here</p>');
      await page.bringToFront();

      await enter(driver, hash, disposition);

      await until('it is asked for', async () => service.log.some(({ path }) => path.includes(hash)));
      expect(service.log).toHaveLength(1);
      expect(await opened(driver)).toEqual([place]);
      expect((await page.evaluate(() => location.protocol)) === 'chrome-extension:').toBe(isPageLeft);
    },
  );

test('the address bar suggests what is known, in words that Chromium accepts, and sends nothing', async ({
  driver,
  service,
}) => {
  const address = addressOf('suggested by the address bar');
  await ask(driver, 'saveWatched', { address, name: 'Rent & <b>food</b>', note: '', chainId: 10 });

  const suggested = await driver.runInBackground(async () => {
    const { omnibox } = Reflect.get(globalThis, 'chrome');
    omnibox.onInputStarted.dispatch();
    return new Promise<Entry[]>((done) => omnibox.onInputChanged.dispatch('rent', done));
  });
  const take = (description: string) =>
    driver.runInBackground(
      (words) =>
        Reflect.get(globalThis, 'chrome')
          .omnibox.setDefaultSuggestion({ description: words })
          .then(
            () => 'taken',
            (error: Error) => error.message,
          ),
      description,
    );

  expect(suggested).toEqual([{ content: `eip155:10:${address}`, description: expect.stringContaining('watched') }]);
  expect(await take(suggested[0]?.description ?? '')).toBe('taken');
  expect(await take('Rent & <b>food</b>'), 'Chromium looks at it').not.toBe('taken');
  expect(service.log).toEqual([]);
  await enter(driver, suggested[0]?.content ?? '', 'newForegroundTab');
  await until('it is asked for, on its chain', async () =>
    service.log.some(({ path }) => path.toLowerCase().startsWith(`/10/api/v2/addresses/${address}`)),
  );
  await ask(driver, 'removeWatched', { address });
});

/** A private key made up for tests. */
const ownKey = '0x51b7c9e02d6f4a8835e1d07cb49a6f2e83d15c7709be4f21a6d83c5e90f7b214';
const keyPages = [
  ['words around it', `<pre>DEPLOYER_PRIVATE_KEY=<b>${ownKey}</b></pre>`],
  ['its address elsewhere on the page', `<p>${privateKeyToAddress(ownKey)}</p><p>Take <b>${ownKey}</b> and go</p>`],
] as const;

/** Chooses the Hashlens item in the context menu of a selection or a link. */
async function chooseInMenu(driver: Driver, over: { selectionText?: string; linkUrl?: string }): Promise<void> {
  await driver.runInBackground(async (click) => {
    const { contextMenus, tabs } = Reflect.get(globalThis, 'chrome');
    const [tab] = await tabs.query({ active: true, lastFocusedWindow: true });
    contextMenus.onClicked.dispatch({ menuItemId: 'look-up', editable: false, pageUrl: tab.url, ...click }, tab);
  }, over);
}

test('the browser has our item for its menu over selections and links', async ({ driver }) => {
  // `update` fails for an item that does not exist.
  const change = (id: string) =>
    driver.runInBackground(
      (item) =>
        Reflect.get(globalThis, 'chrome')
          .contextMenus.update(item, { enabled: true })
          .then(
            () => 'is there',
            (error: Error) => error.message,
          ),
      id,
    );

  expect(await change('look-up')).toBe('is there');
  expect(await change('another')).not.toBe('is there');
});

test('the browser’s menu over a selection looks it up', async ({ driver, openPage, service }) => {
  const address = addressOf('selected for the raised menu');
  const page = await openPage(`<p>${address}</p>`);
  await page.bringToFront();

  await chooseInMenu(driver, { selectionText: address });

  await until('it is asked for', async () => service.log.some(({ path }) => path.includes(address)));
  await expect.poll(() => opened(driver)).toEqual(['in front']);
  expect(await textOf(page)).toBe(address);
});

test(
  'a bare value that is chosen in the menu is looked up, whatever is around it, except words of a key',
  nightly,
  async ({ driver, openPage, service }) => {
    const value = transactionOf('selected for the raised menu');
    const page = await openPage(`<p>Take ${value} and go</p><p>${addressOf('somebody')}</p>`);
    await page.bringToFront();
    await marksCover(page, 'p', value);

    await chooseInMenu(driver, { selectionText: value });

    await until('it is asked for', async () => service.log.some(({ path }) => path.includes(value)));
    expect(service.log.map(({ path }) => path)).toEqual([`/1/api/v2/transactions/${value}`]);
  },
);

for (const [what, html] of keyPages)
  for (const how of ['the menu', 'the address bar'] as const)
    test(
      `a value that is a private key by ${what} is not sent by ${how}`,
      how === 'the menu' && /words/.test(what) ? once : nightly,
      async ({ driver, openPage, service }) => {
        const page = await openPage(html);
        await page.bringToFront();
        await marksCover(page, 'b', ownKey);

        if (how === 'the menu') await chooseInMenu(driver, { selectionText: ownKey });
        else await enter(driver, ownKey, 'newForegroundTab');

        await expect.poll(() => readOpened(driver)).toMatch(/private key/);
        expect(service.log).toEqual([]);
      },
    );

for (const [what, selectionText] of [
  ['a link', undefined],
  ['a link whose text is selected and shortened', '0x12…34'],
] as const)
  test(
    `the browser’s menu over ${what} looks up what it leads to, on its chain`,
    selectionText ? {} : nightly,
    async ({ driver, openPage, service }) => {
      const hash = transactionOf(`in the menu over ${what}`);
      const linkUrl = `https://arbiscan.io/tx/${hash}`;
      const page = await openPage(`<a href="${linkUrl}">0x12…34</a>`);
      await page.bringToFront();

      await chooseInMenu(driver, { linkUrl, ...(selectionText && { selectionText }) });

      await until('it is asked for', async () => service.log.some(({ path }) => path.includes(hash)));
      expect(service.log.map(({ path }) => path)).toEqual([`/42161/api/v2/transactions/${hash}`]);
    },
  );

test('the key for the next reference walks through the page in front', async ({ driver, openPage }) => {
  const hash = transactionOf('walked to by the raised key');
  const page = await openPage(`<p>Transaction ${hash}</p>`);
  await page.bringToFront();
  await marksCover(page, 'p', hash);
  await until('the page has the focus', () => page.evaluate(() => document.hasFocus()));

  await driver.runInBackground(async () => {
    const { commands, tabs } = Reflect.get(globalThis, 'chrome');
    const [tab] = await tabs.query({ active: true, lastFocusedWindow: true });
    commands.onCommand.dispatch('next-reference', tab);
  });

  expect((await settledCard(page)).name).toBe(`Transaction ${hash}`);
  await closeCard(page);
});

// Chromium silently leaves out shortcuts that it uses itself.
test('Chromium has given us each key that we ask for', async ({ driver }) => {
  const keys = await driver.runInBackground(async () => {
    const all: { name: string; shortcut: string }[] = await Reflect.get(globalThis, 'chrome').commands.getAll();
    return Object.fromEntries(all.map(({ name, shortcut }) => [name, shortcut]));
  });

  expect(keys).toEqual({
    _execute_action: 'Alt+Shift+L',
    'open-panel': 'Alt+Shift+K',
    'next-reference': 'Alt+Shift+J',
  });
});

test('“Keep open beside the page” opens the panel', async ({ driver, openPage }) => {
  await openPage('<p>Nothing here</p>');
  const panels = () =>
    driver.atDesk(async () => {
      const found = await Reflect.get(globalThis, 'chrome').runtime.getContexts({ contextTypes: ['SIDE_PANEL'] });
      // A panel that is still being created has no URL yet.
      return found.map(({ documentUrl }: { documentUrl?: string }) => documentUrl?.replace(/^.*(?=\/)/, '')).join();
    });
  const popup = await driver.openExtensionPage('popup.html');
  expect(await panels()).toBe('');

  await clickNamed(popup, 'Keep open beside the page');

  await expect.poll(panels).toBe('/sidepanel.html');
  await closePanel(driver);
  await expect.poll(panels).toBe('');
});
