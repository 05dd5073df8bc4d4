import type { CardSeen, Clip, DrivenPage } from '../driver/driver.ts';
import {
  cardOnText,
  clickInCard,
  closeCard,
  hover,
  hoverText,
  leave,
  noCard,
  pointOf,
  settledCard,
} from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const first = transactionOf('pinned');
const pinButton = 'PinUnpin';
const overlap = (one: Clip, other: Clip) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const addresses = ['one', 'two', 'three', 'four'].map((name) => addressOf(`tray ${name}`));
const listed = `<style>p { margin: 4px; font: 12px monospace; overflow-wrap: anywhere }</style>${addresses.map((one) => `<p>${one}</p>`).join('')}`;

/** Opens a page of addresses, and hovers and pins `count` of them. */
async function openPinned(
  openPage: (html: string) => Promise<DrivenPage>,
  count: number,
  size = { width: 1_280, height: 720 },
): Promise<DrivenPage> {
  const page = await openPage(listed);
  await page.setViewport(size);
  await marked(page);
  for (const [at, address] of addresses.slice(0, count).entries()) {
    await hoverText(page, address);
    await until('its card is open', async () => {
      const [card, more] = (await page.cards()).slice(at);
      return card && !more && !card.busy && card.name === `Address ${address}`;
    });
    await clickInCard(page, pinButton, at);
    await until('it is pinned', async () => (await dockedCards(page))[at]);
    await leave(page);
  }
  return page;
}

/** The pinned cards, once the row's bar counts them all; [] before. */
async function dockedCards(page: DrivenPage): Promise<CardSeen[]> {
  const cards = await page.cards();
  return cards[0]?.bar?.words.startsWith(`${cards.length} pinned`) ? cards : [];
}

const barOf = async (page: DrivenPage) => {
  const [card] = await page.cards();
  return card?.bar?.rect ?? { x: 0, y: 0, width: 0, height: 0 };
};

const focused = (page: DrivenPage) => page.evaluate(() => document.activeElement?.id ?? '');

test('a pinned card that another one lies over stays, and so does the other', nightly, async ({ openPage }) => {
  const linkTo = (id: string, hash: string, style: string) =>
    `<a id="${id}" href="https://etherscan.io/tx/${hash}" style="position:fixed;${style}">${id} it</a>`;
  const page = await openPage(
    linkTo('one', first, 'left:8px;top:8px') + linkTo('other', transactionOf('over'), 'right:400px;bottom:330px'),
  );
  await marked(page);
  await hover(page, '#one');
  await clickInCard(page, pinButton);
  await hover(page, '#other');
  await until('another card is open', async () => (await page.cards()).length === 2);

  // Waits for longer than the interval between two checks for covers.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 120; frame += 1) await new Promise(requestAnimationFrame);
  });

  const [below, above] = await page.cards();
  expect(above?.name).toBe(`Transaction ${transactionOf('over')}`);
  expect(below && above && overlap(below.rect, above.rect)).toBe(true);
});

test('a pinned card leaves the dialog that closes, stays, and can be used', nightly, async ({ openPage }) => {
  const page = await openPage(`<dialog id="dialog"><p>Transaction ${first}</p></dialog><p id="text">A page</p>`);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await cardOnText(page, first);
  await clickInCard(page, pinButton);
  await leave(page);

  await page.evaluate(() => document.querySelector('dialog')?.close());
  await timersDrained(page);
  await clickInCard(page, pinButton);
  await page.click(await pointOf(page, '#text'));
  await noCard(page);
});

test('a pinned card goes where the page lays something over it', once, async ({ openPage }) => {
  const page = await openPage(`<p>Transaction ${first}</p><div id="over" popover="manual"></div>`);
  await cardOnText(page, first);
  await clickInCard(page, pinButton);
  await leave(page);
  await timersDrained(page);
  const before = (await page.cards()).length;

  await page.evaluate(() => {
    const over = document.querySelector<HTMLElement>('#over');
    over?.style.setProperty('inset', '0');
    over?.style.setProperty('width', '100%');
    over?.style.setProperty('height', '100%');
    over?.showPopover();
  });
  await noCard(page);

  expect(before).toBe(1);
});

