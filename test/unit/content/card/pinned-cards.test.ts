import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PinnedCardsDrawing, PinnedCardsQuestion } from '../../../../src/cards/card-drawing.ts';
import { own } from '../../../../src/content/card/draw-card.ts';
import type { Ask } from '../../../../src/messaging/send-message.ts';
import { drawPinnedCards } from '../../../../src/ui/card/draw-pinned-cards.tsx';
import { textOf } from '../../written.ts';
import {
  answer,
  card,
  cardRoots,
  mount,
  nextFrame,
  pointer,
  press,
  pressIn,
  rest,
  setUpPages,
  trusted,
} from '../mounted-page.ts';

// @vitest-environment new-document
const english = own.words;

setUpPages();
beforeEach(() => setWindow(1_280, 720));
afterEach(() => {
  own.words = english;
});

function setWindow(width: number, height: number): void {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
}

const lines = [1, 2, 3, 4, 5].map((at) => `<p>0x${String(at).repeat(40)}</p>`).join('');

/** The part of the background that draws rows of pinned cards. */
const inBackground = (async (name: string, question: PinnedCardsQuestion) =>
  name === 'drawPinnedCards' ? drawPinnedCards(JSON.parse(JSON.stringify(question))) : undefined) as unknown as Ask;

/** Opens a card for each of these lines, answers it and pins it. */
async function pinLines(some: number[], { ask = vi.fn<Ask>(inBackground), html = lines } = {}) {
  const mounted = mount(html, { ask });
  for (const line of some) {
    rest(line * 100 + 5);
    mounted.ports.at(-1)?.answer(answer({ rows: [{ label: 'Balance', parts: [{ text: `${line} ETH` }] }] }));
    pressIn('Pin');
    await nextFrame();
  }
  return mounted;
}

const dialogOf = (root: ShadowRoot) => root.querySelector('[role=dialog]');
const frames = () => cardRoots().flatMap((root) => root.querySelector<HTMLElement>('.hl-frame') ?? []);
const bar = () => frames()[0]?.querySelector<HTMLElement>('.hl-bar');
const button = (label: string) => [...(bar()?.querySelectorAll('button') ?? [])].find((one) => textOf(one) === label);

/** Returns the position and height of each card, and null for one that is scrolled out. */
const places = () =>
  cardRoots().map((root) => {
    const { left = '', top = '', height = '' } = root.querySelector<HTMLElement>('.hl-frame')?.style ?? {};
    return dialogOf(root)?.matches('.hl-out') ? null : [left, top, height].map(Number.parseFloat);
  });

/** Clicks a button in the bar, long after it was drawn. */
function pressInBar(label: string): void {
  vi.advanceTimersByTime(600);
  button(label)?.dispatchEvent(trusted(new MouseEvent('click', { bubbles: true })));
}

