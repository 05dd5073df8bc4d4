// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { findAround, findInLink, findInText, isOffLimits } from '../../../src/page/find-in-node.ts';

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
const hash = `0x${'9f'.repeat(32)}`;

test.for([
  ['<p id=x>', false],
  ['<pre><code id=x>', false],
  ['<textarea id=x>', true],
  ['<script type=text/plain id=x>', true],
  ['<style id=x>', true],
  ['<div contenteditable><p id=x>', true],
  ['<div contenteditable=plaintext-only><p id=x>', true],
  ['<div contenteditable=false><p id=x>', false],
] as const)('knows where not to read: %s %j', ([html, expected]) => {
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

  const found = findAround(node, at + 20);

  expect(found).toMatchObject([{ found: { written: hash }, place: { startOffset: at, endOffset: at + 66 } }]);
});

test('finds each reference in exactly one of the windows of a text, as in the whole', () => {
  const written = Array.from(
    { length: 40 },
    (_, at) => `${'x '.repeat(at % 7)}eip155:1:${address} 0x${'ab'.repeat(100)} ${hash}`,
  );
  const node = document.createTextNode(written.join(', '));
  const offsets = (found: ReturnType<typeof findInText>) => found.map(({ place }) => place.startOffset);

  const inWindows: number[] = [];
  for (let from = 0; from < node.length; from += 97) inWindows.push(...offsets(findInText(node, from, from + 97)));

  expect(inWindows).toEqual(offsets(findInText(node)));
  expect(inWindows).toHaveLength(80);
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

test.for([
  [`https://etherscan.io/tx/${hash}`, 'transaction'],
  [`/address/${address}`, 'address'],
  ['https://example.org/', null],
  ['http://[', null],
] as const)('reads the link %s as %j', ([href, kind]) => {
  const link = document.createElement('a');
  link.setAttribute('href', href);

  expect(findInLink(link)?.reference.kind ?? null).toBe(kind);
});
