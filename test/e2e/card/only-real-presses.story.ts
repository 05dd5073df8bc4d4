import type { DrivenPage, Driver, Point } from '../driver/driver.ts';
import { hover, leaveCard, standingCard } from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import type { Service } from '../service.ts';
import { bySpy, spyOn } from '../spying-page.ts';
import { expect, nightly, once, test } from '../story.ts';
import type { StoryPages } from '../story-pages.ts';
import { transactionOf } from '../values.ts';

// A control accepts presses once it has been visible, uncovered and unmoved for 500 ms. Too soon and late enough, with
// a margin because page and card have different clocks.
const [soonMs, lateMs] = [400, 700];

// Records when a card came, when it was last changed, and when something was pressed.
const clock = `<script>
  globalThis.times = { shown: NaN, done: NaN, pressed: NaN };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const { popover } of addedNodes) if (popover) times.shown = performance.now();
  }).observe(document, { childList: true, subtree: true });
  addEventListener('pointerdown', () => { times.pressed = performance.now(); }, true);
</script>`;

type Moment = 'shown' | 'done' | 'pressed';

const timeOf = (page: DrivenPage, name: Moment) =>
  page.evaluate((wanted) => Number(Reflect.get(Reflect.get(globalThis, 'times'), wanted)), name);

/** Waits until a card accepts presses: `lateMs` after it came, or after another moment. */
async function stood(page: DrivenPage, since: Moment = 'shown'): Promise<void> {
  const begun = await timeOf(page, since);
  await until('the card accepts presses', () => page.evaluate((end) => performance.now() > end, begun + lateMs));
}

/** Opens a page with a value whose card asks first. Returns the page and the point of "Look up" on the card. */
async function openAsking(driver: Driver, pages: StoryPages, name: string, more = '') {
  const page = await driver.openPage(
    pages.serve(`<p id="ref" style="font:16px monospace;width:max-content">${transactionOf(name)}</p>${more}${clock}`),
  );
  await marked(page);
  await hover(page, '#ref');
  return { page, at: await lookUpButton(page) };
}

/** Puts another value into the page, because a value that a late press has looked up is already known. */
function write(page: DrivenPage, name: string): Promise<void> {
  return page.evaluate((value) => {
    const line = document.querySelector('#ref');
    if (line) line.textContent = value;
  }, transactionOf(name));
}

async function lookUpButton(page: DrivenPage): Promise<Point> {
  const { buttons } = await standingCard(page);
  const at = buttons.find(({ name }) => name.startsWith('Look up'))?.at;
  if (!at) throw new Error('The card does not ask first.');
  return at;
}

/** Waits until the effects of a press are over, and returns the number of requests sent. */
async function sent(page: DrivenPage, service: Service): Promise<number> {
  await timersDrained(page);
  return service.log.length;
}

test('a press on a card that has just appeared sends nothing, a press half a second later does', async ({
  driver,
  pages,
  service,
}) => {
  const { page, at } = await openAsking(driver, pages, 'shown a while ago');
  let early = Number.POSITIVE_INFINITY;
  // Repeats the attempt, because a busy machine may press too late.
  for (let time = 1; early > soonMs; time += 1) {
    expect(time, 'no press was soon enough').toBeLessThan(9);
    await leaveCard(page);
    const before = await timeOf(page, 'shown');
    await write(page, `shown just now ${time}`);
    await hover(page, '#ref');
    await until('a card has come', async () => (await timeOf(page, 'shown')) !== before);
    await page.click(at);
    early = (await timeOf(page, 'pressed')) - (await timeOf(page, 'shown'));
    // A press that came too late proves nothing. Its requests must not count for the next attempt.
    if (early > soonMs) {
      await sent(page, service);
      await service.reset();
    }
  }
  expect(await sent(page, service)).toBe(0);

  const again = await lookUpButton(page);
  await stood(page, 'pressed');
  await page.click(again);
  await until('it is sent', async () => service.log.length > 0);

  expect(again).toEqual(at);
});

test(
  'a press where the page has just slid a button under the pointer sends nothing',
  once,
  async ({ driver, pages, service }) => {
    const { page } = await openAsking(driver, pages, 'slid under the pointer');
    const lower = (byPx: number) =>
      page.evaluate(async (y) => {
        document.querySelector<HTMLElement>('#ref')?.style.setProperty('translate', `0 ${y}px`);
        // The card follows in the next frame.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        Reflect.get(globalThis, 'times').done = performance.now();
      }, byPx);
    const farPx = 60;
    let early = Number.POSITIVE_INFINITY;
    let [pointer, isUnder] = [{ x: 0, y: 0 }, false];
    // Repeats the attempt, because a busy machine may press too late.
    for (let time = 1; early > soonMs; time += 1) {
      expect(time, 'no press was soon enough').toBeLessThan(9);
      await leaveCard(page);
      await sent(page, service);
      await service.reset();
      await write(page, `slid under it ${time}`);
      await lower(200);
      await hover(page, '#ref');
      const { x, y } = await lookUpButton(page);
      // A point on the card's text, above the button.
      pointer = { x, y: y - farPx };
      await page.moveTo(pointer);
      await stood(page);
      await lower(200 - farPx);
      await page.click(pointer);
      early = (await timeOf(page, 'pressed')) - (await timeOf(page, 'done'));
      isUnder = (await page.cards()).some(({ buttons }) =>
        buttons.some(
          ({ name, at }) => name.startsWith('Look up') && Math.hypot(at.x - pointer.x, at.y - pointer.y) < 4,
        ),
      );
    }

    expect(await sent(page, service)).toBe(0);
    // If the button is under the pointer, the press was on it, and one that is late enough is accepted.
    if (!isUnder) return;
    await stood(page, 'pressed');
    await page.click(pointer);
    await until('it is sent', async () => service.log.length > 0);
  },
);

