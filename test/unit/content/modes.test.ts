import { expect, onTestFinished, test, vi } from 'vitest';
import cases from './modes.json' with { type: 'json' };
import {
  address,
  answer,
  cardRoot,
  host,
  link,
  mount,
  mountAndRest,
  other,
  pointer,
  press,
  rest,
  setUpPages,
  tabToLink,
  trusted,
} from './mounted-page.ts';

// @vitest-environment new-document

setUpPages();

function release(key: string) {
  const event = trusted(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
  document.body.dispatchEvent(event);
  return event;
}

const byName = (a: string, b: string) => a.localeCompare(b);

function click(y: number, { isTrusted = true, ...more }: PointerEventInit & { isTrusted?: boolean } = {}) {
  const init = { clientX: 10, clientY: y, detail: 1, bubbles: true, cancelable: true, ...more };
  const event = new MouseEvent('click', init);
  const at = document.querySelectorAll('p')[Math.floor(y / 100)];
  const heard = vi.fn();
  at?.addEventListener('click', heard);
  // Every click follows a pointerdown.
  pointer(y, 'pointerdown');
  (at?.querySelector('a') ?? at)?.dispatchEvent(isTrusted ? trusted(event) : event);
  vi.advanceTimersByTime(0);
  return { isPrevented: event.defaultPrevented, isHeard: heard.mock.calls.length > 0 };
}

test.for([
  ['hover', 1],
  ['alt', 0],
  ['click', 0],
] as const)('in mode %s the keyboard focus opens %d cards', ([mode, cards]) => {
  const { ports } = mount(link, { preferences: { mode } });

  tabToLink();

  expect(ports).toHaveLength(cards);
});

test.for([
  ['hover', 'pointermove pointerdown pointerover pointerout keydown keyup focusin focusout focus blur'],
  ['alt', 'pointermove pointerdown pointerover pointerout keydown keyup blur'],
  ['click', 'click'],
] as const)('mode %s listens only to what it needs, and to that after the user’s first action', ([mode, types]) => {
  const listen = vi.spyOn(window, 'addEventListener');
  const heard = () => listen.mock.calls.map(([type]) => String(type)).sort(byName);
  // `pagehide` and `pageshow` are for the badge, `resize` for a frame that becomes too small for cards.
  const first = ['pointermove', 'pointerdown', 'keydown', 'focus', 'pagehide', 'pageshow', 'resize'];

  mount(undefined, { preferences: { mode } });
  const untouched = heard();
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  const afterTheirs = heard();
  pointer(5, 'pointerdown');
  pointer(5, 'pointerdown');

  expect(untouched).toEqual(first.toSorted(byName));
  expect(afterTheirs).toEqual(untouched);
  expect(heard()).toEqual([...first, ...types.split(' ')].sort(byName));
});

test('with Alt, a rest opens nothing without it', () => {
  const { ports } = mountAndRest(5, undefined, { preferences: { mode: 'alt' } });

  expect(ports).toEqual([]);
});

test.for<[string, ...(() => unknown)[]]>([
  ['a rest with it held', () => pointer(5, 'pointermove', { altKey: true })],
  ['pressing it on what the pointer rests on', () => rest(5), () => press('Alt')],
])('with Alt, %s opens a card', ([, ...steps]) => {
  const { questions } = mount(undefined, { preferences: { mode: 'alt' } });

  for (const step of steps) step();
  vi.advanceTimersByTime(350);

  expect(questions()).toMatchObject([{ reference: { address } }]);
  expect(host()).not.toBeNull();
});

test.for<[string, () => unknown]>([
  ['its repetition', () => press('Alt', { repeat: true })],
  ['letting another key go', () => release('a')],
])('with Alt, %s changes nothing', ([, act]) => {
  mountAndRest(5, undefined, { preferences: { mode: 'alt' } });
  press('Alt');
  for (let ms = 0; ms < 350; ms += 50) {
    act();
    vi.advanceTimersByTime(50);
  }

  expect(host()).not.toBeNull();
});

test.for<[string, () => unknown]>([
  ['letting it go', () => release('Alt')],
  ['another key', () => press('Tab')],
  ['leaving the window', () => window.dispatchEvent(trusted(new Event('blur')))],
])('with Alt, %s before the card shows ends it', ([, act]) => {
  const { ports } = mountAndRest(5, undefined, { preferences: { mode: 'alt' } });
  press('Alt');
  vi.advanceTimersByTime(100);
  act();
  vi.advanceTimersByTime(350);
  const asked = ports.length;
  press('Alt');
  vi.advanceTimersByTime(200);
  act();
  vi.advanceTimersByTime(350);

  expect(asked).toBe(0);
  expect(ports.map(({ isOpen }) => isOpen)).toEqual([false]);
  expect(host()).toBeNull();
});

test('with Alt, letting it go keeps an open card, and the browser does not take it for its menu', () => {
  mount(undefined, { preferences: { mode: 'alt' } });
  const before = release('Alt').defaultPrevented;

  rest(5);
  const down = press('Alt');
  vi.advanceTimersByTime(350);
  const up = release('Alt');

  expect([before, down.defaultPrevented, up.defaultPrevented]).toEqual([false, false, true]);
  expect(host()).not.toBeNull();
});

test('with Alt, pressing it again opens what was dismissed', () => {
  const { ports } = mountAndRest(5, undefined, { preferences: { mode: 'alt' } });
  press('Alt');
  vi.advanceTimersByTime(350);
  press('Escape');

  press('Alt');
  vi.advanceTimersByTime(350);

  expect(ports).toHaveLength(2);
});

test('by click, a rest opens nothing, and a click opens at once', () => {
  const { ports, questions } = mountAndRest(5, undefined, { preferences: { mode: 'click' } });
  const before = ports.length;
  const { isPrevented, isHeard } = click(5);

  expect(before).toBe(0);
  expect(questions()).toMatchObject([{ reference: { address } }]);
  expect(host()).not.toBeNull();
  expect([isPrevented, isHeard]).toEqual([false, true]);
});

test.for(cases)('by click, a click $what opens nothing', ({ how }) => {
  const { ports } = mount(undefined, { preferences: { mode: 'click' } });

  const { isPrevented, isHeard } = click(5, how);

  expect(ports).toEqual([]);
  expect([isPrevented, isHeard]).toEqual([false, true]);
});

test('by click, a click that ends a selection opens nothing', () => {
  const { ports } = mount(undefined, { preferences: { mode: 'click' } });
  const text = document.querySelector('#one')?.firstChild;
  if (text) getSelection()?.setBaseAndExtent(text, 0, text, 10);
  onTestFinished(() => getSelection()?.removeAllRanges());

  click(5);

  expect(ports).toEqual([]);
});

test('by click, a link is followed, and with Alt opens a card instead', () => {
  const { ports } = mount(link, { preferences: { mode: 'click' } });
  document.elementsFromPoint = () => [...document.querySelectorAll('a')];

  const plain = click(5);
  const before = ports.length;
  const withAlt = click(5, { altKey: true });

  expect(plain).toEqual({ isPrevented: false, isHeard: true });
  expect(before).toBe(0);
  expect(withAlt).toEqual({ isPrevented: true, isHeard: false });
  expect(ports).toHaveLength(1);
});

test.for([
  ['where there is no reference', `<p><a href="/x">text</a></p>`, {}],
  ['in a frame too small for a card', link, { innerHeight: 50 }],
] as const)('by click, a link is followed with Alt too %s', ([, html, globals]) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  mount(html, { preferences: { mode: 'click' } });
  document.elementsFromPoint = () => [...document.querySelectorAll('a')];

  expect(click(5, { altKey: true })).toEqual({ isPrevented: false, isHeard: true });
});

