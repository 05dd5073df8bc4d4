import { type generateTransfers, toNftLife } from '../../explorer/generator/generate-transfers.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { exportAs, lookUp } from '../driver/forms.ts';
import { alertsOf, clickNamed, textOf } from '../driver/hands.ts';
import { savedFile } from '../driver/saved-file.ts';
import type { Service } from '../service.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf } from '../values.ts';

type Item = ReturnType<typeof generateTransfers>[number];

const zero = `0x${'0'.repeat(40)}`;
const lifeOf = (contract: string) => toNftLife(1, { contract, tokenId: '42' });
const pathOf = (contract: string) => `/1/api/v2/tokens/${contract}/instances/42/transfers`;

/** Returns the visible text of the list's entries, newest first. */
const rowsOf = (popup: DrivenPage) =>
  popup.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#nft-panel li')].map((row) => row.innerText.replace(/\s+/g, ' ')),
  );
const headingOf = (popup: DrivenPage) =>
  popup.evaluate(() => document.querySelector<HTMLElement>('#nft-panel h2')?.innerText ?? '');

/** Returns an NFT unique to `name` with three to six transfers. */
function shortLife(name: string): string {
  for (let at = 0; at < 500; at += 1) {
    const contract = addressOf(`${name} ${at}`);
    if (lifeOf(contract).length >= 3 && lifeOf(contract).length <= 6) return contract;
  }
  throw new Error('Every NFT of the local explorer moved often.');
}

/** Makes the service return transfers of an NFT that `to` creates from its real ones. */
function tell(service: Service, contract: string, to: (items: Item[]) => object[]): void {
  service.behave({ path: contract, rewrite: (body) => ({ ...Object(body), items: to(Object(body).items) }) });
}

test('an NFT is looked up from CAIP-19', once, async ({ driver, service }) => {
  const contract = shortLife('NFT from CAIP-19');
  const popup = await driver.openExtensionPage('popup.html');

  await lookUp(popup, `eip155:1/erc721:${contract}/42`);

  await expect.poll(() => headingOf(popup)).toContain('#42');
  await expect.poll(async () => (await rowsOf(popup)).length).toBe(lifeOf(contract).length);
  expect(service.log.map(({ path }) => path)).toEqual([pathOf(contract)]);
  expect(await alertsOf(popup)).toEqual([]);
});

test('a transaction leads to the NFT that it moved, and the NFT back to it', nightly, async ({ driver, service }) => {
  const contract = shortLife('NFT of a transaction');
  const hash = lifeOf(contract).at(-1)?.hash ?? '';
  const popup = await driver.openExtensionPage('popup.html');
  await lookUp(popup, hash);
  await expect.poll(() => textOf(popup)).toMatch(/NFT transfer.*#42/);

  await clickNamed(popup, '#42');

  await expect.poll(() => headingOf(popup)).toContain('#42');
  await expect.poll(async () => (await rowsOf(popup)).length).toBe(lifeOf(contract).length);
  await clickNamed(popup, hash.slice(0, 6));
  await expect.poll(() => textOf(popup)).toContain('Back to the NFT');
  // The transaction was cached.
  expect(service.log.map(({ path }) => path)).toEqual([`/1/api/v2/transactions/${hash}`, pathOf(contract)]);
});

test('each transfer says what happened, between whom, at what time to the second, where and by which method', async ({
  driver,
  service,
}) => {
  const contract = shortLife('NFT with every kind of transfer');
  tell(service, contract, (items) => {
    const [newest, older] = items as [Item, Item];
    const mint = items.at(-1) as Item;
    const at = (item: Item, minutes: number) => ({ ...item, timestamp: `2026-03-04T05:${minutes}:07.000000Z` });
    const many = { token_type: 'ERC-1155', token: { ...newest.token, type: 'ERC-1155' } };
    return [
      { ...at(newest, 50), type: 'token_burning', to: { ...newest.to, hash: zero } },
      { ...at(older, 40), ...many, total: { ...older.total, value: '1500', decimals: '3' } },
      at(mint, 30),
      { ...at(mint, 20), type: 'token_spawning', to: mint.from, log_index: 0, block_number: mint.block_number - 1 },
    ];
  });
  const popup = await driver.openExtensionPage('popup.html');

  await lookUp(popup, `${contract}/42`);

  await expect.poll(async () => (await rowsOf(popup)).length).toBe(4);
  const rows = await rowsOf(popup);
  expect(rows[0]).toMatch(/^Burned from /);
  expect(rows[1]).toMatch(/^Transferred 1\.5 × to 0x.* from 0x/);
  expect(rows[2]).toMatch(/^Minted to 0x/);
  expect(rows[3]).toMatch(/^Announced /);
  const times = await popup.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.transfer-when [title]')].map(({ title }) => title),
  );
  for (const [at, row] of rows.entries()) {
    // The time is in the browser's time zone and language. Some time zones are half an hour off.
    expect(times[at]).toMatch(/(?:Mar 4|4 Mar|Mar 3|3 Mar).*2026.*:(?:[0-5]\d):07.* · block\s[\d,]+/);
    expect(row, `row ${at}`).toMatch(/block [\d,]+ .*log index \d+.*0x[\da-f]{4}…[\da-f]{4}/);
  }
  expect(rows[2]).toContain('mint');
  const fits = await popup.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#nft-panel .transfer')].every((row) => {
      const frame = row.getBoundingClientRect();
      // The area to press a link is higher than its text.
      const parts = [...row.querySelectorAll(':scope > :not(.link)')].map((part) => part.getBoundingClientRect());
      const [top, bottom] = [Math.min(...parts.map((one) => one.top)), Math.max(...parts.map((one) => one.bottom))];
      // Nothing is cut off, and the space above and below is equal.
      const isWhole = [...row.children].every((part) => part.scrollHeight <= part.clientHeight + 1);
      return isWhole && Math.abs(top - frame.top - (frame.bottom - bottom)) < 2 && top >= frame.top;
    }),
  );
  expect(fits).toBe(true);
});

