import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, listenLater, watchEarly, watchFocus } from '../../../src/content/user-input.ts';
import { trusted } from './mounted-page.ts';

// @vitest-environment new-document
let life = new AbortController();

function start() {
  life = new AbortController();
  document.body.innerHTML = '<a id=one href="/1">1</a><a id=two href="/2">2</a><button id=button>3</button>';
  const focused: string[] = [];
  watchFocus(life.signal, 150, ({ id }) => focused.push(id));
  return { focused };
}

function press(key: string, more: KeyboardEventInit & { isTrusted?: boolean } = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
  document.body.dispatchEvent(more.isTrusted === false ? event : trusted(event));
}

function release(key: string, more: KeyboardEventInit = {}) {
  document.body.dispatchEvent(trusted(new KeyboardEvent('keyup', { key, bubbles: true, ...more })));
}

/** Focuses the window while the given element has the focus from before. */
function enter(before: Element | null = document.body) {
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(before);
  window.dispatchEvent(trusted(new Event('focus')));
}

/** Focuses an element as a browser does: it becomes the active element. */
function focusFirst(id: string) {
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.querySelector(`#${id}`));
  focus(id);
}

// Dispatches `focusin` on the element, as a browser does when it gets the focus.
function focus(id: string, event: Event = trusted(new FocusEvent('focusin', { bubbles: true, composed: true }))) {
  document.querySelector(`#${id}`)?.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom does not support :focus-visible.
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return matches.call(this, selector.replace(':focus-visible', ''));
  });
});

afterEach(() => life.abort());

test.for(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])('takes the link that %s leads to', (key) => {
  const { focused } = start();

  press(key);
  focus('one');
  vi.advanceTimersByTime(80);
  release(key);
  vi.advanceTimersByTime(69);
  const before = [...focused];
  vi.advanceTimersByTime(1);

  expect(before).toEqual([]);
  expect(focused).toEqual(['one']);
});

const tab = () => press('Tab');
const focusOne = () => focus('one');
const waitLong = () => vi.advanceTimersByTime(501);

test.for<[string, ...(() => unknown)[]]>([
  ['without a key', focusOne],
  ['long after a key', tab, waitLong, focusOne],
  ['after another key', () => press('a'), focusOne],
  ['that another key gives back, soon after the one that led elsewhere', tab, () => press('Escape'), focusOne],
  ['after a key with a modifier', () => press('Tab', { ctrlKey: true }), focusOne],
  ['after a key press that the page has made', () => press('Tab', { isTrusted: false }), focusOne],
  ['that the page has made up', tab, () => focus('one', new FocusEvent('focusin', { bubbles: true }))],
  ['after the one that the key has led to', tab, () => focus('button'), focusOne],
  ['when the window gets it back', tab, () => window.dispatchEvent(trusted(new Event('blur'))), focusOne],
  ['of something else than a link', tab, () => focus('button')],
])('takes no focus %s', ([, ...steps]) => {
  const { focused } = start();

  for (const step of steps) step();
  vi.advanceTimersByTime(1_000);

  expect(focused).toEqual([]);
});

test('still takes the focus that a key leads to when something in the page has lost it', () => {
  const { focused } = start();

  press('Tab');
  document.querySelector('#button')?.dispatchEvent(trusted(new FocusEvent('blur')));
  focus('one');
  vi.advanceTimersByTime(150);

  expect(focused).toEqual(['one']);
});

test('takes only the link where the focus rests', () => {
  const { focused } = start();

  press('Tab');
  focus('one');
  vi.advanceTimersByTime(100);
  document.querySelector('#one')?.dispatchEvent(trusted(new FocusEvent('focusout', { bubbles: true })));
  press('Tab');
  focus('two');
  vi.advanceTimersByTime(150);

  expect(focused).toEqual(['two']);
});

test.for([
  ['forward', {}],
  ['backward', { shiftKey: true }],
] as const)('takes the first link that a Tab from elsewhere leads to, %s, when it is let go here', ([, how]) => {
  const { focused } = start();

  enter();
  focusFirst('one');
  vi.advanceTimersByTime(100);
  release('Tab', how);
  vi.advanceTimersByTime(149);
  const before = [...focused];
  vi.advanceTimersByTime(1);

  expect(before).toEqual([]);
  expect(focused).toEqual(['one']);
});

const focusFirstOne = () => focusFirst('one');
const releaseTab = () => release('Tab');
const madeUpTab = () => document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));

test.for<[string, string, ...(() => unknown)[]]>([
  ['without Tab: a page focused it when the window got the focus', 'body', focusFirstOne],
  ['that had it before: it is given back with the window', '#one', focusFirstOne, releaseTab],
  ['after a Tab that changed tabs', 'body', focusFirstOne, () => release('Tab', { ctrlKey: true })],
  ['when another key is let go: what was typed into the bar', 'body', focusFirstOne, () => release('Enter')],
  ['that the page moved on from what Tab had led to', 'body', () => focusFirst('button'), focusFirstOne, releaseTab],
  ['long after the window got its own', 'body', waitLong, focusFirstOne, releaseTab],
  [
    'before a Tab that was pressed here and led nowhere',
    'body',
    focusFirstOne,
    () => press('Tab', { altKey: true }),
    releaseTab,
  ],
  ['on a Tab that the page has made', 'body', focusFirstOne, madeUpTab],
])('takes no first focus %s', ([, before, ...steps]) => {
  const { focused } = start();

  enter(document.querySelector(before));
  for (const step of steps) step();
  vi.advanceTimersByTime(1_000);

  expect(focused).toEqual([]);
});

test('what listens later hears where the pointer was last, once', () => {
  const waiting = new AbortController();
  life = new AbortController();
  const heard: number[] = [];
  const begin = vi.fn(() => listen(life.signal, 'pointermove', ({ clientX }) => heard.push(clientX)));
  const move = (clientX: number, event = new PointerEvent('pointermove', { clientX, bubbles: true })) =>
    document.body.dispatchEvent(event);
  watchEarly(waiting.signal);

  move(1, trusted(new PointerEvent('pointermove', { clientX: 1, bubbles: true })));
  move(2, trusted(new PointerEvent('pointermove', { clientX: 2, bubbles: true })));
  // This move is not trusted, because the page dispatched it.
  move(3);
  waiting.abort();
  listenLater(life.signal, begin);
  listenLater(life.signal, begin);

  expect(begin).toHaveBeenCalledTimes(1);
  expect(heard).toEqual([2]);
});

test('what listens later begins only with what the user does, if nothing was before', () => {
  life = new AbortController();
  const begin = vi.fn();

  listenLater(life.signal, begin);
  const before = begin.mock.calls.length;
  document.body.dispatchEvent(trusted(new PointerEvent('pointermove', { bubbles: true })));

  expect([before, begin.mock.calls.length]).toEqual([0, 1]);
});
