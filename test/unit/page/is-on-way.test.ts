import { expect, test } from 'vitest';
import { isOnWay } from '../../../src/page/is-on-way.ts';

// 100 px below where the pointer has left, and 300 px wide.
const card = { left: 100, top: 200, right: 400, bottom: 500 };
const from = { x: 250, y: 100 };

test.for([
  ['straight down', 250, 150, true],
  ['59° to the right', 250 + 166, 200, true],
  ['59° to the left', 250 - 166, 200, true],
  ['along the edge', 300, 100, false],
  ['away', 250, 50, false],
  ['61° to the right', 250 + 181, 200, false],
  ['61° to the left', 250 - 181, 200, false],
  ['nowhere', 250, 100, true],
] as const)('%s: %j', ([, x, y, expected]) => {
  expect(isOnWay(from, { x, y }, card)).toBe(expected);
});

test.for([
  ['above', { x: 250, y: 700 }, { x: 250, y: 600 }],
  ['to the right', { x: 0, y: 300 }, { x: 50, y: 320 }],
  ['to the left', { x: 600, y: 300 }, { x: 500, y: 260 }],
  ['in a corner', { x: 500, y: 600 }, { x: 450, y: 560 }],
] as const)('knows the way to a card %s', ([, left, now]) => {
  expect(isOnWay(left, now, card)).toBe(true);
  expect(isOnWay(left, { x: 2 * left.x - now.x, y: 2 * left.y - now.y }, card)).toBe(false);
});
