import { expect, test, vi } from 'vitest';
import type { Drawn, DrawnProps } from '../../../../src/cards/card-drawing.ts';
import { drawNodes } from '../../../../src/content/card/draw-card.ts';
import { textOf } from '../../written.ts';

// @vitest-environment new-document
/** An element as the background draws it. */
function el(type: string, props: Partial<DrawnProps> = {}, ...children: Drawn[]): Drawn {
  return { type, props: { ...props, children } };
}

function drawInTurn(...stages: Drawn[][]) {
  const into = document.createElement('div');
  for (const stage of stages) drawNodes(into, stage);
  return into;
}

test('writes a text only when it differs', async () => {
  const into = drawInTurn([el('p', {}, 'same')]);
  const seen = vi.fn();
  const observer = new MutationObserver(seen);
  observer.observe(into, { subtree: true, characterData: true, childList: true, attributes: true });

  drawNodes(into, [el('p', {}, 'same')]);
  await Promise.resolve();
  const before = seen.mock.calls.length;
  drawNodes(into, [el('p', {}, 'other')]);

  expect(before).toBe(0);
  expect(textOf(into)).toBe('other');
});

test('writes no text that a page could find: a style sheet writes it', () => {
  const into = drawInTurn(['one', ' ', el('p', {}, 'two', el('b', {}, 'three'))]);

  expect(into.textContent).toBe('');
  expect([...into.querySelectorAll('data')].map((text) => text.getAttribute('value'))).toEqual([
    'one',
    ' ',
    'two',
    'three',
  ]);
});

test('a line stays itself though another one comes before it', () => {
  const into = drawInTurn([el('p', { class: 'full' }, 'hash'), el('p', { class: 'slow on' }, 'wait')]);
  const [full, slow] = into.children;

  drawNodes(into, [
    el('p', { class: 'sub' }, 'new'),
    el('p', { class: 'full' }, 'hash'),
    el('p', { class: 'slow off' }),
  ]);

  expect(into.children[1]).toBe(full);
  expect(into.children[2]).toBe(slow);
  expect(into.innerHTML).toMatch(/^<p class="sub">.*<p class="full">.*<p class="slow off">/);
});

test.for([
  ['text', 'text'],
  [true, 'true'],
  [false, 'false'],
  [-1, '-1'],
] as const)('writes the attribute value %j as %j', ([value, expected]) => {
  expect(drawInTurn([el('p', { title: value })]).firstElementChild?.getAttribute('title')).toBe(expected);
});

test('takes attributes and styles away that are not drawn any more', () => {
  const into = drawInTurn([el('p', { title: 'old', style: 'color:red;top:1px' })], [el('p', { style: 'top:2px' })]);
  const shown = into.innerHTML;
  drawNodes(into, [el('p')]);

  expect(shown).toBe('<p style="top: 2px;"></p>');
  expect(into.querySelector('p')?.getAttributeNames().join()).not.toContain('title');
  expect(into.querySelector('p')?.style.top).toBe('');
});

test.for(['onclick', 'onClick', 'on'])('makes no handler of what is called %s', (name) => {
  const into = drawInTurn([el('button', { [name]: 'alert(1)' })]);

  expect(into.querySelector('button')?.getAttributeNames()).toEqual([]);
});

test('leaves a disclosure as the user left it', () => {
  const into = drawInTurn([el('details', {}, el('summary', {}, 'one'))]);
  into.querySelector('details')?.setAttribute('open', '');

  drawNodes(into, [el('details', {}, el('summary', {}, 'two'))]);

  expect(into.querySelector('details')?.hasAttribute('open')).toBe(true);
  expect(textOf(into)).toBe('two');
});

const kept = el('p', {}, 'kept');
const end = el('b', {}, 'end');

test.for<[string, Drawn[], Drawn[]]>([
  ['something comes before it', [kept, end], [el('i', {}, 'new'), kept, end]],
  ['something before it goes', [el('i', {}, 'old'), 'text', kept], [kept]],
  ['something else comes in its stead', [el('i', {}, 'old'), kept], [el('b', {}, 'new'), kept]],
  ['text comes and goes around it', ['old', kept, end], [kept, 'new', end]],
])('keeps an element where it is when %s', ([, before, after]) => {
  const into = drawInTurn(before);
  const element = into.querySelector('p');
  const observer = new MutationObserver(() => {});
  observer.observe(into, { childList: true });

  drawNodes(into, after);

  const records = observer.takeRecords();
  expect(into.querySelector('p')).toBe(element);
  expect(records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes])).not.toContain(element);
  expect(into.isEqualNode(drawInTurn(after))).toBe(true);
});

test('chooses in a list what is drawn as chosen, and leaves what the user chose until something new is drawn', () => {
  const list = (value: string, ids: string[]) =>
    el('select', { value }, ...ids.map((id) => el('option', { value: id }, id)));
  const first = list('2', ['1', '2']);
  const into = drawInTurn([first]);
  const select = into.querySelector('select');
  const seen = [select?.value];
  if (select) select.value = '1';

  drawNodes(into, [first]);
  seen.push(select?.value);
  drawNodes(into, [list('2', ['1', '2'])]);
  seen.push(select?.value);
  drawNodes(into, [list('3', ['2', '3'])]);
  seen.push(select?.value);

  expect(seen).toEqual(['2', '1', '2', '3']);
});
