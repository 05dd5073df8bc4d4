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

test.for(cases.images)('$image is clear: $clear, and opaque: $opaque', ({ image, clear, opaque }) => {
  expect(isClear(image)).toBe(clear);
  const style = { backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: image } as CSSStyleDeclaration;
  expect(isOpaque(style)).toBe(opaque);
});

test.for(cases.colours)('$one looks like $other: $isSame', ({ one, other, isSame }) => {
  expect(isSameTone(one, other)).toBe(isSame);
});
