import { browserView } from '../browser-view.ts';
import { closePanel } from '../close-panel.ts';
import type { DrivenPage, Driver } from '../driver/driver.ts';
import { cardOnText, clickNamed, closeCard, textOf } from '../driver/hands.ts';
import { marked, marksCover } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

// No driver can operate the browser's own panel, which the last story opens. The other stories open the same page in a
// tab, next to the tab that was in front before.
const openPanel = (driver: Driver) => driver.openExtensionPage('sidepanel.html');

async function setFollow(panel: DrivenPage, isOn: boolean): Promise<void> {
  await until(`the tick says ${isOn}`, () =>
    panel.evaluate((wanted) => {
      const tick = document.querySelector<HTMLInputElement>('.follow input');
      if (tick && tick.checked !== wanted) tick.click();
      return tick?.checked === wanted;
    }, isOn),
  );
}

const boxOf = (panel: DrivenPage) => panel.evaluate(() => document.querySelector('input')?.value ?? '');

test(
  'a panel that follows shows what cards were opened for, and sends nothing for it',
  nightly,
  async ({ driver, openPage, service }) => {
    const [hash, address] = [transactionOf('followed'), addressOf('followed by the panel')];
    const page = await openPage(`<p>Transaction ${hash}</p><p>Address ${address}</p>`);
    const panel = await openPanel(driver);
    await setFollow(panel, true);
    await page.bringToFront();
    await marksCover(page, 'p', hash);

    await cardOnText(page, hash);
    await expect.poll(() => boxOf(panel)).toBe(hash);
    await expect.poll(() => textOf(panel)).toMatch(/From.+To.+Fee/);
    await closeCard(page);
    await cardOnText(page, address);
    await expect.poll(() => boxOf(panel)).toBe(address);
    await expect.poll(() => textOf(panel)).toMatch(/\d ETH/);
    await timersDrained(page);

    expect(service.log.map(({ path }) => path.toLowerCase())).toEqual([
      `/1/api/v2/transactions/${hash}`,
      `/1/api/v2/addresses/${address}/coin-balance-history`,
    ]);
    await setFollow(panel, false);
  },
);

test('a panel that does not follow stays where it is', nightly, async ({ driver, openPage }) => {
  const hash = transactionOf('not followed');
  const page = await openPage(`<p>Transaction ${hash}</p>`);
  const panel = await openPanel(driver);
  await setFollow(panel, false);
  await page.bringToFront();
  await marksCover(page, 'p', hash);

  await cardOnText(page, hash);
  await timersDrained(page);

  expect(await boxOf(panel)).not.toBe(hash);
});

test('news that a page’s script makes up are not heard', nightly, async ({ driver }) => {
  const panel = await openPanel(driver);
  await setFollow(panel, true);
  const before = await boxOf(panel);

  // An extension page in a tab is a sender with a tab, as a content script is.
  const other = await driver.openExtensionPage('options.html');
  await other.evaluate(async (hash) => {
    const { runtime, windows } = Reflect.get(globalThis, 'chrome');
    const { id } = await windows.getCurrent();
    const reference = { kind: 'transaction', hash };
    const content = { chain: { id: 1 } };
    const panelNews = { kind: 'card', windowId: id, isPrivate: false, reference, written: hash, content };
    await runtime.sendMessage({ panelNews }).catch(() => {});
  }, transactionOf('made up'));
  await timersDrained(other);

  expect(await boxOf(panel)).toBe(before);
  await setFollow(panel, false);
});

test('the browser’s own panel shows what is on the page in front, goes along to another one, and looks up', async ({
  driver,
  openPage,
  service,
}) => {
  const [one, other, more] = ['one', 'other', 'more'].map((name) => transactionOf(`beside the panel, ${name}`));
  const address = addressOf('looked up in the browser’s panel');
  const popup = await driver.openExtensionPage('popup.html');
  await clickNamed(popup, 'Keep open beside the page');
  const panel = browserView(driver.atDesk, '/sidepanel.html');
  const first = await openPage(`<p>Transaction ${one}</p>`);
  await first.bringToFront();
  await marked(first);

  await panel.press('On this page');
  await expect.poll(panel.text).toContain('Transactions 1');
  const second = await openPage(`<p>Transactions ${other} and ${more}</p>`);
  await second.bringToFront();
  await marked(second);
  await expect.poll(panel.text).toContain('Transactions 2');
  expect(service.log).toEqual([]);

  await panel.lookUp(address);
  await expect.poll(panel.text).toMatch(/\d ETH[\s\S]*changes?, back to/);
  expect(service.log.map(({ path }) => path.toLowerCase())).toEqual([
    expect.stringContaining(`/addresses/${address}/coin-balance-history`),
  ]);
  await closePanel(driver);
});
