import { afterEach, expect, test, vi } from 'vitest';
import { createHighlighter, highlightNames } from '../../../../src/content/scan/highlighter.ts';
import { stubBrowser } from '../fake-highlights.ts';

// @vitest-environment new-document
const one = `0x${'1a'.repeat(20)}`;
const two = `0x${'2b'.repeat(20)}`;
const name = highlightNames.dotted;
let life = { clear() {} };

afterEach(() => life.clear());

/** A highlighter over a page with one reference per paragraph. `draw` does the work of the next idle time. */
function mark(html: string, { near = (_: Element): boolean => false } = {}) {
  const browser = stubBrowser({ isNear: near });
  document.body.innerHTML = html;
  const onNear = vi.fn();
  const marks = createHighlighter(name, onNear);
  life = marks;
  const texts = [...document.querySelectorAll('p')].map((row) => row.firstChild as Text);
  const draw = () => [...marks.redraw()].length;
  const tell = (row: Element | null, isNear: boolean, size?: number) => row && browser.watched.get(row)?.(isNear, size);
  return { ...browser, marks, onNear, texts, draw, tell };
}

/** Returns a highlighter with all its references near the viewport and drawn. */
function marked(html: string, { near = (_: Element): boolean => true } = {}) {
  const all = mark(html, { near });
  all.texts.forEach(all.marks.track);
  all.frame();
  all.draw();
  return all;
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, row) => `<p id=r${row}>${row.toString().padStart(5, '0')} ${one}</p>`).join('');
const row = (index: number) => document.querySelector(`#r${index}`);

test('draws only what is near, and takes away what has gone far', () => {
  const { marks, texts, draw, tell, underlined, highlights, onNear } = mark(rows(3));
  texts.forEach(marks.track);
  draw();
  const before = [underlined(), highlights.size];

  tell(row(1), true);
  draw();
  const near = [underlined(), highlights.has(name)];
  tell(row(1), false);
  draw();

  expect(before).toEqual([[], 0]);
  expect(near).toEqual([[one], true]);
  expect([underlined(), highlights.size]).toEqual([[], 0]);
  expect(onNear).toHaveBeenCalledTimes(2);
});

test.each([
  ['once when something has come near', true, 1],
  ['never when all is far', false, 0],
])('asks for nothing to be redrawn before it is told so: %s', (_, isNear, times) => {
  const { marks, texts, onNear, frame } = mark(rows(1), { near: () => isNear });

  texts.forEach(marks.track);
  expect(onNear).not.toHaveBeenCalled();
  frame();

  expect(onNear).toHaveBeenCalledTimes(times);
});

test('takes an element without a box for near: the place of its text is unknown', () => {
  const { marks, texts, draw, tell, underlined } = mark(rows(1));
  texts.forEach(marks.track);

  row(0)?.setAttribute('class', 'contents');
  tell(row(0), false, 0);
  draw();

  expect(underlined()).toEqual([one]);
});

test('watches each element by itself, however many, and once for all its texts', () => {
  const { marks, texts, watched, draw, tell, underlined } = mark(`${rows(2_401)}<p id=two>${one}<br>${one}</p>`);

  for (const text of [...texts, document.querySelector('#two')?.lastChild]) if (text) marks.track(text);
  tell(document.querySelector('#two'), true);
  draw();

  expect(watched.size).toBe(2_402);
  expect(underlined()).toEqual([one, one]);
});

test('marks nothing for an element that was reported after it had gone', () => {
  const { marks, texts, tell, draw, underlined, watched } = mark(rows(1));
  texts.forEach(marks.track);
  const late = watched.get(row(0) as Element);

  texts.forEach(marks.untrack);
  late?.(true);
  draw();
  texts.forEach(marks.track);
  draw();
  const before = underlined();
  tell(row(0), true);
  draw();

  expect(before).toEqual([]);
  expect(underlined()).toEqual([one]);
});