function keyInBar(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = trusted(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  bar()?.dispatchEvent(event);
  return event;
}

test('cards are side by side in the lower right corner, in order of pinning', async () => {
  await pinLines([2, 0, 1]);

  expect(places()).toEqual([
    [168, 472, 232],
    [536, 472, 232],
    [904, 472, 232],
  ]);
});

test('from right to left they are in the lower left corner, the first one at the right', async () => {
  own.words = [...english.slice(0, 7), 'rtl'] as typeof english;
  const mounted = mount(lines, { ask: vi.fn<Ask>(inBackground) });
  for (const line of [0, 1]) {
    rest(line * 100 + 5);
    const update = answer();
    if (update.drawing) update.drawing.own = own.words;
    mounted.ports.at(-1)?.answer(update);
    pressIn('Pin');
    await nextFrame();
  }

  expect(places().map((place) => place?.[0])).toEqual([384, 16]);
});

test('a reference that the row would cover sends it to the top', async () => {
  await pinLines([5], { html: `${lines}<p>0x${'6'.repeat(40)}</p>` });

  expect(places()).toEqual([[904, 36, 232]]);
});

test.for([
  [1_280, [null, 168, 536, 904]],
  [800, [null, null, 56, 424]],
  [400, [null, null, null, 24]],
  [320, [null, null, null, 8]],
] as const)('in a window %i px wide as many are shown as fit, the last ones', async ([width, lefts]) => {
  setWindow(width, 720);
  await pinLines([0, 1, 2, 3]);

  expect(places().map((place) => place?.[0] ?? null)).toEqual(lefts);
});

test('a window that is made narrower shows fewer', async () => {
  await pinLines([0, 1]);

  setWindow(400, 720);
  await nextFrame();

  expect(places().map((place) => place?.[0] ?? null)).toEqual([24, null]);
});

test('the bar scrolls the row, and so does the focus that comes into a card', async () => {
  await pinLines([0, 1, 2, 3]);
  const pressed = () =>
    [...(bar()?.querySelectorAll('[aria-pressed]') ?? [])].map((one) => one.getAttribute('aria-pressed'));
  const before = pressed();

  pressInBar('1');
  await nextFrame();
  const [atFirst, marked] = [places().map((place) => place?.[0] ?? null), pressed()];
  frames()[3]?.querySelector('button')?.focus();
  await nextFrame();

  expect(before).toEqual(['false', 'true', 'true', 'true']);
  expect(atFirst).toEqual([168, 536, 904, null]);
  expect(marked).toEqual(['true', 'true', 'true', 'false']);
  expect(places().map((place) => place?.[0] ?? null)).toEqual([null, 168, 536, 904]);
});

test('the wheel over the bar scrolls the row, as far as it goes', async () => {
  await pinLines([0, 1, 2, 3, 4]);
  const wheel = (deltaY: number) => bar()?.dispatchEvent(trusted(new WheelEvent('wheel', { deltaY, bubbles: true })));
  const seen = () => places().map((place) => place !== null);

  for (let times = 0; times < 3; times++) wheel(-100);
  await nextFrame();
  const atFirst = seen();
  wheel(100);
  await nextFrame();

  expect(atFirst).toEqual([true, true, true, false, false]);
  expect(seen()).toEqual([false, true, true, true, false]);
});

test('where all are shown there is nothing to scroll to', async () => {
  await pinLines([0, 1]);

  expect(bar()?.querySelector('[aria-pressed]')).toBeNull();
});

test('all are unpinned at once', async () => {
  await pinLines([0, 1, 2]);

  pressInBar('Unpin all');

  expect(cardRoots()).toEqual([]);
});

test('one that is unpinned leaves its place and the bar to the others', async () => {
  await pinLines([0, 1]);
  const [first] = frames();

  vi.advanceTimersByTime(600);
  first?.querySelector('.hl-pin')?.dispatchEvent(trusted(new MouseEvent('click', { bubbles: true })));
  await nextFrame();

  expect(places()).toEqual([[904, 472, 232]]);
  expect(textOf(bar()?.querySelector('b'))).toBe('1 pinned');
});

test('arrow keys move the row by its bar, as far as the window goes', async () => {
  await pinLines([0]);

  const events = [keyInBar('ArrowUp'), keyInBar('ArrowLeft')];
  await nextFrame();
  const moved = places();
  for (let times = 0; times < 40; times++) for (const key of ['ArrowUp', 'ArrowLeft']) keyInBar(key);
  await nextFrame();

  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true]);
  expect(moved).toEqual([[872, 440, 232]]);
  expect(places()).toEqual([[8, 36, 232]]);
});

test.for([
  ['another key', 'Enter', {}],
  ['an arrow with Alt', 'ArrowLeft', { altKey: true }],
] as const)('leaves %s on the bar to the page', async ([, key, more]) => {
  await pinLines([0]);

  const event = keyInBar(key, more);
  await nextFrame();

  expect(event.defaultPrevented).toBe(false);
  expect(places()).toEqual([[904, 472, 232]]);
});

/** Dispatches a pointer event on the bar. */
function onBar(type: string, clientX: number, clientY: number, isTrusted = true): void {
  const event = new PointerEvent(type, { clientX, clientY, pointerId: 0, bubbles: true });
  bar()?.dispatchEvent(isTrusted ? trusted(event) : event);
}

/** Captures pointers as a browser does; happy-dom does not. */
function capturePointers(): void {
  const captured = new Set<number>();
  const element = bar();
  if (!element) return;
  element.setPointerCapture = (id) => void captured.add(id);
  // Events other than pointer events have no id, which browsers treat as 0.
  element.hasPointerCapture = (id = 0) => captured.has(id);
}

