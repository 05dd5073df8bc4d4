import { toNftLife } from '../../explorer/generator/generate-transfers.ts';
import { lineOf, readOutOf } from '../driver/chart.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { choose, exportAs, lookUp } from '../driver/forms.ts';
import { alertsOf, clickNamed, says, textOf } from '../driver/hands.ts';
import { savedFile } from '../driver/saved-file.ts';
import { ask } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, partiesOf, transactionOf } from '../values.ts';

// Reads the total from the list, because only visible rows are drawn.
const countRows = (popup: DrivenPage) =>
  popup.evaluate(() => Number(document.querySelector('#nft-panel li')?.getAttribute('aria-setsize') ?? 0));

test('a hash shows its transaction', async ({ driver, service }) => {
  const hash = transactionOf('popup');
  const popup = await driver.openExtensionPage('popup.html');

  await lookUp(popup, hash);

  await expect.poll(() => textOf(popup)).toMatch(/From.+To.+Fee.+Block/);
  expect(service.log.map(({ path }) => path)).toEqual([`/1/api/v2/transactions/${hash}`]);
});

test(
  'an NFT lists its transfers, and loads its next page once it is scrolled to its end',
  once,
  async ({ driver, service }) => {
    const contract = movedOften('popup token');
    const popup = await driver.openExtensionPage('popup.html');
    await lookUp(popup, `${contract}/42`);
    await expect.poll(() => countRows(popup)).toBeGreaterThan(2);
    const before = await countRows(popup);
    await timersDrained(popup);
    expect(service.log).toHaveLength(1);

    await popup.evaluate(() => {
      const frame = document.querySelector('#nft-panel .windowed');
      frame?.scrollTo({ top: frame.scrollHeight, behavior: 'instant' });
    });

    await expect.poll(() => countRows(popup)).toBeGreaterThan(before);
    expect(service.log).toHaveLength(2);
    expect(service.log[1]?.query.block_number).toBeDefined();
    expect(await alertsOf(popup)).toEqual([]);
  },
);

test('an address says which transactions it was in before, and leads to them, until saved data is cleared', async ({
  driver,
  service,
}) => {
  const hash = transactionOf('met before');
  const { to } = partiesOf(hash);
  const popup = await driver.openExtensionPage('popup.html');
  await lookUp(popup, hash);
  await says(popup, /From.+To.+Fee.+Block/);

  await lookUp(popup, to);
  await clickNamed(popup, 'In 1 transaction you looked up, on');
  await clickNamed(popup, 'Sent ');
  await says(popup, /Back to the balance.+From.+To.+Fee.+Block/);
  expect(service.log, 'one request for each').toHaveLength(2);

  await ask(driver, 'forgetAnswers', {});
  await clickNamed(popup, 'Back to the balance');
  await lookUp(popup, to);
  await expect.poll(() => service.log.length, { message: 'nothing is stored any more' }).toBe(3);
  await says(popup, /\d ETH/);
  await timersDrained(popup);
  expect(await textOf(popup)).not.toContain('you looked up');
});

/** Returns an NFT unique to `name` whose transfers fill more than a page of the local explorer. */
function movedOften(name: string): string {
  for (let at = 0; ; at += 1) {
    const contract = addressOf(`${name} ${at}`);
    if (toNftLife(1, { contract, tokenId: '42' }).length > 50) return contract;
  }
}

const address = '0xFD85574679CC42EAFfBf473fda1b07692167e6d4';
const nft = '0x0B0c91cB002eA7ED0467f54d88Cfea3e9B377B28/4021';

test(
  'before a key exists the popup draws the sample’s chart to its end and lists its NFT, and sends nothing',
  nightly,
  async ({ keyless, service }) => {
    const popup = await keyless.openExtensionPage('popup.html');
    await lookUp(popup, address);
    await expect.poll(async () => (await lineOf(popup)).share).toBeGreaterThan(0.7);
    await clickNamed(popup, 'Load full history');
    await expect.poll(() => textOf(popup)).toMatch(/\d+ changes, back to about .*: the full history\./);
    const newest = (await readOutOf(popup)).shown;
    await popup.evaluate(() => document.querySelector<HTMLElement>('[role=slider]')?.focus());
    await popup.press('Home');
    await expect.poll(async () => (await readOutOf(popup)).shown).not.toBe(newest);
    expect((await readOutOf(popup)).shown).toMatch(
      /^Balance [\d,.]+ ETH Recorded change [+−][\d,.]+ ETH Block [\d,]+ about/,
    );

    expect(await textOf(popup)).toContain('Sample: invented values, nothing was looked up');
    await exportAs(popup, 'CSV');
    const { text } = await savedFile(keyless, (name) => name.startsWith('hashlens-sample-balance-1-'));
    expect(text.split('\r\n').filter((line) => line.startsWith('sample,'))).toHaveLength(160);

    await lookUp(popup, nft);
    await expect.poll(() => textOf(popup)).toMatch(/minted/i);
    expect(await textOf(popup)).toMatch(/Paper Boats[\s\S]*#4,?021/);

    expect(await alertsOf(popup)).toEqual([]);
    expect(service.log).toEqual([]);
  },
);

test(
  'before a key exists the sample’s address on another chain has its chart there',
  nightly,
  async ({ keyless, service }) => {
    const popup = await keyless.openExtensionPage('popup.html');
    await choose(popup, 'Chain', '42161');

    await lookUp(popup, '0x41Fc900DfC461E13bfB6CA6548706F13F8578b8B');

    await expect.poll(async () => (await lineOf(popup)).share).toBeGreaterThan(0.7);
    expect(await alertsOf(popup)).toEqual([]);
    expect(service.log).toEqual([]);
  },
);
