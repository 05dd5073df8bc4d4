// @vitest-environment new-document
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hitTest } from '../../../src/page/hit-test.ts';

const address = `0x${'1a'.repeat(20)}`;
const hash = `0x${'9f'.repeat(32)}`;
const point = { x: 50, y: 10 };
const plain = {
  opacity: '1',
  visibility: 'visible',
  color: 'rgb(0, 0, 0)',
  backgroundColor: 'rgba(0, 0, 0, 0)',
  backgroundImage: 'none',
  boxShadow: 'none',
  content: 'none',
};

// happy-dom has no layout: each test says what lies under the point and where ranges are.
function layOut({ html, caret, rect = new DOMRect(0, 0, 100, 20) }: { html: string; caret: number; rect?: DOMRect }) {
  document.body.innerHTML = html;
  const element = document.querySelector('#at') ?? document.body;
  const node = document.querySelector('#text')?.firstChild ?? element.firstChild;
  document.elementsFromPoint = () => [element];
  document.caretPositionFromPoint = () => ({ offsetNode: node ?? element, offset: caret }) as unknown as CaretPosition;
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([rect] as unknown as DOMRectList);
}

beforeEach(() => {
  vi.restoreAllMocks();
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector.includes(':read-only') ? this.hasAttribute('readonly') : matches.call(this, selector);
  });
  vi.stubGlobal('getComputedStyle', ({ localName }: Element) => ({
    ...plain,
    display: localName === 'b' ? 'inline' : 'block',
  }));
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.for([
  ['text under the pointer', `<p id=at>${address}</p>`, 10, address],
  ['text at its last character', `<p id=at>${address}</p>`, 42, address],
  ['text beside the pointer', `<p id=at>${address} and more</p>`, 48, null],
  ['text with nothing in it', '<p id=at>nothing</p>', 2, null],
  ['text in an editable field', `<p id=at contenteditable>${address}</p>`, 10, null],
  ['text under something that covers it', `<div id=at></div><p id=text>${address}</p>`, 10, null],
  ['text that begins in another node', `<p>${address.slice(0, 9)}<b id=at>${address.slice(9)}</b></p>`, 2, address],
  ['text that ends in another node', `<p><b id=at>${address.slice(0, 9)}</b>${address.slice(9)}</p>`, 9, address],
  ['a read-only field', `<input readonly id=at value="${address}">`, 0, address],
  ['an editable field', `<input id=at value="${address}">`, 0, null],
  ['a read-only password field', `<input type=password readonly id=at value="${address}">`, 0, null],
  ['a read-only text area', `<textarea readonly id=at>to ${address}</textarea>`, 5, address],
  ['an editable text area', `<textarea id=at>to ${address}</textarea>`, 5, null],
  ['a link with shortened text', `<a href="https://etherscan.io/tx/${hash}" id=at>0x9f9f…9f9f</a>`, 3, hash],
  ['a link around an image', `<a href="https://etherscan.io/tx/${hash}"><img id=at></a>`, 0, hash],
  [
    'text of an editable field that the caret went to',
    `<div id=at><p id=text contenteditable>${address}</p></div>`,
    10,
    null,
  ],
  [
    'a link in an editable field',
    `<p contenteditable><a href="https://etherscan.io/tx/${hash}" id=at>x</a></p>`,
    0,
    null,
  ],
] as const)('reads %s', ([, html, caret, written]) => {
  layOut({ html, caret });

  expect(hitTest(point)?.found.written ?? null).toBe(written);
});

test('needs the pointer on the text itself, not only near it', () => {
  layOut({ html: `<p id=at>${address}</p>`, caret: 42, rect: new DOMRect(0, 0, 30, 20) });

  expect(hitTest(point)).toBeNull();
});

test('prefers the text to the link around it', () => {
  layOut({ html: `<a href="https://etherscan.io/tx/${hash}" id=at>${address}</a>`, caret: 10 });

  const target = hitTest(point);

  expect(target?.found.written).toBe(address);
  expect(target?.link?.getAttribute('href')).toContain(hash);
});

test('prefers a link to a token of the contract that the text names', () => {
  layOut({ html: `<a href="https://opensea.io/assets/ethereum/${address}/42" id=at>${address}</a>`, caret: 10 });

  expect(hitTest(point)?.found.reference).toMatchObject({ kind: 'token-instance', tokenId: '42' });
});

test('reads inside an open shadow root', () => {
  layOut({ html: '<div id=at></div>', caret: 0 });
  const host = document.querySelector('#at');
  const root = host?.attachShadow({ mode: 'open' });
  const inner = document.createElement('p');
  inner.textContent = address;
  root?.append(inner);
  if (root) root.elementsFromPoint = () => [inner];
  document.caretPositionFromPoint = () =>
    ({ offsetNode: inner.firstChild ?? inner, offset: 5 }) as unknown as CaretPosition;

  expect(hitTest(point)?.found.written).toBe(address);
});

test('notices that the page has changed or removed what it found', () => {
  layOut({ html: `<p id=at>${address}</p>`, caret: 10 });
  const target = hitTest(point);
  const before = target?.isThere();

  document.querySelector('#at')?.remove();

  expect(before).toBe(true);
  expect(target?.isThere()).toBe(false);
});

test.for([
  [0, null],
  [3, address],
  [20, address],
  [45, address],
  [47, null],
  [49, hash],
  [115, hash],
  [118, null],
] as const)('tells the references of a field apart by the character under the pointer: %i', ([caret, written]) => {
  layOut({ html: `<textarea readonly id=at>to ${address} or ${hash} and</textarea>`, caret });
  const field = document.querySelector('#at') ?? document.body;
  document.caretPositionFromPoint = () => ({ offsetNode: field, offset: caret }) as unknown as CaretPosition;

  expect(hitTest(point)?.found.written ?? null).toBe(written);
});

test('takes no reference of a field with several where the browser does not tell the character', () => {
  layOut({ html: `<textarea readonly id=at>to ${address} or ${hash} and</textarea>`, caret: 0 });
  document.caretPositionFromPoint = () => null;

  expect(hitTest(point)).toBeNull();
});

test('reads around the pointer alone in a text of megabytes', () => {
  layOut({
    html: `<pre id=at>${'word '.repeat(200_000)}${address} ${'word '.repeat(200_000)}</pre>`,
    caret: 1_000_020,
  });
  const read = vi.spyOn(CharacterData.prototype, 'substringData');

  expect(hitTest(point)?.found.written).toBe(address);
  for (const { value } of read.mock.results) expect(String(value).length).toBeLessThan(2_000);
});
