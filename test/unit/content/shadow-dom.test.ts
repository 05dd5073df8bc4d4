import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRoots } from '../../../src/content/shadow-dom.ts';
import { fillCases } from './fill-cases.ts';
import cases from './shadow-dom-cases.json' with { type: 'json' };

// @vitest-environment new-document
let life = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
});

afterEach(() => life.abort());

function look(html: string) {
  document.body.innerHTML = html;
  const found: ShadowRoot[] = [];
  const roots = createRoots(life.signal, (root) => found.push(root));
  const find = (tree: Element = document.body) => [tree, ...tree.querySelectorAll('*')].forEach(roots.visit);
  return { found, find };
}

const attach = (selector: string, mode: ShadowRootMode = 'open') => {
  const root = document.querySelector(selector)?.attachShadow({ mode });
  if (!root) throw new Error('no such host');
  return root;
};

test.for(fillCases<[string, string, ShadowRootMode, number]>(cases.roots))(
  'finds what has a shadow root: %s',
  ([, html, mode, count]) => {
    const { found, find } = look('');
    document.body.innerHTML = html;
    const host = html === '' ? document.createElement('section') : document.querySelector('#host');
    host?.attachShadow({ mode });

    find(html === '' ? (host ?? undefined) : document.body);

    expect(found).toHaveLength(count);
  },
);

test('tells each again with a tree that it is in, and once for the pointer', () => {
  const { found, find } = look('<div id=host></div>');
  const root = attach('#host');

  find();
  find();
  document.querySelector('#host')?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true, composed: true }));

  expect(found).toEqual([root, root]);
});

test.for([0, 299, 1_000, 2_299, 12_299])('finds the root that a custom element gets after %i ms', (delayMs) => {
  const { found, find } = look('<x-late id=host></x-late>');
  find();

  vi.advanceTimersByTime(delayMs);
  const root = attach('#host');
  vi.advanceTimersByTime(13_000);

  expect(found).toEqual([root]);
});

test.for([
  ['looks at one that comes later just as soon', 3_000, 0, 301],
  ['gives one that comes later as much time', 11_000, 12_000, 1_000],
] as const)('%s, while it waits for others', ([, comesAfterMs, attachedAfterMs, foundAfterMs]) => {
  const { found, find } = look('<x-never></x-never>');
  find();
  vi.advanceTimersByTime(comesAfterMs);
  document.body.insertAdjacentHTML('beforeend', '<x-late id=host></x-late>');
  find();

  vi.advanceTimersByTime(attachedAfterMs);
  const root = attach('#host');
  vi.advanceTimersByTime(foundAfterMs);

  expect(found).toEqual([root]);
});

test('gives up after 12 s', () => {
  const { found, find } = look('<x-late id=host></x-late>');
  find();

  vi.advanceTimersByTime(12_301);
  attach('#host');
  vi.runAllTimers();

  expect(found).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('waits for no custom element that has left', () => {
  const { find } = look('<x-late></x-late>');
  find();

  document.body.replaceChildren();
  vi.advanceTimersByTime(301);

  expect(vi.getTimerCount()).toBe(0);
});

test('makes do with few timers for many custom elements that come one by one', () => {
  const { find } = look('');

  for (let count = 0; count < 500; count++) {
    const late = document.createElement('x-late');
    document.body.append(late);
    find(late);
  }

  expect(vi.getTimerCount()).toBe(1);
});

test('finds any root when the pointer comes into it, also one in another', () => {
  const { found, find } = look('<p id=host></p>');
  find();
  const outer = attach('#host');
  outer.innerHTML = '<span></span>';
  const inner = outer.querySelector('span')?.attachShadow({ mode: 'open' });
  if (inner) inner.innerHTML = '<b></b>';

  inner?.querySelector('b')?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true, composed: true }));

  expect(new Set(found)).toEqual(new Set([outer, inner]));
});

test('holds on to nothing that has left: the signal has nothing left to do however many came', () => {
  const listens = vi.spyOn(life.signal, 'addEventListener');
  const unlistens = vi.spyOn(life.signal, 'removeEventListener');
  const { find } = look('');
  const before = listens.mock.calls.length;

  for (let count = 0; count < 10; count++) {
    document.body.innerHTML = '<x-never></x-never>';
    find();
    document.body.replaceChildren();
    vi.advanceTimersByTime(400);
  }

  expect(vi.getTimerCount()).toBe(0);
  expect(listens.mock.calls.length - unlistens.mock.calls.length).toBe(before);
});

test('stops looking when its signal ends', () => {
  const { found, find } = look('<x-late id=host></x-late>');
  find();

  life.abort();
  attach('#host');
  document.querySelector('#host')?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true, composed: true }));
  const timers = vi.getTimerCount();
  vi.runAllTimers();

  expect(timers).toBe(0);
  expect(found).toEqual([]);
});
