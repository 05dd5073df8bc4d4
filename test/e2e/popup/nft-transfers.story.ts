import { generateTransfers, toNftLife } from '../../explorer/generator/generate-transfers.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { alertsOf } from '../driver/hands.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf } from '../values.ts';

const zero = `0x${'0'.repeat(40)}`;
const lifeOf = (contract: string) => toNftLife(1, { contract, tokenId: '42' });

/** Returns the visible text of the list's entries, newest first. */
const rowsOf = (popup: DrivenPage) =>
  popup.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#nft-panel li')].map((row) => row.innerText.replace(/\s+/g, ' ')),
  );

/** Returns an NFT unique to `name` with three to six transfers. */
function shortLife(name: string): string {
  for (let at = 0; at < 500; at += 1) {
    const contract = addressOf(`${name} ${at}`);
    if (lifeOf(contract).length >= 3 && lifeOf(contract).length <= 6) return contract;
  }
  throw new Error('Every NFT of the local explorer moved often.');
}

test('an NFT is looked up from CAIP-19', once, async ({ driver, service }) => {
  const contract = shortLife('NFT from CAIP-19');
  const popup = await driver.openExtensionPage('popup.html');

  await lookUp(popup, `eip155:1/erc721:${contract}/42`);

  await expect.poll(() => popup.evaluate(() => document.querySelector('#nft-panel h2')?.textContent)).toContain('#42');
  await expect.poll(async () => (await rowsOf(popup)).length).toBe(lifeOf(contract).length);
  expect(service.log.map(({ path }) => path)).toEqual([`/1/api/v2/tokens/${contract}/instances/42/transfers`]);
  expect(await alertsOf(popup)).toEqual([]);
});

test('each transfer says what happened, between whom, at what time to the second, where and by which method', async ({
  driver,
  service,
}) => {
  const contract = shortLife('NFT with every kind of transfer');
  const [newest, older, ...rest] = generateTransfers({ chainId: 1, contract, tokenId: '42', now: 0, version: 12 });
  const mint = rest.at(-1);
  if (!newest || !older || !mint) throw new Error('It has three transfers at least.');
  const at = (item: object, minutes: number) => ({ ...item, timestamp: `2026-03-04T05:${minutes}:07.000000Z` });
  const many = { token_type: 'ERC-1155', token: { ...newest.token, type: 'ERC-1155' } };
  const items = [
    { ...at(newest, 50), type: 'token_burning', to: { ...newest.to, hash: zero } },
    { ...at(older, 40), ...many, total: { ...older.total, value: '1500', decimals: '3' } },
    at(mint, 30),
    { ...at(mint, 20), type: 'token_spawning', to: mint.from, log_index: 0, block_number: mint.block_number - 1 },
  ];
  service.behave({ path: contract, rewrite: (body) => ({ ...Object(body), items }) });
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
