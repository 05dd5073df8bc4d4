import { expect, test, vi } from 'vitest';
import cases from './long-press.json' with { type: 'json' };
import {
  address,
  answer,
  cardRoot,
  host,
  link,
  mount,
  placeFrame,
  press,
  pressIn,
  setUpPages,
  trusted,
} from './mounted-page.ts';

// @vitest-environment new-document
setUpPages();

/** Dispatches a touch or another event on the first line. True if the browser may continue with its default. */
function touch(type: string, more: PointerEventInit = {}): boolean {
  const init = { clientX: 10, clientY: 5, pointerType: 'touch', bubbles: true, cancelable: true, ...more };
  return document.body.dispatchEvent(trusted(new PointerEvent(type, init)));
}

/** Presses for long enough to open a card. */
function touchLong(more: PointerEventInit = {}): void {
  touch('pointerdown', more);
  vi.advanceTimersByTime(550);
}

/** Dispatches the events that browsers send when a finger is lifted. */
const lift = () => ['pointerup', 'pointerout', 'touchend', 'contextmenu', 'click'].map((type) => touch(type));

function start(preferences: Parameters<typeof mount>[1] = { preferences: { longPress: true } }, html?: string) {
  const mounted = mount(html, preferences);
  if (html) document.elementsFromPoint = () => [...document.querySelectorAll('html > div, a')].reverse();
  return mounted;
}

test.for([
  ['touch', 'hover'],
  ['touch', 'alt'],
  ['touch', 'click'],
  ['pen', 'hover'],
] as const)('a long press with %s opens a card at once in mode %s, and nothing else', ([pointerType, mode]) => {
  const { questions } = start({ preferences: { longPress: true, mode } });

  touch('pointerdown', { pointerType });
  vi.advanceTimersByTime(499);
  const before = host();
  vi.advanceTimersByTime(60);

  expect(before).toBeNull();
  expect(questions()).toMatchObject([{ reference: { address } }]);
  expect(host()).not.toBeNull();
  expect([touch('touchend'), touch('click')]).toEqual([false, true]);
});

test('opens on a link as well, which is not followed, and stays', () => {
  const { ports } = start(undefined, link);

  touchLong();
  ports[0]?.answer(answer());
  const [, , isLifted] = lift();
  vi.advanceTimersByTime(5_000);

  expect(isLifted).toBe(false);
  expect(host()).not.toBeNull();
});

test('opens before, where the browser takes it for a long press before, and leaves its menu out', () => {
  const { ports } = start();

  touch('pointerdown');
  vi.advanceTimersByTime(400);
  const mayOpenMenu = touch('contextmenu');
  vi.advanceTimersByTime(1_000);

  expect(mayOpenMenu).toBe(false);
  expect(ports).toHaveLength(1);
});

const down = () => touch('pointerdown');

test.for<[string, ...(() => unknown)[]]>([
  ['with the mouse', () => touch('pointerdown', { pointerType: 'mouse' })],
  ['that moves', down, () => touch('pointermove', { clientX: 21 })],
  ['that was lifted before', down, () => vi.advanceTimersByTime(450), () => touch('pointerup')],
  ['that became a scroll', down, () => touch('pointercancel')],
  ['where there is no reference', () => touch('pointerdown', { clientY: 905 })],
])('a press %s opens nothing, and takes nothing from the page', ([, ...steps]) => {
  const { ports } = start();

  for (const step of steps) step();
  vi.advanceTimersByTime(1_000);

  expect(ports).toEqual([]);
  expect(lift()).toEqual([true, true, true, true, true]);
});

test('a hand that trembles opens it', () => {
  const { ports } = start();

  touch('pointerdown');
  touch('pointermove', { clientX: 18, clientY: 9 });
  vi.advanceTimersByTime(550);

  expect(ports).toHaveLength(1);
});

test('a key that is held down meanwhile is no end of it', () => {
  const { ports } = start();

  touch('pointerdown');
  vi.advanceTimersByTime(300);
  press('Control');
  vi.advanceTimersByTime(250);

  expect(ports).toHaveLength(1);
});

test('is off unless somebody wants it', () => {
  const { ports } = start({});

  touch('pointerdown');
  vi.advanceTimersByTime(1_000);

  expect(ports).toEqual([]);
  expect(lift()).toEqual([true, true, true, true, true]);
});

test('what follows in another press is the page’s again', () => {
  start();
  touchLong();
  lift();

  touch('pointerdown', { clientY: 905 });

  expect(lift()).toEqual([true, true, true, true, true]);
});

test('a key that presses a link afterwards is not taken for the end of it', () => {
  start();
  touchLong();
  touch('pointerup');
  touch('touchend');

  expect(touch('click', { pointerType: '' })).toBe(true);
});

test.for(cases)('after $what the page gets what it has coming: $ends, then $type', ({ ends, type }) => {
  start();
  touchLong({ pointerType: 'pen' });

  for (const end of ends) touch(end);

  expect(touch(type, { pointerType: '' })).toBe(true);
});

test('a pen’s menu and click are kept from the page after its long press', () => {
  start();
  touchLong({ pointerType: 'pen' });

  touch('pointerup', { pointerType: 'pen' });
  const mayGoOn = ['contextmenu', 'contextmenu', 'click', 'click'].map((type) => touch(type));

  expect(mayGoOn).toEqual([false, false, false, true]);
});

test('a press elsewhere closes it, one in it does not', () => {
  const { ports } = start();
  touchLong();
  ports[0]?.answer(answer());
  lift();
  placeFrame(new DOMRect(0, 30, 300, 100));

  for (const type of ['pointerdown', 'pointerup', 'pointerout']) touch(type, { clientY: 60 });
  cardRoot()?.querySelector('button')?.focus();
  pressIn('Refresh');
  vi.advanceTimersByTime(5_000);
  const afterInside = host();
  touch('pointerdown', { clientY: 305 });

  expect(afterInside).not.toBeNull();
  expect(host()).toBeNull();
});

test('in a card that a click has opened, lifting the finger is no leaving', () => {
  start({ preferences: { mode: 'click' } });
  touch('pointerdown');
  touch('click', { detail: 1 });
  vi.advanceTimersByTime(0);

  touch('pointerout');
  vi.advanceTimersByTime(1_000);

  expect(host()).not.toBeNull();
});
