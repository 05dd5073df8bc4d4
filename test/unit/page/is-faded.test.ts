// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { isFaded } from '../../../src/page/is-faded.ts';

afterEach(() => vi.restoreAllMocks());

function say({ filter = 'none', opacity = '1' }): boolean {
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ filter, opacity } as CSSStyleDeclaration);
  return isFaded(document);
}

// As browsers write computed values.
test.for([
  'opacity(0.02)',
  'opacity(0.7) opacity(0.7)',
  'blur(20px)',
  'brightness(40)',
  'contrast(0)',
  'invert(0.5)',
  'invert(0.9) invert(0.9)',
  'url("#nothing")',
  'hue-rotate(180deg) contrast(0.1)',
])('a filter of the root hides what stands on the page: %s', (filter) => {
  expect(say({ filter })).toBe(true);
});

test.for([
  'none',
  'invert(1) hue-rotate(180deg)',
  'invert(0.9)',
  'grayscale(1)',
  'sepia(1) saturate(0.2)',
  'drop-shadow(rgb(0, 0, 0) 1px 1px 2px)',
])('one leaves it legible: %s', (filter) => {
  expect(say({ filter })).toBe(false);
});

test('what is nearly see-through hides it, and what is hardly so does not', () => {
  expect([say({ opacity: '0.1' }), say({ opacity: '0.9' })]).toEqual([true, false]);
});
