import type { CardSeen } from '../driver/driver.ts';
import { cardOnText, closeCard, leave, leaveCard, pointOfText, settledCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { expect, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const hash = transactionOf('hover');
const address = addressOf('hover');
const token = addressOf('hover token');

const body = `<p>The transaction ${hash} went through.</p>
  <p>It was sent from address ${address} this morning.</p>
  <p>It moved eip155:1/erc721:${token}/42 as well.</p>
  <p><a id="short" href="https://etherscan.io/tx/${hash}">0x12…34</a></p>`;

/** Checks that a card has the one width, and no more than the usual height. */
function expectUsualSize({ rect }: CardSeen): void {
  expect(Math.round(rect.width)).toBe(360);
  expect(rect.height).toBeLessThanOrEqual(240);
}

test('a transaction hash shows its transaction', async ({ openPage }) => {
  const page = await openPage(body);

  const card = await cardOnText(page, hash);

  expect(card.role).toBe('dialog');
  expect(card.name).toBe(`Transaction ${hash}`);
  expect(card.alerts).toEqual([]);
  expect(card.text).toContain('Ethereum');
  for (const label of ['Fee', 'Block']) expect(card.text).toContain(label);
  for (const label of ['From', 'To']) expect(card.allText).toContain(label);
  expectUsualSize(card);
});

test('an address shows its balance, in a card that closes when the pointer leaves', async ({ openPage }) => {
  const page = await openPage(body);

  const card = await cardOnText(page, address);

  expect(card.name).toBe(`Address ${address}`);
  expect(card.alerts).toEqual([]);
  expect(card.text).toMatch(/\d ETH/);
  expectUsualSize(card);
  await leaveCard(page);
});

test('an NFT shows its collection and transfers', once, async ({ openPage, service }) => {
  const page = await openPage(body);

  const card = await cardOnText(page, `eip155:1/erc721:${token}/42`);

  expect(card.name).toMatch(/^NFT /);
  expect(card.name).toContain(token);
  expect(card.alerts).toEqual([]);
  expect(card.text).toContain('42');
  expectUsualSize(card);
  expect(service.log.map(({ path }) => path)).toEqual([`/1/api/v2/tokens/${token}/instances/42/transfers`]);
});

test('a link that is reached with the keyboard shows its card and keeps the focus', async ({ openPage }) => {
  const page = await openPage(body);

  await marked(page);
  await page.press('Tab');
  const card = await settledCard(page);

  expect(card.name).toBe(`Transaction ${hash}`);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('short');
});

test(
  'a card that was closed with Esc stays closed until the pointer has been elsewhere',
  once,
  async ({ openPage }) => {
    const page = await openPage(body);
    await cardOnText(page, hash);

    await closeCard(page);
    // Rests again, on the same reference.
    const { x, y } = await pointOfText(page, hash);
    await page.moveTo({ x: x + 30, y });
    await timersDrained(page);
    expect(await page.cards()).toEqual([]);
    await leave(page);
    await timersDrained(page);

    expect((await cardOnText(page, hash)).name).toBe(`Transaction ${hash}`);
  },
);