test('by click, the card closes when the pointer has left, and on a press elsewhere', () => {
  const { ports } = mount(undefined, { preferences: { mode: 'click' } });

  click(5);
  rest(900, 300);
  const afterLeaving = host();
  click(5);
  pointer(305, 'pointerdown');

  expect(afterLeaving).toBeNull();
  expect(host()).toBeNull();
  expect(ports).toHaveLength(2);
});

test('by click, a click opens again what Escape has closed, and another reference instead', () => {
  const { questions } = mount(undefined, { preferences: { mode: 'click' } });

  click(5);
  press('Escape');
  click(5);
  pointer(105, 'pointerdown');
  click(105);

  expect(questions().map(({ reference }) => reference)).toMatchObject([{ address }, { address }, { address: other }]);
  expect(document.querySelectorAll('html > div')).toHaveLength(1);
});

test('by click, a second click on the reference unfolds its card, and a third folds it', () => {
  const { ports } = mount(undefined, { preferences: { mode: 'click' } });
  click(5);
  ports[0]?.answer(answer());
  vi.advanceTimersByTime(50);

  const seen = [1, 2].map(() => {
    pointer(5, 'pointerdown');
    click(5);
    return cardRoot()?.querySelector('[role=dialog]')?.classList.contains('hl-unfolded');
  });

  expect(seen).toEqual([true, false]);
  expect(ports).toHaveLength(1);
});

test('by click, resting on another reference while a card is open opens nothing', () => {
  const { ports } = mount(undefined, { preferences: { mode: 'click' } });

  click(5);
  rest(105);

  expect(ports).toHaveLength(1);
});
