import type { CardSeen, DrivenPage, Point } from './driver.ts';
import { until } from './until.ts';

/** How the card's name begins, and how long to wait for it. */
type Wanted = { name?: string; timeoutMs?: number | undefined };

/** A point in the first matching element, at most 60 px from its left edge. Scrolls it into view; waits for it. */
export async function pointOf(page: DrivenPage, selector: string): Promise<Point> {
  return until(`${selector} is on the page`, () =>
    page.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      if (element === null) return null;
      element.scrollIntoView({ block: 'center' });
      // Takes the first box, because the center of a link that wraps would be between its lines.
      const box = element.getClientRects()[0];
      if (box === undefined || box.width === 0) return null;
      return { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 };
    }, selector),
  );
}

/** A point in the first occurrence of `text`, at most 60 px from its left edge; waits for it. */
export async function pointOfText(page: DrivenPage, text: string): Promise<Point> {
  return until(`"${text}" is on the page`, () =>
    page.evaluate((wanted) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const start = (node.nodeValue ?? '').indexOf(wanted);
        if (start === -1) continue;
        node.parentElement?.scrollIntoView({ block: 'center' });
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + wanted.length);
        const box = range.getClientRects()[0];
        if (box === undefined || box.width === 0) continue;
        return { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 };
      }
      return null;
    }, text),
  );
}

/** Rests the pointer on the first matching element. */
export async function hover(page: DrivenPage, selector: string): Promise<void> {
  await page.moveTo(await pointOf(page, selector));
}

/** Rests the pointer on the first occurrence of `text`. */
export async function hoverText(page: DrivenPage, text: string): Promise<void> {
  await page.moveTo(await pointOfText(page, text));
}

/** Moves the pointer to the bottom right corner, where our test pages are empty. `steps` is 1 by default. */
export async function leave(page: DrivenPage, steps?: number): Promise<void> {
  await page.moveTo(await page.evaluate(() => ({ x: innerWidth - 4, y: innerHeight - 4 })), steps);
}

/** Brings the page to the front. Tries again, because it fails while tabs of the extension close. */
export async function toFront(page: DrivenPage): Promise<void> {
  const isDone = async () => {
    await page.bringToFront();
    return true;
  };
  await until('the page is in front', () => isDone().catch(() => false));
}

/** Returns the only open card once it has this name and its answer. On timeout, throws with the page's state. */
export async function settledCard(page: DrivenPage, { name = '', timeoutMs }: Wanted = {}): Promise<CardSeen> {
  let last: CardSeen[] = [];
  const waiting = until(
    `a card "${name}" is open and has its answer`,
    async () => {
      last = await page.cards();
      const [card, second] = last;
      return card?.isSeen && !second && !card.busy && card.text !== '' && card.name.startsWith(name) && card;
    },
    timeoutMs,
  );
  return waiting.catch(async (error: unknown) => {
    const seen = last.map(({ name, busy, isSeen, text }) => ({ name, busy, isSeen, text }));
    // Why a card may not open: our script is missing, the page is in the background, the pointer is elsewhere.
    const state = await page
      .evaluate(() => ({
        marks: CSS.highlights.size,
        isHidden: document.hidden,
        hasFocus: document.hasFocus(),
        under: [...document.querySelectorAll(':hover')].map(({ localName, id }) => `${localName}#${id}`).join(' '),
      }))
      .catch(() => null);
    const what = error instanceof Error ? error.message : error;
    throw new Error(`${what}; open are: ${JSON.stringify(seen)}; the page: ${JSON.stringify(state)}`);
  });
}

/** Rests the pointer on the first matching element, and returns its card once it has its answer. */
export async function cardAt(page: DrivenPage, selector: string, wanted?: Wanted): Promise<CardSeen> {
  await hover(page, selector);
  return settledCard(page, wanted);
}

/** Rests the pointer on the first occurrence of `text`, and returns its card once it has its answer. */
export async function cardOnText(page: DrivenPage, text: string, wanted?: Wanted): Promise<CardSeen> {
  await hoverText(page, text);
  return settledCard(page, wanted);
}

/** Resolves when no card is open. */
export async function noCard(page: DrivenPage): Promise<void> {
  await until('no card is open', async () => (await page.cards()).length === 0);
}

/** Closes the card with Esc. */
export async function closeCard(page: DrivenPage): Promise<void> {
  await page.press('Escape');
  await noCard(page);
}

/** Moves the pointer away, and waits until no card is open. */
export async function leaveCard(page: DrivenPage): Promise<void> {
  await leave(page);
  await noCard(page);
}

// A control ignores presses until it has been in place for 500 ms. The rest allows for a page that draws late.
const standsMs = 650;

/**
 * The center of the button or link with this name, once it has been in place for long enough to be pressed. Opens what
 * hides it, and scrolls to it if it is out of view. `which` is the index of the card.
 */
export async function pressableIn(page: DrivenPage, name: string, which = 0): Promise<Point> {
  let [stands, since] = ['', 0];
  return until(`the card has "${name}"`, async () => {
    const card = (await page.cards()).at(which);
    const { at, isInView, behind } = card?.buttons.find((button) => button.name.includes(name)) ?? {};
    const now = JSON.stringify([at, behind, card?.text]);
    if (now !== stands) [stands, since] = [now, Date.now()];
    const isStill = Date.now() - since >= standsMs;
    if (behind) {
      if (isStill) await page.click(behind);
    } else if (card && at && !isInView) {
      const { x, y, width, height } = card.rect;
      const middle = { x: x + width / 2, y: y + height / 2 };
      await page.moveTo(middle);
      await page.wheel(Math.round(at.y - middle.y));
    }
    return isInView && isStill && at;
  });
}

