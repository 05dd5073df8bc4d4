import { afterEach, expect, test } from 'vitest';
import { alphaOf, isClear, isOpaque, isSameTone } from '../../../src/content/covering.ts';
import { isReadable } from '../../../src/content/hit-test.ts';

// @vitest-environment new-document
afterEach(() => document.body.replaceChildren());

test.for<[string, boolean, string]>([
  ['nothing said of it', true, '<p>x</p>'],
  ['a little opacity', false, '<p style="opacity:.02">x</p>'],
  ['a filter', false, '<p style="filter:opacity(.02)">x</p>'],
  ['a filter around it', false, '<div style="filter:opacity(0)"><p>x</p></div>'],
  ['a filter that turns colours about', true, '<p style="filter:invert(1);color:#fff;background:#fff">x</p>'],
  ['a blur', false, '<p style="filter:blur(9px);font-size:16px">x</p>'],
  ['a mask of nothing', false, '<p style="mask-image:linear-gradient(rgba(0, 0, 0, 0), rgba(9, 9, 9, 0))">x</p>'],
  ['a mask that fades it', true, '<p style="mask-image:linear-gradient(rgb(0, 0, 0), rgba(0, 0, 0, 0))">x</p>'],
  ['a tiny font', false, '<p style="font-size:.1px">x</p>'],
  ['no visibility', false, '<p style="visibility:hidden">x</p>'],
  ['no colour', false, '<p style="color:rgba(0, 0, 0, 0.02)">x</p>'],
  ['the colour of the page', false, '<p style="color:rgb(255, 255, 255)">x</p>'],
  ['nearly that of the page', false, '<p style="color:rgb(250, 252, 255)">x</p>'],
  [
    'the colour of its box',
    false,
    '<div style="background-color:rgb(0, 0, 9)"><p style="color:rgb(0, 0, 9)">x</p></div>',
  ],
  [
    'another colour than its box',
    true,
    '<div style="background-color:rgb(0, 0, 9)"><p style="color:rgb(255, 255, 255)">x</p></div>',
  ],
  [
    'the colour of the page on a picture',
    true,
    '<div style="background-image:url(a.png)"><p style="color:rgb(255, 255, 255)">x</p></div>',
  ],
])('a text with %s can be read: %s', ([, isSeen, html]) => {
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
