import type { DrivenPage, Point } from '../driver/driver.ts';
import {
  cardOnText,
  clickInCard,
  hoverText,
  leave,
  leaveCard,
  noCard,
  pointOf,
  pointOfText,
  settledCard,
} from '../driver/hands.ts';
import { marked } from '../driver/marks.ts';
import { prefer, preferOn } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf } from '../values.ts';

// Records the times of the page's pointer moves, and their number before its first card.
const recorder = `<script>
  globalThis.heard = [];
  globalThis.heardAtCard = null;
  addEventListener('pointermove', () => heard.push(Date.now()), true);
  new MutationObserver(() => { heardAtCard ??= heard.length; }).observe(document.documentElement, { childList: true });
</script>`;

/** HTML of a page that records moves, with this value on one line. */
const lineOf = (value: string) => `${recorder}<p style="font:28px monospace;white-space:nowrap">${value}</p>`;

/** The times of the pointer's moves since the recorder was reset, in milliseconds. */
function readMoves() {
  const heard: number[] = Reflect.get(globalThis, 'heard');
  const pauses = heard.slice(1).map((at, before) => at - (heard[before] ?? 0));
  const heardAtCard: number | null = Reflect.get(globalThis, 'heardAtCard');
  return {
    count: heard.length,
    heardAtCard,
    longestMs: Math.max(...pauses),
    longestMsBeforeCard: Math.max(...pauses.slice(0, heardAtCard ?? pauses.length)),
    totalMs: (heard.at(-1) ?? 0) - (heard[0] ?? 0),
  };
}

const forgetMoves = (page: DrivenPage) =>
  page.evaluate(() => {
    Reflect.set(globalThis, 'heard', []);
  });

/** True if the page has received at least three more moves since its first card. */
function wentOn(): boolean {
  const heardAtCard: number | null = Reflect.get(globalThis, 'heardAtCard');
  return heardAtCard !== null && Reflect.get(globalThis, 'heard').length > heardAtCard + 2;
}

/** Moves at reading speed, 2 px per frame of the page, all the way or until `isOver`. */
async function moveSlowly(page: DrivenPage, from: Point, to: Point, isOver?: () => boolean): Promise<void> {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  for (let at = 0; at <= far; at += 2) {
    await page.moveTo({ x: from.x + ((to.x - from.x) * at) / far, y: from.y + ((to.y - from.y) * at) / far }, 1);
    await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
    if (isOver && (await page.evaluate(isOver))) return;
  }
}

/** The box of the first matching element in the document, or in open shadow roots of its elements. */
const boxOf = (page: DrivenPage, selector: string) =>
  page.evaluate((wanted) => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? [])];
    const [box] = roots.flatMap((root) => root.querySelector(wanted)?.getClientRects()[0] ?? []);
    const { left = 0, top = 0, right = 0, bottom = 0 } = box ?? {};
    return { left, top, right, bottom };
  }, selector);

/** Rests on the element, and returns its box and that of its settled card. */
async function restOn(page: DrivenPage, selector: string) {
  const { left, top, right, bottom } = await boxOf(page, selector);
  await page.moveTo({ x: left + Math.min(60, (right - left) / 2), y: top + Math.min(60, (bottom - top) / 2) });
  const { rect } = await settledCard(page);
  return { box: { left, top, right, bottom }, rect };
}

/** Moves into the card, and asserts that it can be used there. */
async function useCard(page: DrivenPage) {
  await clickInCard(page, 'Copy');
  await timersDrained(page);
  expect(await page.cards()).toHaveLength(1);
}

test(
  'a pointer that reads slowly along a reference opens its card while it still moves',
  nightly,
  async ({ driver, openPage }) => {
    // Half of this delay counts as a rest. Even busy machines pause for less between two moves: up to 734 ms.
    const showAfterMs = 2_000;
    const value = addressOf('read');
    const page = await openPage(lineOf(value));
    await marked(page);
    await preferOn(driver, page, { showAfterMs });
    const { x, y } = await pointOfText(page, value);

    await moveSlowly(page, { x: x - 40, y }, { x: x + 600, y }, wentOn);

    const { count, heardAtCard, longestMsBeforeCard } = await page.evaluate(readMoves);
    // A longer pause would have counted as a rest.
    expect(longestMsBeforeCard).toBeLessThan(showAfterMs / 2);
    expect(heardAtCard).toBeGreaterThan(5);
    expect(heardAtCard).toBeLessThan(count);
  },
);

