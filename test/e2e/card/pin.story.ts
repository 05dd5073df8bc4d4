import type { DrivenPage } from '../driver/driver.ts';
import { cardOnText, clickInCard, closeCard, hover, leave, noCard, pointOf, settledCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { walk } from '../driver/walk.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const [first, second] = [transactionOf('pinned'), addressOf('pinned')];
const pinButton = 'PinUnpin';
const focused = (page: DrivenPage) => page.evaluate(() => document.activeElement?.id ?? '');

test('Tab leaves a card that was walked to once it is pinned', once, async ({ driver, openPage }) => {
  const page = await openPage(`<button id="before">A button</button><p>Transaction ${first}</p>`);
  await marked(page);
  await walk(driver, page);
  const { buttons } = await settledCard(page);
  // Backwards: behind the last of the page the browser's own bar begins.
  const goBack = async () => {
    const seen: string[] = [];
    for (let step = 0; step < buttons.length + 2; step++) {
      await page.press('Shift+Tab');
      seen.push(await focused(page));
    }
    return seen.includes('before');
  };

  const isLeftOpen = await goBack();
  await clickInCard(page, pinButton);
  const isLeftPinned = await goBack();

  expect([isLeftOpen, isLeftPinned]).toEqual([false, true]);
  expect(await page.cards()).toHaveLength(1);
});

test(
  'Esc in a pinned card gives the focus back, though it was pinned by mouse',
  nightly,
  async ({ driver, openPage }) => {
    const page = await openPage(`<input id="before"><p>Transaction ${first} and ${second}</p>`);
    await marked(page);
    await page.evaluate(() => document.getElementById('before')?.focus());
    await walk(driver, page);
    await settledCard(page);
    await clickInCard(page, pinButton);
    await walk(driver, page);
    await until('another card is open', async () => (await page.cards()).length === 2);
    const isInCard = () => page.evaluate(() => document.activeElement?.parentElement === document.documentElement);

    const seen = [await isInCard()];
    await page.press('Escape');
    await settledCard(page);
    seen.push(await isInCard());
    await closeCard(page);

    expect(seen).toEqual([true, true]);
    expect(await focused(page)).toBe('before');
  },
);

test('a pinned card that another one lies over stays, and so does the other', nightly, async ({ openPage }) => {
  const linkTo = (id: string, hash: string) => `<a id="${id}" href="https://etherscan.io/tx/${hash}">${id} it</a>`;
  const page = await openPage(`<p>${linkTo('one', first)} ${linkTo('other', transactionOf('over'))}</p>`);
  await marked(page);
  await hover(page, '#one');
  await clickInCard(page, pinButton);
  await hover(page, '#other');
  await until('another card is open', async () => (await page.cards()).length === 2);

  // As often as it is looked whether something covers a card, and more.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 120; frame += 1) await new Promise(requestAnimationFrame);
  });

  const [below, above] = await page.cards();
  expect(above?.name).toBe(`Transaction ${transactionOf('over')}`);
  expect((above?.rect.x ?? 0) - (below?.rect.x ?? 0)).toBeLessThan(200);
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

test('a pinned card goes where the page lays something over it', async ({ openPage }) => {
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