const over =
  'position:fixed;inset:0;margin:0;border:0;width:100vw;height:100vh;max-width:none;max-height:none;background:#fff;pointer-events:none';
const covers: { [what: string]: { html: string; show: string } } = {
  'a popover': { html: `<div class="over" popover="manual" style="${over}">Go on</div>`, show: 'showPopover' },
  'a popover of the size of the button': {
    html: `<div class="over" popover="manual" style="${over};inset:auto;width:120px;height:40px">Go on</div>`,
    show: 'showPopover',
  },
  'a modal dialog': { html: `<dialog class="over" style="${over}">Go on</dialog>`, show: 'showModal' },
  'a popover in a shadow root': {
    html: `<div><template shadowrootmode="open"><div class="over" popover="manual" style="${over}">Go on</div></template></div>`,
    show: 'showPopover',
  },
};

/** True if the page's cover, which takes no pointer events, is on top at this point. Runs in the page. */
function isCovered({ x, y }: Point): boolean {
  const cover: HTMLElement = Reflect.get(globalThis, 'cover');
  cover.style.setProperty('pointer-events', 'auto');
  const root = cover.getRootNode();
  const isOver = document.elementFromPoint(x, y) === (root instanceof ShadowRoot ? root.host : cover);
  cover.style.setProperty('pointer-events', 'none');
  return isOver;
}

for (const [what, { html, show }] of Object.entries(covers)) {
  for (const isForever of what === 'a popover' ? [false, true] : [false]) {
    const how = isForever ? `${what}, again in every frame` : what;
    const when = isForever || /size|dialog|root/.test(what) ? nightly : {};
    test(
      `a press through ${how}, that the page has laid over "Look up", sends nothing`,
      when,
      async ({ driver, pages, service }) => {
        const { page, at } = await openAsking(driver, pages, `covered by ${how}`, html);
        await stood(page);

        const isOver = await page.evaluate(
          async (name, x, y, isAgain) => {
            const roots = [document, ...[...document.querySelectorAll('div')].flatMap((one) => one.shadowRoot ?? [])];
            const [cover] = roots.flatMap((root) => root.querySelector<HTMLDialogElement>('.over') ?? []);
            if (!cover) return false;
            Object.assign(globalThis, { cover });
            if (cover.style.width === '120px') Object.assign(cover.style, { left: `${x - 60}px`, top: `${y - 20}px` });
            const lay = () => {
              if (cover.open) cover.close();
              if (cover.popover && cover.matches(':popover-open')) cover.hidePopover();
              Reflect.get(cover, name).call(cover);
              if (isAgain) requestAnimationFrame(lay);
            };
            lay();
            await new Promise(requestAnimationFrame);
            return true;
          },
          show,
          at.x,
          at.y,
          isForever,
        );
        await page.click(at);
        const count = await sent(page, service);

        expect(isOver).toBe(true);
        expect(count).toBe(0);
        // The card does not stay under the cover.
        await until('the card has gone, or lies on top', async () => {
          const cards = await page.cards();
          return cards.length === 0 || !(await page.evaluate(isCovered, at));
        });
        expect(await sent(page, service)).toBe(0);
      },
    );
  }
}

test('clicks that the page makes up on nodes of a card, and focus that it sets there, do nothing', async ({
  driver,
  pages,
  service,
}) => {
  const { page, at } = await openAsking(driver, pages, 'clicked by the page');
  await spyOn(page);
  await page.moveTo({ x: at.x, y: at.y - 1 });
  await page.moveTo(at);
  await stood(page);
  const tabs = await driver.atDesk(async () => (await Reflect.get(globalThis, 'chrome').tabs.query({})).length);

  const clicked = await bySpy(page, 'clickAll');
  const count = await sent(page, service);
  const after = await driver.atDesk(async () => (await Reflect.get(globalThis, 'chrome').tabs.query({})).length);

  expect(count).toBe(0);
  expect(after).toBe(tabs);
  if (driver.name === 'chromium') expect(clicked).toBe(0);
});

for (const by of ['sheet', 'animation'] as const) {
  test(
    `a button that the page draws unseen over all by its own ${by} takes no press`,
    by === 'sheet' ? {} : nightly,
    async ({ driver, pages, service }) => {
      const { page, at } = await openAsking(driver, pages, `spread by ${by}`);
      await spyOn(page);
      await page.moveTo({ x: at.x, y: at.y - 1 });
      await page.moveTo(at);
      await page.evaluate(() => {
        Reflect.get(globalThis, 'times').done = performance.now();
      });

      const spread = await bySpy(page, 'spread', by);
      const beside = { x: at.x + 140, y: at.y - 60 };
      await page.moveTo(beside);
      await stood(page, 'done');
      await page.click(beside);

      expect(await sent(page, service)).toBe(0);
      if (driver.name === 'chromium') expect(spread).toBe(0);
    },
  );
}