test('three pinned cards are side by side, and what differs in them is marked', once, async ({ openPage }) => {
  const page = await openPinned(openPage, 3);
  const cards = await dockedCards(page);
  const bar = await barOf(page);

  expect(cards.map(({ name }) => name)).toEqual(addresses.slice(0, 3).map((one) => `Address ${one}`));
  for (const [at, { rect, isSeen, differs }] of cards.entries()) {
    expect(isSeen).toBe(true);
    expect([rect.width, rect.height]).toEqual([360, 232]);
    expect(rect.y).toBe(cards[0]?.rect.y);
    expect(rect.x + rect.width).toBeLessThanOrEqual(1_280);
    expect(rect.y + rect.height).toBeLessThanOrEqual(720);
    expect(cards.some((other, index) => index !== at && overlap(other.rect, rect))).toBe(false);
    expect(overlap(bar, rect)).toBe(false);
    // Two random addresses have hardly any group in common.
    expect(differs.filter((one) => /^(?:0x)?[\da-f]{4}$/i.test(one)).length).toBeGreaterThan(7);
  }
  const [one, two] = cards;
  expect((one?.rect.x ?? 0) + (one?.rect.width ?? 0)).toBeLessThan(two?.rect.x ?? 0);
  expect(bar.y).toBeGreaterThan(300);
  expect(one?.bar?.words).toMatch(/^3 pinned · (?:9|10) of 10 groups differ/);
});

test(
  'more pinned cards than fit are scrolled to; in a narrow window they are a stack',
  nightly,
  async ({ openPage }) => {
    const page = await openPinned(openPage, 4);
    const seen = async () => (await page.cards()).map(({ isSeen }) => isSeen);

    const atFirst = await seen();
    await clickInCard(page, `Address ${addresses[0]}`);
    await until('the row is scrolled back', async () => (await seen())[0]);
    const scrolled = await seen();
    await page.setViewport({ width: 400, height: 720 });
    await until('one is left', async () => (await seen()).filter(Boolean).length === 1);
    await clickInCard(page, `Address ${addresses[2]}`);
    await until('the third one is seen', async () => (await seen())[2]);
    const cards = await page.cards();
    const { x, width } = cards[2]?.rect ?? { x: 0, width: 0 };

    expect(atFirst).toEqual([false, true, true, true]);
    expect(scrolled).toEqual([true, true, true, false]);
    expect(cards.map(({ isSeen }) => isSeen)).toEqual([false, false, true, false]);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(400);
  },
);

test(
  'the row of pinned cards is moved by its bar, with mouse, arrow keys and finger, and stays in the window',
  nightly,
  async ({ openPage }) => {
    const page = await openPinned(openPage, 2);
    const before = await barOf(page);
    const grip = { x: before.x + 60, y: before.y + 18 };

    await page.drag(grip, { x: grip.x - 200, y: grip.y - 150 });
    // The last move may be drawn a frame later.
    const dragged = await until('it is moved by the mouse', async () => {
      const bar = await barOf(page);
      return bar.x === before.x - 200 && bar;
    });
    await page.press('ArrowUp');
    await page.press('ArrowRight');
    const stepped = await until('it is moved by keys', async () => {
      const bar = await barOf(page);
      return bar.x !== dragged.x && bar.y !== dragged.y && bar;
    });
    await page.swipe([{ from: { x: stepped.x + 60, y: stepped.y + 18 }, to: { x: 2, y: 700 } }]);
    const cards = await until('it is moved by a finger', async () => {
      const docked = await dockedCards(page);
      return docked[0]?.rect.x === 8 && docked;
    });

    expect([dragged.x - before.x, dragged.y - before.y]).toEqual([-200, -150]);
    expect([stepped.x - dragged.x, stepped.y - dragged.y]).toEqual([32, -32]);
    for (const { rect } of cards) {
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.y + rect.height).toBeLessThanOrEqual(720);
    }
    expect(cards).toHaveLength(2);
    await clickInCard(page, pinButton);
    await until('one is left', async () => (await dockedCards(page)).length === 1);
  },
);

test('a card that Esc has closed from inside stays closed, though Tab was pressed just before', async ({
  openPage,
}) => {
  const page = await openPage(`<a id="link" href="https://etherscan.io/tx/${first}">a payment</a>`);
  await marked(page);
  await page.press('Tab');
  await settledCard(page);
  // Tabs into the card and on within it, where the page receives no focus events.
  for (let step = 0; step < 3; step++) await page.press('Tab');

  await closeCard(page);
  await timersDrained(page);

  expect(await focused(page)).toBe('link');
  expect(await page.cards()).toEqual([]);
});
