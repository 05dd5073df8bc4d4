import { beforeEach, expect, test, vi } from 'vitest';
import { endsLine, readLine } from '../../../../src/content/scan/text-lines.ts';
import { stubBrowser } from '../fake-highlights.ts';
import { fillCases, hash } from '../fill-cases.ts';
import cases from './read-line-cases.json' with { type: 'json' };

// @vitest-environment new-document
beforeEach(() => void stubBrowser());

/** Returns the text node that contains `*`, without the `*`. */
function textAt(html: string, root: Element | ShadowRoot = document.body): Text {
  root.innerHTML = html;
  const walker = document.createTreeWalker(root, 4);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.data.includes('*')) continue;
    node.data = node.data.replace('*', '');
    return node;
  }
  throw new Error('no *');
}

const shown = (text: string) => text.replaceAll('\0', '|');

test.for(fillCases<[string, string, string]>(cases.divides))('knows what divides a line: %s', ([, html, expected]) => {
  const node = textAt(html);

  expect(shown(readLine(node, 0, node.length).text)).toBe(expected);
});

test('reads a line in a shadow root, and not out of it', () => {
  document.body.innerHTML = '<p>a<x-y></x-y>d</p>';
  const root = document.querySelector('x-y')?.attachShadow({ mode: 'open' });
  const node = root && textAt('b<i>*c</i>', root);

  expect(node && shown(readLine(node, 0, node.length).text)).toBe('b|c');
});

test('reads 66 letters that are in an element each, from any of them', () => {
  document.body.innerHTML = `<p>${[...hash].map((letter) => `<span>${letter}</span>`).join('')}</p>`;

  for (const span of document.querySelectorAll('span')) {
    const line = readLine(span.firstChild as Text, 0, 1);
    expect(line.text.replaceAll('\0', '')).toBe(hash);
  }
});

test('reads what follows also after a line of many letters', () => {
  const letters = '<span>a</span>'.repeat(400);
  const node = textAt(`<p>${letters}<span>*b</span>${'<span>c</span>'.repeat(400)}</p>`);

  const { text, from } = readLine(node, 0, 1);

  expect(text.replaceAll('\0', '')).toBe(`${'a'.repeat(140)}b${'c'.repeat(140)}`);
  expect(text.charAt(from)).toBe('b');
});

test('reads no more than 512 characters on each side of the wanted part', () => {
  const node = textAt(`<p><b>${'a'.repeat(2_000)}</b><i>*${'b'.repeat(1_000_000)}</i><b>${'c'.repeat(2_000)}</b></p>`);
  const read = vi.spyOn(CharacterData.prototype, 'substringData');
  const length = (from: number, to: number) => readLine(node, from, to).text.replaceAll('\0', '').length;

  expect(length(500_000, 500_010)).toBe(1_034);
  expect(length(0, 10)).toBe(1_034);
  expect(length(100, 110)).toBe(1_034);
  expect(length(999_990, 1_000_000)).toBe(1_034);
  for (const { value } of read.mock.results) expect(String(value).length).toBeLessThanOrEqual(1_034);
});

test('looks at no neighbour where the node itself holds enough', () => {
  const node = textAt(`<p><b>a</b>*${'b'.repeat(5_000)}<b>c</b></p>`);

  expect(readLine(node, 512, 600).text).toBe('b'.repeat(1_112));
  expect(readLine(node, 511, 600).text.startsWith('a\0')).toBe(true);
  expect(readLine(node, 4_400, 4_489).text.endsWith('\0c')).toBe(true);
  expect(readLine(node, 4_400, 4_488).text.endsWith('c')).toBe(false);
});

test.for(fillCases<[string, number, number, unknown[]]>(cases.places))('places %s', ([, start, end, expected]) => {
  document.body.innerHTML = '<p>xx<b>aaa</b><i>bb</i>cc</p>';
  const line = readLine(document.querySelector('b')?.firstChild as Text, 0, 3);
  const { startContainer, startOffset, endContainer, endOffset } = line.placeOf(start, end);

  expect(shown(line.text)).toBe('xx|aaa|bb|cc');
  expect([startContainer.nodeValue?.[0], startOffset, endContainer.nodeValue?.[0], endOffset]).toEqual(expected);
});

test.for(fillCases<[string, string, boolean]>(cases.ends))(
  'knows at once that nothing follows on the line: %s',
  ([, html, expected]) => {
    expect(endsLine(textAt(html))).toBe(expected);
  },
);
