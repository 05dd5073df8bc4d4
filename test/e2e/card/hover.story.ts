import type { DrivenPage } from '../driver/driver.ts';
import {
  cardOnText,
  closeCard,
  hoverText,
  leave,
  leaveCard,
  noCard,
  pointOfText,
  settledCard,
} from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const hash = transactionOf('hover');
const address = addressOf('hover');
const token = addressOf('hover token');

const body = `<p>The transaction ${hash} went through.</p>
  <p>It was sent from address ${address} this morning.</p>
  <p>It moved eip155:1/erc721:${token}/42 as well.</p>
  <p><a id="short" href="https://etherscan.io/tx/${hash}">0x12…34</a></p>
  <div style="height:3000px"></div>`;

test('a transaction hash shows its transaction', async ({ openPage }) => {
  const page = await openPage(body);

  const card = await cardOnText(page, hash);

  expect(card.role).toBe('dialog');
  expect(card.name).toBe(`Transaction ${hash}`);
  expect(card.alerts).toEqual([]);
  expect(card.text).toContain('Ethereum');
  for (const label of ['Fee', 'Block']) expect(card.text).toContain(label);
  for (const label of ['From', 'To']) expect(card.allText).toContain(label);
});

test('an address shows its balance', async ({ openPage }) => {
  const page = await openPage(body);

  const card = await cardOnText(page, address);

  expect(card.name).toBe(`Address ${address}`);
  expect(card.alerts).toEqual([]);
  expect(card.text).toMatch(/\d ETH/);
});

test('an NFT shows its collection and transfers', once, async ({ openPage, service }) => {
  const page = await openPage(body);

  const card = await cardOnText(page, `eip155:1/erc721:${token}/42`);

  expect(card.name).toMatch(/^NFT /);
  expect(card.name).toContain(token);
  expect(card.alerts).toEqual([]);
  expect(card.text).toContain('42');
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

async function openCard(page: DrivenPage) {
  await hoverText(page, hash);
  return settledCard(page);
}

test('leaving closes the card', async ({ openPage }) => {
  const page = await openPage(body);
  await openCard(page);

  await leave(page);

  await noCard(page);
});

test('scrolling the reference away closes the card', nightly, async ({ openPage }) => {
  const page = await openPage(body);
  await openCard(page);

  await page.wheel(2500);

  await noCard(page);
});

test(
  'a card that was closed with Esc stays closed until the pointer has been elsewhere',
  once,
  async ({ openPage }) => {
    const page = await openPage(body);
    await openCard(page);

    await closeCard(page);
    // Rests again, on the same reference.
    const { x, y } = await pointOfText(page, hash);
    await page.moveTo({ x: x + 30, y });
    await timersDrained(page);
    expect(await page.cards()).toEqual([]);
    await leave(page);
    await timersDrained(page);

    expect((await openCard(page)).name).toBe(`Transaction ${hash}`);
  },
);

test('every card is 360 px wide and at most 240 px high', async ({ openPage }) => {
  const values = [transactionOf('size'), addressOf('size'), `${addressOf('size of a token')}/42`];
  const [first, second, third] = values;
  const page = await openPage(`<p>Transaction: ${first}</p><p>${second}</p><p>eip155:1/erc721:${third}</p>`);

  for (const value of values.map((one) => one.replace('/42', ''))) {
    const { rect } = await cardOnText(page, value);
    expect([value, Math.round(rect.width), rect.height <= 240]).toEqual([value, 360, true]);
    await leaveCard(page);
  }
});