test(
  'a slow pointer on its way to the card keeps it, outside of both for longer than the grace',
  nightly,
  async ({ driver, openPage }) => {
    // Longer than any machine's pause between two moves: up to 950 ms were measured.
    const leaveAfterMs = 1_500;
    const value = addressOf('corridor');
    const page = await openPage(lineOf(value));
    await marked(page);
    await preferOn(driver, page, { leaveAfterMs });

    const at = await pointOfText(page, value);
    await page.moveTo(at);
    const { rect } = await settledCard(page);
    // The card is under the start of the reference, far from its end.
    const edge = { x: rect.x + rect.width + 250, y: at.y + 8 };
    await page.moveTo(edge);
    await forgetMoves(page);
    await moveSlowly(page, edge, { x: rect.x + rect.width - 20, y: rect.y + 60 });

    const { longestMs, totalMs } = await page.evaluate(readMoves);
    expect(longestMs).toBeLessThan(leaveAfterMs);
    expect(totalMs).toBeGreaterThan(leaveAfterMs);
    expect(await page.cards()).toHaveLength(1);

    await leaveCard(page);
  },
);

for (const [where, html] of [
  ['the page', (ref: string) => `<dialog>${ref}</dialog>`],
  ['a shadow root', (ref: string) => `<div><template shadowrootmode="open"><dialog>${ref}</dialog></template></div>`],
  [
    'a shadow root around a slot',
    (ref: string) => `<div><template shadowrootmode="open"><dialog><slot></slot></dialog></template>${ref}</div>`,
  ],
] as const) {
  test(
    `in a modal dialog of ${where} the card can be used, until another one covers it`,
    where === 'a shadow root' ? {} : nightly,
    async ({ openPage }) => {
      const ref = `<p id="ref">${addressOf(`dialog of ${where}`)}</p>`;
      const page = await openPage(`<p>${addressOf('behind')}</p>${html(ref)}<dialog id="over">Another one</dialog>`);
      await marked(page);
      await page.evaluate(() => {
        const inRoot = document.querySelector('div')?.shadowRoot?.querySelector('dialog');
        (inRoot ?? document.querySelector('dialog'))?.showModal();
      });

      await restOn(page, '#ref');
      await useCard(page);

      await page.evaluate(() => document.querySelector<HTMLDialogElement>('#over')?.showModal());
      await noCard(page);
    },
  );
}

test('in what is full screen the card can be used', nightly, async ({ openPage }) => {
  const page =
    await openPage(`<button id="go">Go</button><div id="full"><p id="ref">${addressOf('full screen')}</p></div>
      <script>document.querySelector('#go').onclick = () => document.querySelector('#full').requestFullscreen();</script>`);
  await marked(page);
  await page.click(await pointOf(page, '#go'));
  await until('it is full screen', () => page.evaluate(() => document.fullscreenElement?.id === 'full'));

  await restOn(page, '#ref');
  await useCard(page);
});

test(
  'the card is placed well where writing runs from right to left, from top to bottom, and away from tooltips',
  nightly,
  async ({ openPage }) => {
    const page =
      await openPage(`<div dir="rtl" style="font:14px monospace"><p><b id="rtl">${addressOf('rtl')}</b></p></div>
      <div title="A tooltip" style="margin-top:380px"><p id="tipped">${addressOf('tipped')}</p></div>
      <svg width="600" height="30"><title>One more</title><text y="20" id="drawn">${addressOf('drawn tip')}</text></svg>
      <p id="vertical" style="writing-mode:vertical-rl;position:fixed;left:300px;top:80px;margin:0">${addressOf('vertical')}</p>`);
    await marked(page);
    const seen = async (selector: string) => {
      const found = await restOn(page, selector);
      await leaveCard(page);
      return found;
    };

    const rtl = await seen('#rtl');
    expect(Math.abs(rtl.rect.x + rtl.rect.width - rtl.box.right)).toBeLessThan(2);
    for (const selector of ['#tipped', '#drawn']) {
      const { rect, box } = await seen(selector);
      expect(rect.y + rect.height).toBeLessThanOrEqual(box.top);
    }
    const { rect, box } = await seen('#vertical');
    expect(rect.x >= box.right || rect.x + rect.width <= box.left).toBe(true);
  },
);

/** Waits until the card is under its reference, after that has moved by at least `leastPx`. */
const follows = (page: DrivenPage, from: { left: number; top: number }, leastPx: number) =>
  until('the card is under its reference, where that is now', async () => {
    const { left, top, bottom } = await boxOf(page, '#ref');
    const [card] = await page.cards();
    const hasMoved = Math.hypot(left - from.left, top - from.top) >= leastPx;
    const { x = 0, y = 0 } = card?.rect ?? {};
    return hasMoved && Math.abs(x - left) < 2 && y > bottom && y - bottom < 12;
  });

test('the card follows what an animation, a transform and zoom do to its reference', once, async ({ openPage }) => {
  const page = await openPage(`<style>@keyframes along { to { transform: translateX(150px) } }</style>
      <div id="moving" style="display:inline-block;font:12px monospace"><span id="ref">${addressOf('followed')}</span></div>`);
  await marked(page);
  const { box } = await restOn(page, '#ref');
  const change = (property: string, value: string) =>
    page.evaluate(
      (name, to) => document.querySelector<HTMLElement>('#moving')?.style.setProperty(name, to),
      property,
      value,
    );

  await change('animation', 'along 300ms linear forwards');
  await follows(page, box, 149);
  await change('animation', 'none');
  await change('transform', 'translate(40px, 60px)');
  await follows(page, box, 60);
  await change('transform', 'none');
  await change('zoom', '1.1');
  await change('margin-left', '100px');
  await follows(page, box, 90);
});

