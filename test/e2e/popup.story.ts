import type { DrivenPage } from './driver/driver.ts';
import { alertsOf, clickNamed, fill, inkOf, textOf } from './driver/hands.ts';
import type { Service } from './service.ts';
import { expect, test } from './story.ts';
import { addressOf, transactionOf } from './values.ts';

async function lookUp(popup: DrivenPage, value: string) {
  await fill(popup, 'Look up', value);
  await popup.press('Enter');
}

const countRows = (popup: DrivenPage) =>
  popup.evaluate(() => document.querySelectorAll('[role="tabpanel"] li, [role="tabpanel"] tbody tr').length);

test('a hash shows its transaction', async ({ driver, service }) => {
  const hash = transactionOf('popup');
  const popup = await driver.openExtensionPage('popup.html');

  await lookUp(popup, hash);

  await expect.poll(() => textOf(popup)).toMatch(/From.+To.+Fee.+Block/);
  expect(service.log.map(({ path }) => path)).toEqual([`/1/api/v2/transactions/${hash}`]);
});

test('an address draws its balance chart and reads it out', async ({ driver }) => {
  const popup = await driver.openExtensionPage('popup.html');

  await lookUp(popup, addressOf('popup chart'));

  await expect.poll(() => inkOf(popup), { message: 'the chart has ink' }).toBeGreaterThan(100);
  await expect.poll(() => textOf(popup)).toMatch(/\d ETH/);
  expect(await alertsOf(popup)).toEqual([]);
});

test('the full history is loaded page by page and then complete', async ({ driver, service }) => {
  const popup = await driver.openExtensionPage('popup.html');
  await lookUp(popup, addressOf('popup history'));
  await expect.poll(() => inkOf(popup)).toBeGreaterThan(100);
  const before = service.log.length;

  await clickNamed(popup, 'Load full history');

  await expect.poll(() => textOf(popup), { timeout: 20_000 }).not.toMatch(/Load full history|Stop/);
  expect(before).toBe(1);
  expect(service.log.length).toBeGreaterThan(2);
  const cursors = service.log.map(({ query }) => query.block_number);
  expect(new Set(cursors).size).toBe(cursors.length);
  expect(await popup.evaluate(() => document.querySelector('[role="progressbar"]'))).toBeNull();
  expect(await alertsOf(popup)).toEqual([]);
});

test('an NFT lists its transfers and more of them', async ({ driver, service }) => {
  const contract = await findMovedOften(service);
  const popup = await driver.openExtensionPage('popup.html');

  await lookUp(popup, `${contract}/42`);
  await expect.poll(() => countRows(popup)).toBeGreaterThan(2);
  const before = await countRows(popup);
  await clickNamed(popup, 'More');

  await expect.poll(() => countRows(popup)).toBeGreaterThan(before);
  expect(service.log).toHaveLength(2);
  expect(service.log[1]?.query.block_number).toBeDefined();
  expect(await alertsOf(popup)).toEqual([]);
});

test('what is no reference is refused in words and not sent', async ({ driver, service }) => {
  const popup = await driver.openExtensionPage('popup.html');

  await lookUp(popup, '0x1234');

  await expect.poll(() => alertsOf(popup)).toHaveLength(1);
  expect(service.log).toEqual([]);
});

// The local explorer makes up how often an NFT moved: this one fills more than a page.
async function findMovedOften({ url, key, reset }: Service): Promise<string> {
  for (let seed = 0; seed < 200; seed += 1) {
    const contract = addressOf(`popup token ${seed}`);
    const reply = await fetch(`${url}/1/api/v2/tokens/${contract}/instances/42/transfers?apikey=${key}`);
    const page: { next_page_params: object | null } = await reply.json();
    if (page.next_page_params === null) continue;
    await reset();
    return contract;
  }
  throw new Error('No NFT of the local explorer fills more than a page.');
}
