import { expect, test } from 'vitest';
import { alphaOf, isClear, isOpaque, isSameTone } from '../../../src/content/covering.ts';
import { isReadable } from '../../../src/content/hit-test.ts';
import { fillCases } from './fill-cases.ts';
import cases from './is-readable-cases.json' with { type: 'json' };

// @vitest-environment new-document
test.for(fillCases<[string, boolean, string]>(cases.readable))('a text with %s can be read: %s', ([, isSeen, html]) => {
  // The browsers' default background colour.
  document.body.innerHTML = `<style>* { background-color: rgba(0, 0, 0, 0) }</style>${html}`;

  expect(isReadable(document.querySelector('p')?.firstChild as Text)).toBe(isSeen);
});

test.for<[string, number]>([
  ['rgb(1, 2, 3)', 1],
  ['rgba(1, 2, 3, 0.25)', 0.25],
  ['color(srgb 1 0 0 / 0.5)', 0.5],
])('%s is opaque by %d', ([colour, alpha]) => {
  expect(alphaOf(colour)).toBe(alpha);
});

test.for<[string, boolean, boolean]>([
  ['none', true, false],
  ['url("a.png")', false, true],
  ['linear-gradient(rgba(0, 0, 0, 0), rgba(9, 9, 9, 0))', true, false],
  ['linear-gradient(90deg, rgba(0, 0, 0, 0), rgb(9, 9, 9))', false, false],
  ['radial-gradient(rgb(1, 2, 3) 10%, rgb(9, 9, 9) 90%)', false, true],
])('%s is clear: %s, and opaque: %s', ([image, clear, opaque]) => {
  expect(isClear(image)).toBe(clear);
  const style = { backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: image } as CSSStyleDeclaration;
  expect(isOpaque(style)).toBe(opaque);
});

test.for<[string, string, boolean]>([
  ['rgb(255, 255, 255)', 'rgb(245, 250, 255)', true],
  ['rgb(255, 255, 255)', 'rgb(238, 238, 238)', false],
  ['oklch(0.9 0.1 20)', 'oklch(0.9 0.1 20)', true],
  ['oklch(0.9 0.1 20)', 'oklch(0.1 0.1 20)', false],
  ['rgb(0, 0, 0)', 'oklch(0.1 0.1 20)', false],
])('%s looks like %s: %s', ([one, other, isSame]) => {
  expect(isSameTone(one, other)).toBe(isSame);
});