/** Clicks the card's button or link with this name, with the real pointer. */
export async function clickInCard(page: DrivenPage, name: string, which?: number): Promise<void> {
  await page.click(await pressableIn(page, name, which));
}

/** The field with this label on an extension page; null if it is missing or disabled. */
function findField(page: DrivenPage, label: string): Promise<(Point & { hasFocus: boolean }) | null> {
  return page.evaluate((wanted) => {
    const isWanted = (element: Element) => element.textContent?.trim().startsWith(wanted) ?? false;
    const labelled = [...document.querySelectorAll('label')].find(isWanted)?.control;
    const field = labelled ?? document.querySelector(`input[aria-label="${wanted}"]`);
    if (!field || field.matches(':disabled')) return null;
    field.scrollIntoView({ block: 'center' });
    const box = field.getBoundingClientRect();
    return {
      x: box.x + Math.min(box.width / 2, 60),
      y: box.y + box.height / 2,
      hasFocus: document.activeElement === field,
    };
  }, label);
}

/** A point in the field with this label on an extension page; waits until it is enabled. */
export async function pointOfField(page: DrivenPage, label: string): Promise<Point> {
  return until(`a field "${label}" is on the page`, () => findField(page, label));
}

/** Focuses the field with this label by a click, repeated if the field moved, and replaces its text by typing. */
export async function fill(page: DrivenPage, label: string, text: string): Promise<void> {
  await until(`the field "${label}" has the focus`, async () => {
    await page.click(await pointOfField(page, label));
    return (await findField(page, label))?.hasFocus;
  });
  await page.selectAll();
  if (text === '') await page.press('Backspace');
  else await page.type(text);
}

/**
 * Clicks the first visible button, tab or link of an extension page whose name contains `name`; waits for it. Repeats
 * the press if the page moved the target away. Throws if the target was pressed and got no click: a fault of the page.
 */
export async function clickNamed(page: DrivenPage, name: string, holdMs?: number): Promise<void> {
  await until(`something named "${name}" is clicked`, async () => {
    const at = await pointOfNamed(page, name);
    if (at === null) return false;
    await page.click(at, holdMs);
    const press = await pressOf(page);
    if (press === 'lost') throw new Error(`"${name}" was pressed, and did not hear it.`);
    return press !== 'missed';
  });
}

/** The center of the control with this name; null if there is none yet. Records how the next press on it ends. */
function pointOfNamed(page: DrivenPage, name: string): Promise<Point | null> {
  return page.evaluate(async (wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>('button, [role="tab"], a[href], summary')];
    const found = all.find((element) => {
      const own = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return own.includes(wanted) && element.getClientRects().length > 0 && !element.matches(':disabled');
    });
    if (found === undefined) return null;
    found.scrollIntoView({ block: 'center' });
    const before = found.getBoundingClientRect();
    // Content that is still being drawn above moves it away from the pointer.
    await new Promise((done) => setTimeout(done, 30));
    const box = found.getBoundingClientRect();
    if (box.x !== before.x || box.y !== before.y || box.width === 0) return null;
    const note = (press: string) => () => Object.assign(globalThis, { press });
    note('missed')();
    found.addEventListener('pointerdown', note('lost'), { capture: true, once: true });
    found.addEventListener('click', note('heard'), { capture: true, once: true });
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, name);
}

/**
 * Returns how the last press ended: off the target (`missed`), on it without a click (`lost`), with a click (`heard`),
 * or with the page `gone`.
 */
async function pressOf(page: DrivenPage): Promise<unknown> {
  const press = page.evaluate(() => String(Reflect.get(globalThis, 'press'))).catch(() => 'gone');
  const isGone = new Promise((done) => setTimeout(done, 2000, 'gone'));
  return Promise.race([press, isGone]);
}

/** Returns the card once it has stopped moving. It moves a little while it fades in. */
export function standingCard(page: DrivenPage, read = () => settledCard(page)): Promise<CardSeen> {
  return until('the card stops moving', async () => {
    const before = await read();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const after = await read();
    return JSON.stringify(before.rect) === JSON.stringify(after.rect) && after;
  });
}

/** All visible text of the page, white space collapsed. */
export async function textOf(page: DrivenPage): Promise<string> {
  // innerText, not textContent, which includes hidden text.
  return page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim());
}

/** Waits until the page's visible text matches, and returns the page. */
export async function says(page: DrivenPage, words: RegExp): Promise<DrivenPage> {
  await until(`the page says ${words}`, async () => words.test(await textOf(page)));
  return page;
}

/** The texts of the page's failures: all non-empty elements with role="alert". */
export async function alertsOf(page: DrivenPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role="alert"]')]
      .map((element) => (element.textContent ?? '').trim())
      .filter((text) => text !== ''),
  );
}

/** Number of painted pixels in the page's chart. */
export function inkOf(page: DrivenPage): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context || canvas.width === 0 || canvas.height === 0) return 0;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let ink = 0;
    for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? 0) > 0) ink += 1;
    return ink;
  });
}
