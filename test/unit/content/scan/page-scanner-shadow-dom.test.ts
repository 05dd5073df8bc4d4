import { afterEach, expect, test, vi } from 'vitest';
import { at, endScans, hash, named, one, scanned, scanner, two } from './scanned-page.ts';

// @vitest-environment new-document

afterEach(endScans);

const attach = (host: Element | null, html: string) => {
  const root = host?.attachShadow({ mode: 'open' });
  if (!root) throw new Error('no such host');
  root.innerHTML = html;
  return root;
};

test('finds what is in shadow roots, also in one in another, and what changes there', async () => {
  const { settle, underlined, list } = await scanned('');
  const host = document.createElement('div');
  const outer = attach(host, `${one}<p>${two}</p><x-inner></x-inner>`);
  const inner = attach(outer.querySelector('x-inner'), '<p>nothing</p>');
  document.body.append(host);
  await settle();
  const before = underlined();

  const text = inner.querySelector('p')?.firstChild as Text;
  text.data = hash;
  outer.querySelector('p')?.remove();
  await settle();

  expect(new Set(before)).toEqual(new Set([one, two]));
  expect(new Set(underlined())).toEqual(new Set([one, hash]));
  expect(list()).toEqual({ [named.one]: 1, [named.hash]: 1 });
});

test('finds what is in a shadow root that a custom element gets later', async () => {
  vi.useFakeTimers();
  const { settle, underlined } = await scanned('<x-late></x-late>');

  attach(at('x-late'), one);
  vi.advanceTimersByTime(301);
  await settle();

  expect(underlined()).toEqual([one]);
});

test.for([
  ['any element', 3_000, 'div'],
  ['a custom element among very many', 11_000, 'x-card'],
] as const)('finds the shadow root of %s', async ([, count, host]) => {
  const { settle, list } = scanner('');
  document.body.innerHTML = `<main>${'<i></i>'.repeat(count)}<${host}></${host}></main>`;
  attach(at(`main > ${host}`), `<b>${one}</b>`);

  await settle();

  expect(list()).toEqual({ [named.one]: 1 });
});

test('reads no shadow root in an editable region', async () => {
  const { settle, list } = scanner('<div contenteditable><x-card></x-card></div>');
  attach(at('x-card'), `<b>${one}</b>`);

  await settle();

  expect(list()).toEqual({});
});

test('forgets a shadow root with its host', async () => {
  const { settle, list, unwatched, watched } = scanner('<div></div>');
  attach(at('div'), `<b>${one}</b>`);
  await settle();
  const before = list();

  at('div').remove();
  await settle();

  expect([before, list()]).toEqual([{ [named.one]: 1 }, {}]);
  expect([unwatched.length, watched.size]).toEqual([1, 0]);
});

test('finds what slots show in its own place', async () => {
  const { settle, underlined, list } = scanner(`<div><p slot=a>${one}</p></div>`);
  attach(at('div'), `<slot name=a></slot> ${two}`);

  await settle();

  expect(new Set(underlined())).toEqual(new Set([one, two]));
  expect(list()).toEqual({ [named.one]: 1, [named.two]: 1 });
});
