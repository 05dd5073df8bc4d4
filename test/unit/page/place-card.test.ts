import { expect, test } from 'vitest';
import { isHeld, placeCard } from '../../../src/page/place-card.ts';

const viewport = { width: 1000, height: 800 };
const card = { width: 360, height: 400 };
const line = (left: number, top: number, width = 200) => ({ left, top, right: left + width, bottom: top + 20 });

test.for([
  ['below a reference at the top', line(100, 50), { x: 110, y: 60 }, card, { x: 100, y: 76, side: 'below' }],
  ['above a reference at the bottom', line(100, 700), { x: 110, y: 710 }, card, { x: 100, y: 294, side: 'above' }],
  ['inside the right edge', line(900, 50, 80), { x: 910, y: 60 }, card, { x: 632, y: 76, side: 'below' }],
  ['inside the left edge', line(-150, 50), { x: 10, y: 60 }, card, { x: 8, y: 76, side: 'below' }],
  [
    'under the pointer of a wide reference',
    line(50, 50, 700),
    { x: 500, y: 60 },
    card,
    { x: 468, y: 76, side: 'below' },
  ],
  [
    'at the pointer on a large image',
    { left: 0, top: 0, right: 600, bottom: 600 },
    { x: 100, y: 100 },
    card,
    { x: 68, y: 124, side: 'below' },
  ],
  [
    'above while a small card waits at the bottom, because it will grow',
    line(100, 600),
    { x: 110, y: 610 },
    { width: 360, height: 120 },
    { x: 100, y: 474, side: 'above' },
  ],
] as const)('puts the card %s', ([, anchor, pointer, size, expected]) => {
  const { x, y, side } = placeCard({ anchor, pointer, card: size, viewport });

  expect({ x, y, side }).toEqual(expected);
});

test.for([
  [{ width: 1000, height: 300 }, line(100, 140)],
  [{ width: 320, height: 480 }, line(10, 300, 250)],
  [{ width: 320, height: 480 }, line(300, 470, 600)],
  [{ width: 500, height: 200 }, line(-400, -50, 200)],
] as const)('never leaves the viewport %j', ([small, anchor]) => {
  const width = Math.min(360, small.width - 16);
  const place = placeCard({
    anchor,
    pointer: { x: anchor.left, y: anchor.top },
    card: { width, height: 2_000 },
    viewport: small,
  });

  expect(place.x).toBeGreaterThanOrEqual(8);
  expect(place.y).toBeGreaterThanOrEqual(8);
  expect(place.x + width).toBeLessThanOrEqual(small.width - 8);
  expect(place.y + place.room).toBeLessThanOrEqual(small.height - 8);
});

test.for([
  ['on the reference', { x: 150, y: 60 }, true],
  ['on the second line of a wrapped reference', { x: 20, y: 80 }, true],
  ['in the gap above the card', { x: 380, y: 98 }, true],
  ['on the card', { x: 400, y: 300 }, true],
  ['beside the reference', { x: 700, y: 60 }, false],
  ['below the card', { x: 200, y: 600 }, false],
] as const)('holds the card while the pointer is %s: %j', ([, pointer, expected]) => {
  const anchors = [line(100, 50, 500), line(0, 72, 60)];

  expect(isHeld({ pointer, anchors, card: { left: 100, top: 100, right: 460, bottom: 500 } })).toBe(expected);
});
