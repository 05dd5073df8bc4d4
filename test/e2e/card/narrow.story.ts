import { buildCardsPage } from '../access/cards-page/build-cards-page.ts';
import { expectFit, widths } from '../access/expect-fit.ts';
import { findMisfits } from '../access/find-misfits.ts';
import type { CardSeen } from '../driver/driver.ts';
import { cardOnText, hover, hoverText, settledCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const hash = transactionOf('narrow');
const address = addressOf('narrow');

function expectInside({ rect }: CardSeen, { width, height }: { width: number; height: number }) {
  expect(rect.width).toBeGreaterThan(250);
  expect(rect.x).toBeGreaterThanOrEqual(0);
  expect(rect.y).toBeGreaterThanOrEqual(0);
  expect(rect.x + rect.width).toBeLessThanOrEqual(width);
  expect(rect.y + rect.height).toBeLessThanOrEqual(height);
}

test('every card fits a narrow page, and its controls can be hit', nightly, async ({ openPage }) => {
  await expectFit(await openPage(await buildCardsPage()));
});

test('what did not fit would be found', nightly, async ({ openPage }) => {
  const page = await openPage(await buildCardsPage());

  await page.evaluate(() => {
    const [root] = [...document.querySelectorAll('main div')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const small = '<button style="min-height: 0; padding: 0">x</button>';
    const wide = '<div style="width: 700px">wide</div>';
    const squeezed = '<p style="width: 0">Words</p>';
    const low = '<p style="height: 20px; overflow: clip">More<br>words</p>';
    root?.querySelector('.hl-scroll')?.insertAdjacentHTML('beforeend', small + wide + squeezed + low);
  });

  await page.setViewport({ width: 640, height: 640 });
  expect(await findMisfits(page)).toEqual([
    expect.stringMatching(/^cut off: div\.hl-scroll/),
    expect.stringMatching(/by \d+: button\. "x"/),
    expect.stringMatching(/^squeezed: p\. "Words"/),
    expect.stringMatching(/^cut off below: p\. "Morewords"/),
  ]);
});

for (const width of widths) {
  test(`a card lies within a window ${width} pixels wide`, nightly, async ({ openPage }) => {
    const style = '<style>html { overflow-y: scroll } p { overflow-wrap: anywhere }</style>';
    const page = await openPage(`${style}<p>Transaction ${hash}</p>`);
    await page.setViewport({ width, height: 640 });
    const inner = await page.evaluate(() => document.documentElement.clientWidth);

    await hoverText(page, hash);

    expectInside(await settledCard(page), { width: inner, height: 640 });
  });
}

test('a card lies within a page that enlarges itself, and is as large as ever', nightly, async ({ openPage }) => {
  const style = '<style>html { zoom: 2 } p { overflow-wrap: anywhere }</style>';
  const page = await openPage(`${style}<p>Transaction ${hash}</p>`);
  await page.setViewport({ width: 640, height: 640 });

  const card = await cardOnText(page, hash);

  expectInside(card, { width: 640, height: 640 });
  expect(card.rect.width).toBeCloseTo(360);
});

test(
  'on a page that reads from right to left a card reads its own way, within the window',
  nightly,
  async ({ openPage }) => {
    const toLink = (id: string, path: string) => `<p><a id="${id}" href="https://etherscan.io/${path}">תשלום</a></p>`;
    const body = `${toLink('start', `tx/${hash}`)}<div style="text-align: left">${toLink('end', `address/${address}`)}</div>`;
    const page = await openPage(`<style>html { direction: rtl }</style>${body}`);
    const places: { [id: string]: { left: number; right: number; width: number } } = {};

    for (const [id, name] of [
      ['start', hash],
      ['end', address],
    ] as const) {
      await hover(page, `#${id}`);
      await expect.poll(async () => (await settledCard(page)).name).toContain(name);
      const card = await settledCard(page);
      const window = await page.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }));
      expectInside(card, window);
      expect(card.direction).toBe('ltr');
      places[id] = { left: card.rect.x, right: card.rect.x + card.rect.width, width: window.width };
      await page.press('Escape');
    }

    // The cards are aligned with their links: at the right edge, where the page's lines start, and at the left edge.
    expect(places.start?.right).toBeCloseTo((places.start?.width ?? 0) - 8, 0);
    expect(places.end?.left).toBeCloseTo(8, 0);
  },
);

test('a card does not cover the link that has the focus', once, async ({ openPage }) => {
  const page = await openPage(`<a href="https://etherscan.io/tx/${hash}">a payment</a>`);
  await page.setViewport({ width: 320, height: 400 });
  await marked(page);

  await page.press('Tab');
  const { rect } = await settledCard(page);

  const link = await page.evaluate(() => {
    const { left, top, right, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return { left, top, right, bottom };
  });
  expect(link.right).toBeGreaterThan(0);
  const isCovered =
    rect.x < link.right && rect.x + rect.width > link.left && rect.y < link.bottom && rect.y + rect.height > link.top;
  expect(isCovered).toBe(false);
});
