import { browserView } from './browser-view.ts';
import { closePanel } from './close-panel.ts';
import { clickNamed } from './driver/hands.ts';
import { marked } from './driver/marks.ts';
import { expect, test } from './story.ts';
import { addressOf, transactionOf } from './values.ts';

test('the browser’s own panel shows what stands on the page in front, goes along to another one, and looks up', async ({
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
  await expect.poll(panel.text).toMatch(/\d ETH[\s\S]*records?, back to/);
  expect(service.log.map(({ path }) => path.toLowerCase())).toEqual([
    expect.stringContaining(`/addresses/${address}/coin-balance-history`),
  ]);
  await closePanel(driver);
});