test('the card follows its slotted reference in a scroller of the shadow root, and goes with it', async ({
  openPage,
}) => {
  const page =
    await openPage(`<div id="host"><template shadowrootmode="open"><div style="height:150px;overflow:auto"><slot></slot></div></template>
      <p style="height:60px"></p><span id="ref" style="font:12px monospace">${addressOf('slotted scroller')}</span><p style="height:900px"></p></div>`);
  await marked(page);
  const { box } = await restOn(page, '#ref');
  const scrollTo = (top: number) =>
    page.evaluate((to) => document.querySelector('#host')?.shadowRoot?.querySelector('div')?.scrollTo(0, to), top);

  // After 4 px the pointer is still on the reference.
  await scrollTo(4);
  await follows(page, box, 4);
  await timersDrained(page);
  expect(await page.cards()).toHaveLength(1);

  await scrollTo(400);
  await noCard(page);
});

test(
  'in a frame of 200 by 80 the card has room for what opens Hashlens, in a smaller one there is none',
  nightly,
  async ({ pages, openPage }) => {
    const inner = pages.serve(
      `<style>body { margin: 4px; font: 12px monospace }</style><a href="https://etherscan.io/address/${addressOf('framed')}">A link</a>`,
    );
    const frame = (id: string, width: number, top: number) =>
      `<iframe id="${id}" src="${inner}" width="${width}" height="80" style="border:0;position:fixed;left:100px;top:${top}px"></iframe>`;
    const page = await openPage(`${frame('least', 200, 100)}${frame('smaller', 199, 300)}`);
    const marked = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('iframe')].map(({ contentWindow }) => {
          const inside = contentWindow as (Window & { CSS: typeof CSS }) | null;
          return (inside?.CSS.highlights.size ?? 0) > 0;
        }),
      );
    await expect.poll(marked).toEqual([true, false]);

    await page.moveTo({ x: 115, y: 312 });
    await timersDrained(page);
    expect(await page.cards()).toEqual([]);
    expect(await marked()).toEqual([true, false]);

    await page.moveTo({ x: 115, y: 112 });
    const { rect, buttons } = await settledCard(page);
    const inPage = ({ x, y }: { x: number; y: number }) => ({ x: x + 100, y: y + 100 });
    expect(rect.x).toBeGreaterThanOrEqual(0);
    expect(rect.y).toBeGreaterThanOrEqual(0);
    expect(rect.x + rect.width).toBeLessThanOrEqual(200);
    expect(rect.y + rect.height).toBeLessThanOrEqual(80);
    await page.click(inPage(buttons.find(({ name }) => name === 'More actions')?.at ?? rect));
    const row = async () => (await settledCard(page)).buttons.find(({ name }) => name === 'Open in Hashlens');
    const below = await until('the menu is open', async () => {
      const found = await row();
      return found && !found.behind && found;
    });
    await page.moveTo(inPage({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }));
    await page.wheel(Math.round(below.at.y - rect.y - rect.height / 2));
    await until('it can be pressed', async () => (await row())?.isInView);
  },
);

test('a change of what opens cards applies at once in a page that is open', nightly, async ({ driver, openPage }) => {
  const [text, linked] = [addressOf('modes'), addressOf('modes linked')];
  const page = await openPage(`<p>${text}</p><p><a id="link" href="#followed">${linked}</a></p>`);
  await marked(page);
  const restInVain = async () => {
    await hoverText(page, text);
    await timersDrained(page);
    expect(await page.cards()).toEqual([]);
  };
  await cardOnText(page, text);
  await leaveCard(page);

  await preferOn(driver, page, { mode: 'alt' });
  await restInVain();
  await page.hold('Alt', () => settledCard(page));
  await timersDrained(page);
  expect(await page.cards()).toHaveLength(1);
  await leaveCard(page);

  await preferOn(driver, page, { mode: 'click' });
  await restInVain();
  await page.click(await pointOfText(page, text));
  await settledCard(page);
  await leaveCard(page);
  const link = await pointOf(page, '#link');
  await page.hold('Alt', () => page.click(link));
  expect((await settledCard(page)).name).toBe(`Address ${linked}`);
  expect(await page.evaluate(() => location.hash)).toBe('');
  await leaveCard(page);
  await page.click(link);
  await until('the page got the click', () => page.evaluate(() => location.hash === '#followed'));
  await timersDrained(page);
  expect(await page.cards()).toEqual([]);

  await leave(page);
  await preferOn(driver, page, { mode: 'hover' });
  await cardOnText(page, text);
});

// Resets the preference even if a story fails halfway.
test.afterAll(async ({ bare }) => prefer(bare, { mode: 'hover' }));