test('who held it is drawn as a band of time, a stripe for each holder', nightly, async ({ driver }) => {
  const contract = shortLife('NFT with holders');
  const holders = lifeOf(contract).filter(({ plan }) => plan.to !== zero);
  const popup = await driver.openExtensionPage('popup.html');

  await lookUp(popup, `${contract}/42`);

  await expect
    .poll(() => popup.evaluate(() => document.querySelector('.timeline-band')?.getAttribute('aria-label')))
    .toMatch(new RegExp(`^${holders.length} holders since `));
  const stripes = await popup.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.timeline-band i')].map((stripe) => ({
      title: stripe.title.toLowerCase(),
      width: stripe.getBoundingClientRect().width,
      isPainted: getComputedStyle(stripe).backgroundColor !== 'rgba(0, 0, 0, 0)',
    })),
  );
  expect(stripes).toHaveLength(lifeOf(contract).length);
  for (const [at, { plan }] of holders.entries()) {
    expect(stripes[at]?.title).toContain(plan.to.slice(0, 6).toLowerCase());
    expect(stripes[at]?.width).toBeGreaterThan(0);
    expect(stripes[at]?.isPainted).toBe(true);
  }
});

test('the transfers are saved as CSV and as JSON, each with all that is known of it', nightly, async ({ driver }) => {
  const contract = shortLife('NFT that is exported');
  const popup = await driver.openExtensionPage('popup.html');
  await lookUp(popup, `${contract}/42`);
  await expect.poll(() => textOf(popup)).toMatch(/\b\d+ transfers(?! loaded|\))/);
  const life = lifeOf(contract).toReversed();

  await exportAs(popup, 'CSV');
  await exportAs(popup, 'JSON');

  const wanted = (ending: string) => (name: string) => name.toLowerCase().includes(contract) && name.endsWith(ending);
  const { name, text } = await savedFile(driver, wanted('.csv'));
  // The mark of UTF-8 is no part of the first name.
  const lines = text
    .slice(1)
    .split('\r\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const columns = lines[0]?.split(',') ?? [];
  const cells = lines
    .slice(1)
    .map((line) => Object.fromEntries(line.split(',').map((cell, at) => [columns[at], cell])));
  expect(name).toMatch(/^hashlens-nft-1-0x[\da-fA-F]{40}-42-\d{4}-\d\d-\d\d\.csv$/);
  expect(text).toContain('# is_complete: true');
  const toFacts = (row: { [column: string]: unknown }) => [
    String(row.transaction_hash),
    Number(row.block_number),
    Number(row.log_index),
    String(row.from).toLowerCase(),
    String(row.to).toLowerCase(),
    row.method,
  ];
  const expected = life.map(({ hash, block, plan }) => [
    ...[hash, block, plan.logIndex, plan.from.toLowerCase(), plan.to.toLowerCase(), plan.method],
  ]);
  expect(cells.map(toFacts)).toEqual(expected);
  expect(cells.at(-1)?.move).toBe('minted');

  const file = JSON.parse((await savedFile(driver, wanted('.json'))).text);
  expect(file).toMatchObject({ chain_id: 1, chain: 'Ethereum', token_id: '42', is_complete: true, count: life.length });
  expect(file.contract.toLowerCase()).toBe(contract);
  expect(file.transfers.map(toFacts)).toEqual(expected);
  for (const { time } of file.transfers) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
});
