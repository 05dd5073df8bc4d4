import type { DrivenPage, Driver } from '../driver/driver.ts';
import { clickInCard, closeCard, settledCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { walk } from '../driver/walk.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const [first, second] = [transactionOf('walk'), addressOf('walk')];
const body = `<button id="before">A button</button><p>Transaction ${first}.</p><div style="height:3000px"></div>
  <p>From <b id="second">${second}</b> on.</p>`;

const focused = (page: DrivenPage) => page.evaluate(() => document.activeElement?.id ?? '');

async function walkTwice(driver: Driver, page: DrivenPage) {
  await walk(driver, page);
  const one = await settledCard(page);
  await walk(driver, page);
  const two = await until('the next card is open', async () => {
    const card = await settledCard(page);
    return card.name !== one.name && card;
  });
  return [one, two] as const;
}

test('one key walks through the references of a page, cards take the focus and give it back', async ({
  driver,
  openPage,
}) => {
  const page = await openPage(body);
  await marked(page);
  await page.evaluate(() => document.getElementById('before')?.focus());

  const [one, two] = await walkTwice(driver, page);
  const y = await page.evaluate(() => scrollY);
  await closeCard(page);

  expect([one.name, two.name]).toEqual([`Transaction ${first}`, `Address ${second}`]);
  expect(y).toBeGreaterThan(1_000);
  expect(await focused(page)).toBe('before');
});

test('Tab goes round in a card that was walked to', async ({ driver, openPage, service }) => {
  const page = await openPage(body);
  await marked(page);
  await walk(driver, page);
  const { buttons } = await settledCard(page);
  const before = service.log.length;
  const isInCard = () => page.evaluate(() => document.activeElement?.parentElement === document.documentElement);

  // Tabs forwards past a full round, which includes the disclosures and both lists, then backwards past the first
  // control.
  const seen = [await isInCard()];
  for (let step = 0; step < buttons.length + 8; step++) {
    await page.press('Tab');
    seen.push(await isInCard());
  }
  for (let step = 0; step < buttons.length + 8; step++) await page.press('Shift+Tab');
  seen.push(await isInCard());
  const isOpen = (await page.cards()).length;
  await closeCard(page);

  expect(new Set(seen)).toEqual(new Set([true]));
  expect(isOpen).toBe(1);
  expect(service.log).toHaveLength(before);
});

test('a card leads on to what is in it, and back; it stays when it is pinned', once, async ({ driver, openPage }) => {
  const page = await openPage(body);
  await marked(page);
  await walk(driver, page);
  const { name, buttons } = await settledCard(page);
  const inside = buttons.find((button) => /^0x/.test(button.name))?.name ?? '';

  await clickInCard(page, inside);
  const other = await until('the card is about another reference', async () => {
    const card = await settledCard(page);
    return card.name !== name && card;
  });
  await clickInCard(page, 'Back');
  await until('the card is about the first one again', async () => (await settledCard(page)).name === name);
  await clickInCard(page, 'PinUnpin');
  await page.click({ x: 5, y: 5 });
  await timersDrained(page);

  expect(other.name).toMatch(/^Address 0x/);
  expect(other.alerts).toEqual([]);
  expect(await page.cards()).toHaveLength(1);
});

test('comes to the place itself in a text that is longer than the window', nightly, async ({ driver, openPage }) => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`).join('\n');
  const page = await openPage(`<pre>${lines(300)}\n${first}\n${lines(200)}</pre>
      <pre style="height:200px;width:400px;overflow:auto">${lines(100)}\n${'-'.repeat(200)} ${second}\n${lines(100)}</pre>`);
  await marked(page);

  const [one, two] = await walkTwice(driver, page);
  const isInView = await page.evaluate((value) => {
    const pre = document.querySelectorAll('pre')[1];
    const node = pre?.firstChild;
    const start = node?.nodeValue?.indexOf(value) ?? -1;
    if (!pre || !node || start < 0) return false;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + 4);
    const [box, view] = [range.getBoundingClientRect(), pre.getBoundingClientRect()];
    return box.top >= view.top && box.bottom <= view.bottom && box.left >= view.left && box.right <= view.right;
  }, second);

  expect([one.name, two.name]).toEqual([`Transaction ${first}`, `Address ${second}`]);
  expect(isInView).toBe(true);
});
