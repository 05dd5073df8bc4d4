import type { DrivenPage, Driver } from '../driver/driver.ts';
import { closeCard, noCard, pointOf, pointOfText, settledCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { prefer } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

const [hash, address] = [transactionOf('touched'), addressOf('touched')];
const body = `<p>Transaction ${hash}.</p><p><a id="link" href="#followed">${address}</a></p><p id="text">A page</p>
  <script>
    globalThis.heard = [];
    for (const type of ['pointerup', 'click', 'contextmenu'])
      addEventListener(type, (event) => heard.push(event.type + (event.defaultPrevented ? ' prevented' : '')));
  </script>`;

/** Opens a page after long presses were switched on, and waits for its marks. */
async function openTouchable(driver: Driver, url: string): Promise<DrivenPage> {
  await prefer(driver, { longPress: true });
  const page = await driver.openPage(url);
  await marked(page);
  return page;
}

const heard = (page: DrivenPage) => page.evaluate((): string[] => Reflect.get(globalThis, 'heard'));

test.afterEach(({ driver }) => prefer(driver, { longPress: false }));

test('a long press opens a card that stays until a press elsewhere', async ({ driver, pages }) => {
  const page = await openTouchable(driver, pages.serve(body));

  await page.touch(await pointOfText(page, hash), 800);
  const { name, buttons } = await settledCard(page);
  await timersDrained(page);
  const focused = await page.evaluate(() => document.activeElement?.localName);
  await page.touch(buttons.find((button) => button.name.includes('Copy'))?.at ?? { x: 0, y: 0 }, 50);
  await timersDrained(page);
  const used = await page.cards();
  await page.touch(await pointOf(page, '#text'), 50);
  await noCard(page);

  expect(name).toBe(`Transaction ${hash}`);
  expect(used).toHaveLength(1);
  expect(focused).toBe('body');
});

test('a long press on a link does not follow it, a short one does', nightly, async ({ driver, pages }) => {
  const page = await openTouchable(driver, pages.serve(body));
  const at = await pointOf(page, '#link');

  await page.touch(at, 800);
  const { name } = await settledCard(page);
  await timersDrained(page);
  const afterLong = await page.evaluate(() => location.hash);
  await closeCard(page);
  await page.touch(at, 50);
  await until('the link was followed', () => page.evaluate(() => location.hash === '#followed'));

  expect(name).toBe(`Address ${address}`);
  expect(afterLong).toBe('');
  expect(await page.cards()).toEqual([]);
});

test('without the wish for it a long press is the page’s alone', nightly, async ({ openPage, service }) => {
  const page = await openPage(body);
  await marked(page);
  const before = service.log.length;

  await page.touch(await pointOfText(page, hash), 800);
  await timersDrained(page);

  expect(await page.cards()).toEqual([]);
  expect(service.log).toHaveLength(before);
  expect(await heard(page)).not.toContain('click prevented');
  expect(await heard(page)).toContain('pointerup');
});
