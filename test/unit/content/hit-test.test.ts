import { beforeEach, expect, test, vi } from 'vitest';
import { hitTest } from '../../../src/content/hit-test.ts';
import { one as address, fillCases, hash } from './fill-cases.ts';
import cases from './hit-test-cases.json' with { type: 'json' };

// @vitest-environment new-document
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

// happy-dom has no layout: each test sets the element under the point and the positions of ranges.
function layOut({ html, caret, rect = new DOMRect(0, 0, 100, 20) }: { html: string; caret: number; rect?: DOMRect }) {
  document.body.innerHTML = html;
  const element = document.querySelector('#at') ?? document.body;
  const node = document.querySelector('#text')?.firstChild ?? element.firstChild;
  document.elementsFromPoint = () => [element];
  document.caretPositionFromPoint = () => ({ offsetNode: node ?? element, offset: caret }) as unknown as CaretPosition;
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([rect] as unknown as DOMRectList);
}

beforeEach(() => {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector.includes(':read-only') ? this.hasAttribute('readonly') : matches.call(this, selector);
  });
  vi.stubGlobal('getComputedStyle', ({ localName }: Element) => ({
    ...plain,
    display: localName === 'b' ? 'inline' : 'block',
  }));
});

test.for(fillCases<[string, string, number, string | null]>(cases.read))('reads %s', ([, html, caret, written]) => {
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

test.for(fillCases<[number, string | null]>(cases.inField))(
  'tells the references of a field apart by the character under the pointer: %i',
  ([caret, written]) => {
    layOut({ html: `<textarea readonly id=at>to ${address} or ${hash} and</textarea>`, caret });
    const field = document.querySelector('#at') ?? document.body;
    document.caretPositionFromPoint = () => ({ offsetNode: field, offset: caret }) as unknown as CaretPosition;

    expect(hitTest(point)?.found.written ?? null).toBe(written);
  },
);

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
