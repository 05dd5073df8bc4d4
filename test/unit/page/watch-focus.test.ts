// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFocus } from '../../../src/page/watch-focus.ts';
import { trusted } from './mounted-page.ts';

let life = new AbortController();

function start() {
  life = new AbortController();
  document.body.innerHTML = '<a id=one href="/1">1</a><a id=two href="/2">2</a><button id=button>3</button>';
  const focused: string[] = [];
  const onBlur = vi.fn();
  watchFocus({
    window: window as unknown as Window,
    signal: life.signal,
    onFocus: ({ id }) => focused.push(id),
    onBlur,
  });
  return { focused, onBlur };
}

function press(key: string, more: KeyboardEventInit & { isTrusted?: boolean } = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
  document.body.dispatchEvent(more.isTrusted === false ? event : trusted(event));
}

// As a browser does it: the old one loses the focus, the new one gets it.
function focus(id: string, event: Event = trusted(new FocusEvent('focusin', { bubbles: true, composed: true }))) {
  document.querySelector(`#${id}`)?.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers();
  // happy-dom does not know :focus-visible.
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return matches.call(this, selector.replace(':focus-visible', ''));
  });
});

afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.for(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])('takes the link that %s leads to', (key) => {
  const { focused } = start();

  press(key);
  focus('one');
  vi.advanceTimersByTime(149);
  const before = [...focused];
  vi.advanceTimersByTime(1);

  expect(before).toEqual([]);
  expect(focused).toEqual(['one']);
});

test.for([
  ['without a key', () => focus('one')],
  [
    'long after a key',
    () => {
      press('Tab');
      vi.advanceTimersByTime(501);
      focus('one');
    },
  ],
  [
    'after another key',
    () => {
      press('a');
      focus('one');
    },
  ],
  [
    'after a key with a modifier',
    () => {
      press('Tab', { ctrlKey: true });
      focus('one');
    },
  ],
  [
    'after a key press that the page has made',
    () => {
      press('Tab', { isTrusted: false });
      focus('one');
    },
  ],
  [
    'that the page has made up',
    () => {
      press('Tab');
      focus('one', new FocusEvent('focusin', { bubbles: true }));
    },
  ],
  [
    'after the one that the key has led to',
    () => {
      press('Tab');
      focus('button');
      focus('one');
    },
  ],
  [
    'when the window gets it back',
    () => {
      press('Tab');
      window.dispatchEvent(trusted(new Event('blur')));
      focus('one');
    },
  ],
  [
    'of something else than a link',
    () => {
      press('Tab');
      focus('button');
    },
  ],
] as const)('takes no focus %s', ([, act]) => {
  const { focused } = start();

  act();
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

test('takes only the link where the focus rests, and tells when it goes', () => {
  const { focused, onBlur } = start();

  press('Tab');
  focus('one');
  vi.advanceTimersByTime(100);
  document.querySelector('#one')?.dispatchEvent(trusted(new FocusEvent('focusout', { bubbles: true })));
  press('Tab');
  focus('two');
  vi.advanceTimersByTime(150);

  expect(focused).toEqual(['two']);
  expect(onBlur).toHaveBeenCalledOnce();
});
