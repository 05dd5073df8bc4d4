import { lineOf, readOutOf } from './driver/chart.ts';
import { choose, lookUp } from './driver/forms.ts';
import { alertsOf, clickNamed, textOf } from './driver/hands.ts';
import { expect, nightly, test } from './story.ts';

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const nft = '0xED5AF388653567Af2F388E6224dC7C4b3241C544/4021';

test(
  'before a key exists the popup draws the sample’s chart to its end and lists its NFT, and sends nothing',
  nightly,
  async ({ keyless, service }) => {
    const popup = await keyless.openExtensionPage('popup.html');
    await lookUp(popup, address);
    await expect.poll(async () => (await lineOf(popup)).share).toBeGreaterThan(0.7);
    await clickNamed(popup, 'Load full history');
    await expect.poll(() => textOf(popup)).toMatch(/\d+ records, back to ≈ .*: the full history\./);
    const newest = (await readOutOf(popup)).shown;
    await popup.evaluate(() => document.querySelector<HTMLElement>('[role=slider]')?.focus());
    await popup.press('Home');
    await expect.poll(async () => (await readOutOf(popup)).shown).not.toBe(newest);
    expect((await readOutOf(popup)).shown).toMatch(
      /^Balance [\d,.]+ ETH Recorded change [+−][\d,.]+ ETH Block [\d,]+ ≈/,
    );

    await lookUp(popup, nft);
    await expect.poll(() => textOf(popup)).toMatch(/minted/i);
    expect(await textOf(popup)).toMatch(/Azuki[\s\S]*#4,?021/);

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

    await lookUp(popup, '0x58B7A70bBd969A2FdC0482a338884D1C15565e3e');

    await expect.poll(async () => (await lineOf(popup)).share).toBeGreaterThan(0.7);
    expect(await alertsOf(popup)).toEqual([]);
    expect(service.log).toEqual([]);
  },
);
