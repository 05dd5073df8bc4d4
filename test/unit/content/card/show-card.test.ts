import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchOpenCard } from '../../../../src/content/card/show-card.ts';
import { trusted } from '../mounted-page.ts';
import cases from './show-card.json' with { type: 'json' };

// @vitest-environment new-document
let life = new AbortController();
let isTaken = true;

function start() {
  life = new AbortController();
  document.body.innerHTML = '<p id=p>text</p><a id=a href="/1">link</a><div id=shadow></div>';
  const shadow = document.querySelector('#shadow')?.attachShadow({ mode: 'open' });
  if (shadow) shadow.innerHTML = '<p>inside</p>';
  const calls: string[] = [];
  watchOpenCard({
    roots: [...(shadow ? [shadow] : []), document],
    signal: life.signal,
    onScroll: (scroller) => calls.push(`scroll ${scroller instanceof Element ? scroller.localName : scroller}`),
    onEscape: () => calls.push('escape') > 0 && isTaken,
    onStep: (steps) => calls.push(`step ${steps}`) > 0 && isTaken,
  });
  return { calls, shadow };
}

function press({ key = 'Escape', isTrusted = true, ...more }: KeyboardEventInit & { isTrusted?: boolean } = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(isTrusted ? trusted(event) : event);
  return event;
}

beforeEach(() => {
  isTaken = true;
});
afterEach(() => life.abort());

test('takes Escape, and from the page as well', () => {
  const { calls } = start();

  const event = press();

  expect(calls).toEqual(['escape']);
  expect(event.defaultPrevented).toBe(true);
});

test.for([
  ['ArrowDown', 'step 1'],
  ['ArrowUp', 'step -1'],
] as const)('takes Alt with %s, and from the page as well', ([key, call]) => {
  const { calls } = start();

  const event = press({ key, altKey: true });

  expect(calls).toEqual([call]);
  expect(event.defaultPrevented).toBe(true);
});

test.for([
  ['Alt with an arrow', { key: 'ArrowDown', altKey: true }, 'step 1'],
  ['Escape', { key: 'Escape' }, 'escape'],
] as const)('leaves %s to the page when there is nothing to take', ([, how, call]) => {
  const { calls } = start();
  isTaken = false;

  const event = press(how);

  expect(calls).toEqual([call]);
  expect(event.defaultPrevented).toBe(false);
});

test.for(cases.editable)('leaves Alt with an arrow to $what, also in a shadow root', ({ html }) => {
  const { calls, shadow } = start();
  const places = [document.querySelector('#p'), shadow?.querySelector('p')];

  const events = places.map((place) => {
    if (place) place.innerHTML = html;
    const event = trusted(
      new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, composed: true, cancelable: true }),
    );
    (place?.querySelector('b') ?? place?.firstElementChild)?.dispatchEvent(event);
    return event;
  });

  expect(calls).toEqual([]);
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false]);
});

test.for(cases.others)('leaves $name alone', ({ how }) => {
  const { calls } = start();

  const event = press(how);

  expect(calls).toEqual([]);
  expect(event.defaultPrevented).toBe(false);
});

test('tells what scrolls, also in a shadow root', () => {
  const { calls, shadow } = start();

  document.querySelector('#a')?.dispatchEvent(trusted(new Event('scroll')));
  shadow?.querySelector('p')?.dispatchEvent(trusted(new Event('scroll')));

  expect(calls).toEqual(['scroll a', 'scroll p']);
});

// A page may dispatch a hundred thousand scroll events.
test('does not hear what a page makes up to have scrolled', () => {
  const { calls, shadow } = start();

  document.querySelector('#a')?.dispatchEvent(new Event('scroll'));
  shadow?.querySelector('p')?.dispatchEvent(new Event('scroll'));

  expect(calls).toEqual([]);
});

test('tells nothing after its signal has ended', () => {
  const { calls } = start();

  life.abort();
  press();
  document.querySelector('#p')?.dispatchEvent(trusted(new Event('scroll')));

  expect(calls).toEqual([]);
});