test('the row is dragged by its bar and stays within the window', async () => {
  await pinLines([0]);
  capturePointers();

  onBar('pointermove', 950, 450);
  onBar('pointerdown', 950, 450);
  // In a browser, the press also focuses the bar.
  bar()?.focus();
  onBar('pointermove', 850, 400);
  await nextFrame();
  const dragged = places();
  onBar('pointermove', -500, -500);
  await nextFrame();

  expect(dragged).toEqual([[804, 422, 232]]);
  expect(places()).toEqual([[8, 36, 232]]);
});

test('a page cannot drag it', async () => {
  await pinLines([0]);
  capturePointers();

  onBar('pointerdown', 950, 450, false);
  onBar('pointermove', 850, 400, false);
  await nextFrame();

  expect(places()).toEqual([[904, 472, 232]]);
});

test('all unfold at once, upwards, and the next card opens so', async () => {
  const { ports } = await pinLines([0, 1]);

  pressIn('More');
  await nextFrame();
  const unfolded = places();
  pointer(900);
  rest(205);
  ports.at(-1)?.answer(answer());
  const next = cardRoots().at(-1)?.querySelector('[role=dialog]')?.className;
  pressIn('More');
  await nextFrame();

  expect(unfolded).toEqual([
    [536, 220, 484],
    [904, 220, 484],
  ]);
  expect(next).toContain('hl-unfolded');
  // Cards in the row are folded and unfolded separately from the other cards.
  expect(places().slice(0, 2)).toEqual(unfolded);
});

test('Enter in the card itself unfolds it', async () => {
  const { ports } = mount(lines);
  rest(5);
  ports[0]?.answer(answer());
  vi.advanceTimersByTime(600);
  const dialog = cardRoots()[0]?.querySelector('[role=dialog]');
  const enter = () => trusted(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));

  dialog?.dispatchEvent(enter());
  const isUnfolded = dialog?.classList.contains('hl-unfolded');
  vi.advanceTimersByTime(600);
  dialog?.dispatchEvent(enter());

  expect(isUnfolded).toBe(true);
  expect(dialog?.classList.contains('hl-unfolded')).toBe(false);
});

test('what differs is marked in both, and counted in the bar', async () => {
  await pinLines([0, 1]);

  expect(cardRoots().map((root) => textOf(root.querySelector('.hl-differs')))).toEqual(['0 ETH ', '1 ETH ']);
  expect(bar()?.getAttribute('aria-label')).toBe('2 pinned · 1 of 1 facts differs');
});

test('a drawing of what is no longer pinned is dropped', async () => {
  const asked: PromiseWithResolvers<PinnedCardsDrawing>[] = [];
  const questions: PinnedCardsQuestion[] = [];
  const ask = ((name: string, question: PinnedCardsQuestion) => {
    if (name !== 'drawPinnedCards') return Promise.resolve();
    questions.push(question);
    asked.push(Promise.withResolvers());
    return asked.at(-1)?.promise;
  }) as unknown as Ask;
  await pinLines([0, 1], { ask: vi.fn<Ask>(ask) });

  asked[1]?.resolve(drawPinnedCards(questions[1] ?? { cards: [], first: 0, shown: 1 }));
  await nextFrame();
  asked[0]?.resolve(drawPinnedCards(questions[0] ?? { cards: [], first: 0, shown: 1 }));
  await nextFrame();

  expect(textOf(bar()?.querySelector('b'))).toBe('2 pinned');
});

test('cards are pinned without a background, too', async () => {
  await pinLines([0, 1], { ask: vi.fn<Ask>().mockRejectedValue(new Error('gone')) });

  expect(places().map((place) => place?.[0])).toEqual([536, 904]);
  expect(bar()).toBeNull();
});

test('Esc unpins the card that has the focus, not the bar’s', async () => {
  await pinLines([0, 1]);
  pointer(900);
  bar()?.focus();
  const onTheBar = press('Escape');
  const left = cardRoots().length;

  frames()[1]?.querySelector('button')?.focus();
  press('Escape');

  expect([onTheBar.defaultPrevented, left]).toEqual([false, 2]);
  expect(places()).toEqual([[904, 472, 232]]);
  expect(card().isPinned).toBe(true);
});

test('nothing opens under the row, and a press there leaves the open card', async () => {
  const { ports } = await pinLines([0]);
  rest(205);
  const opened = ports.length;

  // This point is on the row's bar, beside the cards.
  document.body.dispatchEvent(trusted(new PointerEvent('pointerdown', { clientX: 950, clientY: 450, bubbles: true })));

  expect(opened).toBe(2);
  expect(cardRoots()).toHaveLength(2);
});
