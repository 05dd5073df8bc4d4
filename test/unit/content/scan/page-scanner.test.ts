import { beforeEach, expect, test, vi } from 'vitest';
import type { Target } from '../../../../src/content/hover-target.ts';
import { scrollToReference } from '../../../../src/content/scan/page-scanner.ts';

// @vitest-environment new-document
/** Each scrolled element, and how far it was scrolled right and down (px). */
let scrolled: string[] = [];

beforeEach(() => {
  scrolled = [];
  vi.stubGlobal('innerWidth', 1_000);
  vi.stubGlobal('innerHeight', 800);
  Element.prototype.scrollIntoView = vi.fn();
  // happy-dom has no layout.
  Element.prototype.scrollBy = function (this: Element, to?: ScrollToOptions | number) {
    const { left = 0, top = 0, behavior } = Object(to) as ScrollToOptions;
    if ((left || top) && behavior === 'instant') scrolled.push(`${this.localName} ${left} ${top}`);
  } as Element['scrollBy'];
});

const size = (element: Element, clientWidth: number, clientHeight: number) => {
  for (const [name, value] of Object.entries({ clientWidth, clientHeight }))
    Object.defineProperty(element, name, { value, configurable: true });
};

/** A reference in a `<pre>` of 300 × 400 px, 100 px from the page's top and left. */
function targetAt(...boxes: DOMRect[]) {
  document.body.innerHTML = '<pre>0x</pre>';
  const pre = document.querySelector('pre') as HTMLElement;
  pre.getBoundingClientRect = () => new DOMRect(100, 100, 300, 400);
  document.body.getBoundingClientRect = () => new DOMRect(0, -2_000, 1_000, 5_000);
  document.documentElement.getBoundingClientRect = () => new DOMRect(0, -2_000, 1_000, 5_000);
  size(pre, 300, 400);
  size(document.body, 1_000, 5_000);
  size(document.documentElement, 1_000, 800);
  return { node: pre.firstChild, boxes: () => boxes } as unknown as Target;
}

test('brings the element of a text to the middle, in all frames around', () => {
  scrollToReference(targetAt(new DOMRect(120, 120, 100, 20)));

  const seen = vi.mocked(Element.prototype.scrollIntoView);
  expect(seen.mock.contexts).toEqual([document.querySelector('pre')]);
  expect(seen.mock.calls).toEqual([[{ block: 'center', behavior: 'instant' }]]);
  expect(scrolled).toEqual([]);
});

test.for<[string, DOMRect, string[]]>([
  ['below', new DOMRect(120, 900, 100, 20), ['pre 0 600', 'html 0 500']],
  ['above', new DOMRect(120, -300, 100, 20), ['pre 0 -600', 'html 0 -700']],
  ['beside', new DOMRect(500, 120, 100, 20), ['pre 250 0']],
])('then the place itself, where it lies %s what is seen', ([, box, expected]) => {
  scrollToReference(targetAt(box));

  expect(scrolled).toEqual(expected);
});

test('scrolls nothing else to what is not shown', () => {
  scrollToReference(targetAt());

  expect(scrolled).toEqual([]);
});
