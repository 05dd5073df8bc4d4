import { beforeEach, expect, test } from 'vitest';
import {
  createFieldTarget,
  createLinkTarget,
  createTextTarget,
  findTargetOfLink,
  isSameTarget,
} from '../../../src/content/hover-target.ts';
import { findInField, findInText, type ReadOnlyField } from '../../../src/content/scan/find-references.ts';
import { stubBrowser } from './fake-highlights.ts';
import { one as address, two as other } from './fill-cases.ts';

// @vitest-environment new-document

beforeEach(() => void stubBrowser());

function inText(text: string) {
  const node = document.createTextNode(text);
  document.body.replaceChildren(node);
  const target = () => {
    const [match] = findInText(node);
    if (!match) throw new Error('nothing found');
    return createTextTarget(match.found, match.place, null);
  };
  return { node, target };
}

function inLink(href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.append('here');
  document.body.replaceChildren(link);
  const target = findTargetOfLink(link);
  if (!target) throw new Error('nothing found');
  return { link, target };
}

test.for([
  ['nothing changes', () => {}, true],
  ['the rest of its text changes', (node: Text) => node.appendData(' and more'), true],
  ['its own text changes', (node: Text) => node.replaceData(5, 3, '0x9'), false],
  ['it leaves the page', (node: Text) => node.remove(), false],
] as const)('a written reference, when %s: there %j', ([, change, expected]) => {
  const { node, target } = inText(`from ${address} on`);
  const it = target();

  change(node);

  expect(it.isThere()).toBe(expected);
});

test.for([
  ['nothing changes', () => {}, true],
  ['its text changes', (link: Element) => link.replaceChildren('there'), true],
  ['it leads elsewhere', (link: Element) => link.setAttribute('href', `https://etherscan.io/address/${other}`), false],
  ['it leaves the page', (link: Element) => link.remove(), false],
] as const)('a linked reference, when %s: there %j', ([, change, expected]) => {
  const { link, target } = inLink(`https://etherscan.io/address/${address}`);

  change(link);

  expect(target.isThere()).toBe(expected);
});

test('is the same when it is found again', () => {
  const { target } = inText(`from ${address}`);

  expect(isSameTarget(target(), target())).toBe(true);
});

test('is another one when the page uses the text again', () => {
  const { node, target } = inText(`from ${address}`);
  const before = target();

  node.data = `from ${other}`;

  expect(isSameTarget(before, target())).toBe(false);
});

test('is another one elsewhere in the same text', () => {
  const { node, target } = inText(`from ${address}`);
  const before = target();

  node.data = `now from ${address}`;

  expect(isSameTarget(before, target())).toBe(false);
});

test.for([
  ['', `to ${other}`],
  [', also in parts', `<b>${other.slice(0, 9)}</b><b>${other.slice(9)}</b>`],
] as const)('of a focused link it is what its text writes%s, before where it leads', ([, html]) => {
  const { link } = inLink(`https://etherscan.io/address/${address}`);
  link.innerHTML = html;

  expect(findTargetOfLink(link)?.found.written).toBe(other);
});

test('of a link around an image the image is where it is', () => {
  const { link, target } = inLink(`https://etherscan.io/address/${address}`);
  const image = document.createElement('img');
  image.getClientRects = () => [new DOMRect(0, 0, 50, 50)] as unknown as DOMRectList;
  link.getClientRects = () => [] as unknown as DOMRectList;
  link.replaceChildren(image);

  expect(target.boxes()).toMatchObject([{ width: 50 }]);
  expect(createLinkTarget(target.found, link).boxes()).toHaveLength(1);
});

function inField(value: string) {
  document.body.innerHTML = `<p><textarea readonly>${value}</textarea></p>`;
  const field = document.querySelector('textarea') as ReadOnlyField;
  const target = (index = 0) => {
    const match = findInField(field)[index];
    if (!match) throw new Error('nothing found');
    return createFieldTarget(match, field);
  };
  return { field, target };
}

test.for([
  ['nothing changes', () => {}, true],
  ['its value changes', (field: ReadOnlyField) => (field.value = `now ${address}`), false],
  ['it becomes editable', (field: ReadOnlyField) => field.removeAttribute('readonly'), false],
  ['it leaves the page', (field: ReadOnlyField) => field.remove(), false],
] as const)('a reference in a field, when %s: there %j', ([, change, expected]) => {
  const { field, target } = inField(`from ${address}`);
  const it = target();

  change(field);

  expect(it.isThere()).toBe(expected);
});

test('in a field it is where the field is, and the same only at its place in the value', () => {
  const { field, target } = inField(`${address} and ${other} and ${address}`);
  field.getClientRects = () => [new DOMRect(0, 0, 50, 20)] as unknown as DOMRectList;

  expect(target().boxes()).toMatchObject([{ width: 50 }]);
  expect(target().node).toBe(field);
  expect(target().link).toBeNull();
  expect(isSameTarget(target(), target())).toBe(true);
  expect(isSameTarget(target(), target(2))).toBe(false);
});

test.for([
  ['nothing changes', () => {}, true],
  ['its first part changes', ([first]: Element[]) => first?.replaceChildren('0x99'), false],
  ['its last part changes', ([, last]: Element[]) => last?.replaceChildren('99'), false],
] as const)('a reference in two nodes, when %s: there %j', ([, change, expected]) => {
  document.body.innerHTML = `<p><b>${address.slice(0, 9)}</b><b>${address.slice(9)}</b></p>`;
  const parts = [...document.querySelectorAll('b')];
  const [match] = findInText(parts[1]?.firstChild as Text);
  const it = match && createTextTarget(match.found, match.place, null);

  change(parts);

  expect(it?.found.written).toBe(address);
  expect(it?.isThere()).toBe(expected);
});