test('lets go of all that has left', () => {
  const { marks, texts, draw, tell, watched, unwatched, ranges } = mark(rows(1_100));
  texts.forEach(marks.track);
  tell(row(3), true);
  draw();

  for (const text of texts) text.parentElement?.remove();
  texts.forEach(marks.untrack);
  draw();

  expect(watched.size).toBe(0);
  expect(new Set(unwatched).size).toBe(unwatched.length);
  expect(ranges()).toEqual([]);
});

test('takes away at once what has left, without looking at the rest', () => {
  const { marks, texts, ranges } = marked(rows(3));

  row(1)?.remove();
  marks.eraseStale();

  expect(ranges().map(({ startContainer }) => startContainer)).toEqual([texts[0], texts[2]]);
});

test('takes a mark away at once whose last part has left', () => {
  const { marks, ranges } = marked(`<p>${one.slice(0, 9)}<b>${one.slice(9)}</b></p>`);
  const before = ranges().length;

  document.querySelector('b')?.remove();
  marks.eraseStale();

  expect([before, ranges().length]).toEqual([1, 0]);
});

test('draws again what is tracked again', () => {
  const { marks, texts, draw, underlined } = marked(rows(1));

  texts[0]?.insertData(0, 'now ');
  texts.forEach(marks.track);
  const between = underlined();
  draw();

  expect(between).toEqual([]);
  expect(underlined()).toEqual([one]);
});

test('has nothing left to do once all is drawn', () => {
  const { draw } = marked(rows(300), { near: ({ id }) => id !== 'r7' });
  const steps = draw() + draw();
  const read = vi.spyOn(CharacterData.prototype, 'substringData');

  draw();

  expect(steps).toBe(0);
  expect(read).not.toHaveBeenCalled();
});

test('draws in steps, and stops where the page changes the text meanwhile', () => {
  const { marks, draw, ranges, frame, texts } = mark(`<p>${one}</p><p>${`${one} `.repeat(2_000)}</p>`, {
    near: () => true,
  });
  const [first, text] = texts as [Text, Text];
  marks.track(first);
  frame();
  draw();
  marks.track(text);
  frame();
  const drawing = marks.redraw();
  drawing.next();
  const half = ranges().length;

  text.data = `${two} `.repeat(2_000);
  marks.eraseStale();
  const rest = [...drawing];
  draw();

  expect(half).toBeGreaterThan(100);
  expect(half).toBeLessThan(301);
  expect(rest.length).toBeLessThan(3);
  expect(ranges()).toHaveLength(2_001);
});

test('ends a redrawing of what the page changes all the time', () => {
  const { marks, frame } = mark(`<p>${`${one} `.repeat(1_000)}</p>`, { near: () => true });
  const text = document.querySelector('p')?.firstChild as Text;
  marks.track(text);
  frame();
  let steps = 0;

  for (const _ of marks.redraw()) {
    marks.eraseStale();
    if (++steps > 50) break;
  }

  expect(steps).toBeLessThan(5);
});

test('takes the place of the highlight that a former script has left', () => {
  const { marks, texts, draw, frame, highlights } = mark(rows(1), { near: () => true });
  const former = new Set<StaticRangeInit>();
  highlights.set(name, former);
  texts.forEach(marks.track);
  frame();

  draw();

  expect(highlights.get(name)).not.toBe(former);
  expect(highlights.get(name)?.size).toBe(1);
});

test('registers no highlight for what cannot be underlined', () => {
  const { marks, draw, frame, highlights } = mark(`<p><a href="https://etherscan.io/address/${one}"><img></a></p>`, {
    near: () => true,
  });
  for (const link of document.querySelectorAll('a')) marks.track(link);
  frame();

  draw();

  expect(highlights.size).toBe(0);
});

test('watches the host for a text right in a shadow root', () => {
  const { marks, watched } = mark('<div></div>');
  const host = document.querySelector('div') ?? document.body;
  const text = document.createTextNode(one);
  host.attachShadow({ mode: 'open' }).append(text);

  marks.track(text);

  expect([...watched.keys()]).toEqual([host]);
});
