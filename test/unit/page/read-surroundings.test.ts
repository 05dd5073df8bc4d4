// @vitest-environment new-document
import { afterEach, expect, test, vi } from 'vitest';
import { drawnIn } from '../../../src/page/flat-tree.ts';
import { readSurroundings } from '../../../src/page/read-surroundings.ts';

afterEach(() => vi.restoreAllMocks());

function read(html: string) {
  document.body.innerHTML = html;
  // happy-dom inherits no direction and knows no writing modes.
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const [direction = 'ltr', writingMode = 'horizontal-tb'] = element.getAttribute('data-style')?.split(' ') ?? [];
    return { direction, writingMode } as CSSStyleDeclaration;
  });
  vi.stubGlobal('getComputedStyle', window.getComputedStyle);
  const ref = document.querySelector('#ref');
  return ref ? readSurroundings(drawnIn(ref)) : null;
}

test.for([
  ['ltr horizontal-tb', false, false],
  ['rtl horizontal-tb', true, false],
  ['ltr vertical-rl', false, true],
  ['rtl vertical-lr', true, true],
  ['ltr sideways-rl', false, true],
] as const)('in %s is right to left: %j, and vertical: %j', ([style, isRtl, isVertical]) => {
  expect(read(`<p id=ref data-style="${style}">0x</p>`)).toMatchObject({ isRtl, isVertical });
});

test.for([
  ['without a title', '<p id=ref>0x</p>', false],
  ['with its own', '<p id=ref title="a">0x</p>', true],
  ['with one further out', '<div title="a"><p id=ref>0x</p></div>', true],
  ['with one that takes it away', '<div title="a"><p id=ref title="">0x</p></div>', false],
  ['with one beside it', '<p title="a"></p><p id=ref>0x</p>', false],
  ['in a drawing with one', '<svg><title>a</title><text id=ref>0x</text></svg>', true],
] as const)('%s the browser shows a tooltip: %j', ([, html, isTipped]) => {
  expect(read(html)).toMatchObject({ isTipped });
});
