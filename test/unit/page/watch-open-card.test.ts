// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchOpenCard } from '../../../src/page/watch-open-card.ts';
import { trusted } from './mounted-page.ts';

let life = new AbortController();
let isTaken = true;

function start() {
  life = new AbortController();
  document.body.innerHTML = '<p id=p>text</p><a id=a href="/1">link</a><div id=shadow></div><div id=host></div>';
  const host = document.querySelector<HTMLElement>('#host') ?? document.body;
  const shadow = document.querySelector('#shadow')?.attachShadow({ mode: 'open' });
  if (shadow) shadow.innerHTML = '<p>inside</p>';
  const calls: string[] = [];
  watchOpenCard({
    document,
    roots: [...(shadow ? [shadow] : []), document],
    host,
    signal: life.signal,
    onChange: () => calls.push('change'),
    onTampered: () => calls.push('tampered'),
    onScroll: (scroller) => calls.push(`scroll ${scroller instanceof Element ? scroller.localName : scroller}`),
    onEscape: () => calls.push('escape'),
    onStep: (steps) => calls.push(`step ${steps}`) > 0 && isTaken,
    onHidden: () => calls.push('hidden'),
  });
  return { calls, host, shadow, told: () => new Set(calls) };
}

function press({ key = 'Escape', isTrusted = true, ...more }: KeyboardEventInit & { isTrusted?: boolean } = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(isTrusted ? trusted(event) : event);
  return event;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.useRealTimers();
  isTaken = true;
});
afterEach(() => {
  life.abort();
  document.documentElement.removeAttribute('class');
});

test('takes Escape, and from the page as well', () => {
  const { calls } = start();

  const event = press();

  expect(calls).toEqual(['escape']);
  expect(event.defaultPrevented).toBe(true);
});

test.for([
  ['another key', { key: 'Enter' }],
  ['an Escape that the page has made', { isTrusted: false }],
  ['an Escape that ends an input method', { isComposing: true }],
] as const)('leaves %s alone', ([, how]) => {
  const { calls } = start();

  const event = press(how);

  expect(calls).toEqual([]);
  expect(event.defaultPrevented).toBe(false);
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

test('leaves Alt with an arrow to the page when there is nothing to take', () => {
  const { calls } = start();
  isTaken = false;

  const event = press({ key: 'ArrowDown', altKey: true });

  expect(calls).toEqual(['step 1']);
  expect(event.defaultPrevented).toBe(false);
});

test.for([
  ['a text area', '<textarea></textarea>'],
  ['a field', '<input>'],
  ['a list', '<select><option>1</option></select>'],
  ['an editor', '<div contenteditable="true"><b>text</b></div>'],
] as const)('leaves Alt with an arrow to %s, also in a shadow root', ([, html]) => {
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

test.for([
  ['a bare arrow', { key: 'ArrowDown' }],
  ['another key with Alt', { key: 'ArrowLeft', altKey: true }],
  ['Alt and Shift with an arrow', { key: 'ArrowDown', altKey: true, shiftKey: true }],
  ['Alt and Ctrl with an arrow', { key: 'ArrowDown', altKey: true, ctrlKey: true }],
  ['Alt and Meta with an arrow', { key: 'ArrowUp', altKey: true, metaKey: true }],
  ['an arrow that the page has made', { key: 'ArrowDown', altKey: true, isTrusted: false }],
  ['an arrow for an input method', { key: 'ArrowDown', altKey: true, isComposing: true }],
] as const)('leaves %s alone', ([, how]) => {
  const { calls } = start();

  const event = press(how);

  expect(calls).toEqual([]);
  expect(event.defaultPrevented).toBe(false);
});

test.for([
  ['a text', () => document.querySelector('#p')?.firstChild?.replaceWith('other')],
  ['where a link leads', () => document.querySelector('#a')?.setAttribute('href', '/2')],
  ['the look of the page', () => document.documentElement.classList.add('dark')],
] as const)('tells that the page has changed %s', async ([, change]) => {
  const { told } = start();

  change();
  await settled();

  expect(told()).toEqual(new Set(['change']));
});

test('tells what changes and scrolls in a shadow root', async () => {
  const { told, shadow } = start();

  shadow?.querySelector('p')?.append('more');
  shadow?.querySelector('p')?.dispatchEvent(new Event('scroll'));
  await settled();

  expect(told()).toEqual(new Set(['change', 'scroll p']));
});

test.for([
  ['removes', (host: HTMLElement) => host.remove()],
  ['styles', (host: HTMLElement) => host.style.setProperty('opacity', '0')],
  ['hides', (host: HTMLElement) => host.setAttribute('hidden', '')],
  ['closes', (host: HTMLElement) => host.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }))],
] as const)('tells that the page %s the card', async ([, tamper]) => {
  const { told, host } = start();

  tamper(host);
  await settled();

  expect(told()).toEqual(new Set(['tampered']));
});

test('takes the opening of the card for no tampering', () => {
  const { calls, host } = start();

  host.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));

  expect(calls).toEqual([]);
});

test('tells what scrolls, another size of the window, and that the page is left', () => {
  const { calls } = start();

  document.querySelector('#p')?.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('resize'));
  window.dispatchEvent(new Event('pagehide'));

  expect(calls).toEqual(['scroll p', 'scroll null', 'hidden']);
});

test('tells nothing after its signal has ended', async () => {
  const { calls, host } = start();

  life.abort();
  press();
  host.remove();
  document.querySelector('#p')?.dispatchEvent(new Event('scroll'));
  await settled();

  expect(calls).toEqual([]);
});
