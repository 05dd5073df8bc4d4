// @vitest-environment new-document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFocus } from '../../../src/page/watch-focus.ts';
import { playSteps, type Step, titledCases } from './fill-cases.ts';
import { trusted } from './mounted-page.ts';
import cases from './watch-focus-cases.json' with { type: 'json' };

let life = new AbortController();

type Key = KeyboardEventInit & { isTrusted?: boolean };

const send = (at: EventTarget | null | undefined, event: Event, isTrusted = true) =>
  at?.dispatchEvent(isTrusted ? trusted(event) : event);
const find = (id: string) => document.querySelector(`#${id}`);
const key =
  (type: string) =>
  (name: string, { isTrusted, ...more }: Key = {}) =>
    send(document.body, new KeyboardEvent(type, { key: name, bubbles: true, ...more }), isTrusted);
/** As a browser does it: the old one loses the focus, the new one gets it. */
const focus = (id: string, isTrusted?: boolean) =>
  send(find(id), new FocusEvent('focusin', { bubbles: true, composed: true }), isTrusted);
const setActive = (element: Element | null) => vi.spyOn(document, 'activeElement', 'get').mockReturnValue(element);

const acts = {
  press: key('keydown'),
  release: key('keyup'),
  focus,
  /** What is focused is then the active element. */
  focusFirst(id: string) {
    setActive(find(id));
    focus(id);
  },
  lose: (id: string, type: string) => send(find(id), new FocusEvent(type, { bubbles: type === 'focusout' })),
  /** The window gets the focus while that element has it, as one that had it before. */
  enter(before?: string) {
    setActive(before === undefined ? document.body : find(before));
    send(window, new Event('focus'));
  },
  blurWindow: () => send(window, new Event('blur')),
  wait: (ms: number) => void vi.advanceTimersByTime(ms),
};

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

test.for(titledCases<{ title: string; steps: Step[] }>(cases))('%s', async ([, { steps }]) => {
  life = new AbortController();
  document.body.innerHTML = '<a id=one href="/1">1</a><a id=two href="/2">2</a><button id=button>3</button>';
  const focused: string[] = [];
  watchFocus(life.signal, 150, ({ id }) => focused.push(id));

  await playSteps(steps, { ...acts, expect: (ids: string[]) => expect(focused).toEqual(ids) });
});
