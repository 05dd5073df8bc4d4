import { beforeEach, expect, test, vi } from 'vitest';
import {
  findAll,
  findInElement,
  findInField,
  findInLink,
  findInText,
  isMarkable,
  isOffLimits,
  isReadOnlyField,
  type ReadOnlyField,
} from '../../../../src/content/scan/find-references.ts';
import { stubBrowser } from '../fake-highlights.ts';
import { one as address, fillCases, hash } from '../fill-cases.ts';
import cases from './find-in-node-cases.json' with { type: 'json' };

// @vitest-environment new-document
const at = (selector: string) => document.querySelector(selector) ?? document.body;

beforeEach(() => void stubBrowser());

test.for(fillCases<[string, boolean]>(cases.offLimits))('knows where not to read: %s %j', ([html, expected]) => {
  document.body.innerHTML = html;
  const element = document.querySelector('#x');

  expect(element && isOffLimits(element)).toBe(expected);
});

test('places each reference in its text node', () => {
  const node = document.createTextNode(`from ${address}, in ${hash}`);

  const places = findInText(node).map(({ place }) => node.data.slice(place.startOffset, place.endOffset));

  expect(places).toEqual([address, hash]);
});

test('reads only around the offset in a long text, and still places what it finds', () => {
  const filler = 'x '.repeat(5_000);
  const node = document.createTextNode(`${address} ${filler}${hash} ${filler}`);
  const at = node.data.indexOf(hash);

  const found = findInText(node, at + 20, at + 21);

  expect(found).toMatchObject([{ found: { written: hash }, place: { startOffset: at, endOffset: at + 66 } }]);
});

test.for([97, 12_288])(
  'finds each reference in exactly one of the windows of %i of a text, as in the whole',
  (window) => {
    const written = Array.from(
      { length: 400 },
      (_, at) => `${'x '.repeat(at % 7)}eip155:1:${address} 0x${'ab'.repeat(100)} ${hash}`,
    );
    const node = document.createTextNode(written.join(', '));
    const offsets = (found: ReturnType<typeof findInText>) => found.map(({ place }) => place.startOffset);

    const inWindows: number[] = [];
    for (let from = 0; from < node.length; from += window) {
      inWindows.push(...offsets(findInText(node, from, Math.min(from + window, node.length), true)));
    }

    expect(inWindows).toEqual(offsets(findInText(node)));
    expect(inWindows).toHaveLength(800);
    expect([...findAll(node)].flatMap(offsets)).toEqual(inWindows);
  },
);

test.for(fillCases<[string, string, number[]]>(cases.counted))(
  'counts a reference in %s, and finds it from all that it is in',
  ([, html, own]) => {
    document.body.innerHTML = html;
    const texts = [...document.querySelectorAll('b')].map((part) => part.firstChild as Text);

    expect(texts.map((text) => [...findAll(text)].flat().length)).toEqual(own);
    const reaching = texts.map((text) => findInText(text).length);
    expect(reaching.every((count, index) => count >= (own[index] ?? 0))).toBe(true);
    if (own.length === 3 && own[0] === 0 && own[2] === 0) expect(reaching).toEqual([1, 1, 1]);
  },
);

test('looks at no more beside a short text than beside a long one', () => {
  document.body.innerHTML = `<p><b>${address} </b>${`<i>${'word '.repeat(50)}</i>`.repeat(200)}</p>`;
  const read = vi.spyOn(CharacterData.prototype, 'substringData');

  const found = [...findAll(at('b').firstChild as Text)].flat();

  expect(found).toHaveLength(1);
  expect(read.mock.calls.length).toBeLessThan(8);
});

test('leaves an editable region alone across the border of a shadow root', () => {
  document.body.innerHTML = '<div contenteditable><div id=host></div></div>';
  const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
  const inner = document.createElement('p');
  root?.append(inner);

  expect(isOffLimits(inner)).toBe(true);
});

test('leaves alone what the browser says is editable without an attribute', () => {
  const inner = document.createElement('p');
  Object.defineProperty(inner, 'isContentEditable', { value: true });

  expect(isOffLimits(inner)).toBe(true);
});

test.for(fillCases<[string, string | null]>(cases.links))('reads the link %s as %j', ([href, kind]) => {
  const link = document.createElement('a');
  link.setAttribute('href', href);

  expect(findInLink(link)?.reference.kind ?? null).toBe(kind);
});

test.for(fillCases<[string, boolean]>(cases.fields))('knows the fields that it may read: %s %j', ([html, expected]) => {
  document.body.innerHTML = html;

  expect(isReadOnlyField(at('#x'))).toBe(expected);
});

test('places what a field shows by the characters of its value', () => {
  document.body.innerHTML = `<input readonly value="to ${address}">`;
  const field = at('input') as ReadOnlyField;

  expect(findInField(field)).toMatchObject([
    {
      found: { written: address },
      place: { startContainer: field, startOffset: 3, endContainer: field, endOffset: 45 },
    },
  ]);
  expect(findInElement(field)).toEqual(findInField(field));
});

test.for(fillCases<[string, string, number]>(cases.elements))(
  'finds what an element holds by itself: %s',
  ([, html, count]) => {
    document.body.innerHTML = html;
    const element = at('a,area,input,p:not([contenteditable])');

    expect(findInElement(element)).toHaveLength(count);
  },
);

test.for([
  ['a text', () => document.createTextNode(address), true],
  ['a link with a short text', () => at('#short'), true],
  ['a link around a picture', () => at('#picture'), false],
  ['a link around white space', () => at('#empty'), false],
  ['a link around a region', () => at('#long'), false],
  ['a field', () => at('input'), false],
  ['a text area', () => at('textarea'), false],
] as const)('knows what can be underlined: %s %j', ([, node, expected]) => {
  document.body.innerHTML =
    `<a id=short>${'x'.repeat(100)}</a><a id=picture><img></a><a id=empty> \n </a><a id=long>${'x'.repeat(101)}</a>` +
    `<input readonly value="${address}"><textarea readonly>${address}</textarea>`;

  expect(isMarkable(node())).toBe(expected);
});
