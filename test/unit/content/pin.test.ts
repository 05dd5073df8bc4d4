import { expect, test, vi } from 'vitest';
import {
  answer,
  card,
  cardRoot,
  host,
  isFocusVisible,
  mount,
  nextFrame,
  placeTexts,
  pointer,
  press,
  pressIn,
  rest,
  setUpPages,
  trusted,
} from './mounted-page.ts';

// @vitest-environment new-document
setUpPages();

const lines = [1, 2, 3, 4].map((at) => `<p>0x${String(at).repeat(40)}</p>`).join('');
const lineOf = (at: number) => `0x${(at + 1).toString(16).repeat(40)}`;
const manyLines = Array.from({ length: 10 }, (_, at) => `<p>${lineOf(at)}</p>`).join('');
const hosts = () => document.querySelectorAll('html > div').length;

/** Opens the card of a line, answers it and pins it. */
function pinLine(mounted: ReturnType<typeof mount>, line: number) {
  rest(line * 100 + 5);
  mounted.ports.at(-1)?.answer(answer());
  pressIn('Pin');
}

test('a pinned card says so, and stays when the pointer leaves', () => {
  pinLine(mount(), 0);

  rest(900, 5_000);

  expect(card().isPinned).toBe(true);
  expect(host()).not.toBeNull();
});

test('keeps no focus when it is pinned by mouse: the keys are the page’s', () => {
  isFocusVisible.mockReturnValue(false);
  const mounted = mount();
  rest(5);
  mounted.ports.at(-1)?.answer(answer());
  cardRoot()?.querySelector('button')?.focus();

  pressIn('Pin');

  expect(card().isPinned).toBe(true);
  expect(cardRoot()?.activeElement).toBeNull();
});

test('goes when it is unpinned, and stays away from the pointer on its reference', () => {
  const mounted = mount();
  pinLine(mounted, 0);
  pointer(900);

  pressIn('Pin');
  const isGone = host() === null;
  rest(900);
  rest(5);

  expect(isGone).toBe(true);
  expect(mounted.ports).toHaveLength(2);
});

test('eight stay beside the one that is open; a ninth takes the place of the first', () => {
  vi.stubGlobal('innerHeight', 2_000);
  const mounted = mount(manyLines);

  for (let line = 0; line < 9; line++) pinLine(mounted, line);
  const pinned = hosts();
  rest(905);

  expect([pinned, hosts()]).toEqual([8, 9]);
});

test('Esc takes only the open card, and is the page’s own once there is none', () => {
  const mounted = mount(lines);
  for (const line of [0, 1]) pinLine(mounted, line);
  pointer(900);
  rest(205);

  const seen = [1, 2].map(() => {
    const { defaultPrevented } = press('Escape');
    return [hosts(), defaultPrevented];
  });

  expect(seen).toEqual([
    [2, true],
    [2, false],
  ]);
});

test('a press elsewhere leaves it, and it opens no second time on what it is about', () => {
  const mounted = mount();
  pinLine(mounted, 0);

  pointer(900, 'pointerdown');
  pointer(900);
  rest(5);

  expect(hosts()).toBe(1);
  expect(mounted.ports).toHaveLength(1);
});

test('stays where it is when its reference is scrolled away or gone', async () => {
  pinLine(mount(), 0);
  pointer(900);

  placeTexts(new DOMRect(0, -900, 300, 20));
  document.dispatchEvent(trusted(new Event('scroll')));
  await nextFrame();
  document.querySelector('p')?.remove();
  await nextFrame();

  expect(host()).not.toBeNull();
});

/** Presses Tab on the focused element of the most recently opened card. */
function tab() {
  const event = trusted(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }));
  cardRoot()?.activeElement?.dispatchEvent(event);
  return event;
}

/** Goes from the page's button to its first reference by keyboard shortcut, and pins the card by mouse. */
function walkAndPin() {
  const mounted = mount(`<button id=before>A button</button>${lines}`);
  document.querySelector<HTMLElement>('#before')?.focus();
  mounted.scan();
  mounted.walk();
  mounted.ports[0]?.answer(answer());
  const inOpen = tab();
  isFocusVisible.mockReturnValue(false);
  cardRoot()?.querySelector('button')?.focus();
  pressIn('Pin');
  return { ...mounted, inOpen };
}

test('Tab goes round in a card that was walked to, and on once it is pinned', () => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  const { inOpen } = walkAndPin();
  const inPinned = tab();

  expect([inOpen, inPinned].map((event) => event.defaultPrevented)).toEqual([true, false]);
});

test('Esc gives the focus back from card to card to where it was', () => {
  const { walk, ports } = walkAndPin();
  const [first] = [host()];
  walk();
  ports[1]?.answer(answer());
  const [, second] = document.querySelectorAll('html > div');
  const seen = [document.activeElement];

  for (let times = 0; times < 2; times++) {
    press('Escape');
    seen.push(document.activeElement);
  }

  expect(seen).toEqual([second, first, document.querySelector('#before')]);
  expect(host()).toBeNull();
});

test('Esc gives the focus back from a card that was pinned by mouse', () => {
  walkAndPin();

  press('Escape');

  expect(document.activeElement).toBe(document.querySelector('#before'));
});

test('the focus goes back over a pinned card that was closed before', () => {
  const { walk, ports } = walkAndPin();
  walk();
  ports[1]?.answer(answer());
  document.querySelector('html > div')?.remove();
  vi.advanceTimersByTime(20);

  press('Escape');

  expect(document.activeElement).toBe(document.querySelector('#before'));
});

test('Esc leaves the pinned card where the next one does not show yet', () => {
  const mounted = mount(lines);
  pinLine(mounted, 0);
  rest(105, 200);
  const asked = mounted.ports.length;

  const { defaultPrevented } = press('Escape');
  vi.advanceTimersByTime(1_000);

  expect([asked, hosts(), defaultPrevented]).toEqual([2, 1, false]);
});

test('stays below another card that lies over it', () => {
  const mounted = mount(lines);
  pinLine(mounted, 0);
  rest(105);

  vi.advanceTimersByTime(2_000);

  expect(hosts()).toBe(2);
});

test.for<[string, () => Element[]]>([
  ['lays something over it', () => [document.body, ...document.querySelectorAll('html > div')]],
  ['makes it inert', () => [document.body]],
])('goes when the page %s', ([, elementsFromPoint]) => {
  pinLine(mount(), 0);
  pointer(900);

  Object.assign(document, { elementsFromPoint });
  vi.advanceTimersByTime(300);

  expect(host()).toBeNull();
});

test('takes no form of the page for a card, whatever is in it', () => {
  pinLine(mount(), 0);
  pointer(900);
  const form = document.createElement('form');
  // Browsers expose a form's named fields as properties of the form; happy-dom does not.
  Object.defineProperty(form, 'focus', { value: form });

  Object.assign(document, { elementsFromPoint: () => [form, ...document.querySelectorAll('html > div')] });
  vi.advanceTimersByTime(300);

  expect(host()).toBeNull();
});

test('moves out of what is no longer modal, and stays where it is when its reference leaves that', async () => {
  pinLine(mount(`<div id=dialog data-modal><p>0x${'1a'.repeat(20)}</p></div>`), 0);
  pointer(900);
  const around = document.querySelector('#dialog');

  document.querySelector('p')?.remove();
  await nextFrame();
  const inDialog = around?.querySelectorAll(':scope > div').length;
  around?.removeAttribute('data-modal');
  await nextFrame();

  expect(inDialog).toBe(1);
  expect(host()?.parentElement).toBe(document.documentElement);
});

test('goes with all others when Hashlens ends', async () => {
  const mounted = mount(lines);
  pinLine(mounted, 0);
  pinLine(mounted, 1);
  const before = hosts();

  mounted.end();

  expect([before, hosts()]).toEqual([2, 0]);
});

test('the wheel scrolls an open menu over which it turns, otherwise what the card says', () => {
  const mounted = mount();
  rest(5);
  mounted.ports.at(-1)?.answer(answer());
  const scrolled: (string | undefined)[] = [];
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(function (this: Element) {
    scrolled.push(this.classList[0]);
  });
  const turn = (selector: string) =>
    cardRoot()
      ?.querySelector(selector)
      ?.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 40 }));

  turn('.hl-items button');
  turn('.hl-scroll');

  expect(scrolled).toEqual(['hl-items', 'hl-scroll']);
});
