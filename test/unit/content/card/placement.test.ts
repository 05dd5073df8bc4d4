import { expect, test } from 'vitest';
import { isHeld, placeCard } from '../../../../src/content/card/placement.ts';

const viewport = { width: 1000, height: 800 };
const card = { width: 360, height: 400 };
const line = (left: number, top: number, width = 200) => ({ left, top, right: left + width, bottom: top + 20 });

test.for([
  ['below a reference at the top', line(100, 50), { x: 110, y: 60 }, card, { x: 100, y: 76 }],
  ['above a reference at the bottom', line(100, 700), { x: 110, y: 710 }, card, { x: 100, y: 294 }],
  ['inside the right edge', line(900, 50, 80), { x: 910, y: 60 }, card, { x: 632, y: 76 }],
  ['inside the left edge', line(-150, 50), { x: 10, y: 60 }, card, { x: 8, y: 76 }],
  ['under the pointer of a wide reference', line(50, 50, 700), { x: 500, y: 60 }, card, { x: 468, y: 76 }],
  [
    'at the pointer on a large image',
    { left: 0, top: 0, right: 600, bottom: 600 },
    { x: 100, y: 100 },
    card,
    { x: 68, y: 124 },
  ],
] as const)('puts the card %s', ([, anchor, pointer, size, expected]) => {
  const { x, y } = placeCard({ anchor, pointer, card: size, viewport });

  expect({ x, y }).toEqual(expected);
});

const low = { width: 1000, height: 240 };
const vertical = { left: 500, top: 50, right: 520, bottom: 650 };

test.for([
  ['from the right edge of a right-to-left reference', { anchor: line(500, 50), isRtl: true }, { x: 340, y: 76 }],
  [
    'under the pointer of a wide right-to-left one',
    { anchor: line(50, 50, 700), pointer: { x: 500, y: 60 }, isRtl: true },
    { x: 172, y: 76 },
  ],
  ['above where a tooltip comes', { anchor: line(100, 500), isTipped: true }, { x: 100, y: 94 }],
  ['above with little room, where the tooltip has less', { anchor: line(100, 420), isTipped: true }, { x: 100, y: 14 }],
  [
    'above where a tooltip comes, though below is room',
    { anchor: line(100, 450), card: { width: 360, height: 100 }, isTipped: true },
    { x: 100, y: 344 },
  ],
  [
    'above where a tooltip comes, though below is more',
    { anchor: line(100, 380), card: { width: 360, height: 300 }, isTipped: true },
    { x: 100, y: 74 },
  ],
  [
    'at the nearest of a wide reference that has moved away from the pointer',
    { anchor: line(300, 50, 700), pointer: { x: 100, y: 60 } },
    { x: 268, y: 76 },
  ],
  ['below a tooltip where above is no room', { anchor: line(100, 50), isTipped: true }, { x: 100, y: 76 }],
  ['to the right in a low viewport', { anchor: line(100, 100), viewport: low }, { x: 306, y: 8 }],
  ['to the left in a low viewport', { anchor: line(700, 100), viewport: low }, { x: 334, y: 8 }],
  [
    'at its top beside it, where it fits',
    { anchor: line(100, 100), viewport: low, card: { width: 360, height: 100 } },
    { x: 306, y: 100 },
  ],
  [
    'beside the pointer where only that leaves room',
    { anchor: line(50, 40, 900), viewport: { width: 1000, height: 100 }, pointer: { x: 100, y: 50 } },
    { x: 124, y: 8 },
  ],
  ['beside its column where a list goes on below', { anchor: line(100, 100), isInList: true }, { x: 306, y: 100 }],
  ['beside it at the side with room', { anchor: line(700, 100), isInList: true }, { x: 334, y: 100 }],
  [
    'below in a list without room beside',
    { anchor: line(300, 50, 400), isInList: true, pointer: { x: 400, y: 60 } },
    { x: 368, y: 76 },
  ],
  ['beside a vertical line', { anchor: vertical, isVertical: true }, { x: 134, y: 88 }],
  [
    'beside a vertical line at the left',
    { anchor: { ...vertical, left: 100, right: 120 }, isVertical: true, pointer: { x: 110, y: 300 } },
    { x: 126, y: 288 },
  ],
  [
    'below the pointer on a vertical line in a narrow viewport',
    { anchor: { ...vertical, left: 200, right: 220 }, isVertical: true, viewport: { width: 400, height: 800 } },
    { x: 32, y: 124 },
  ],
] as const)('puts the card %s', ([, given, expected]) => {
  const pointer = { x: given.anchor.left + 5, y: 100 };
  const { x, y } = placeCard({ pointer, card, viewport, ...given });

  expect({ x, y }).toEqual(expected);
});

test('is never on the pointer, wherever that is on a line, where there is room anywhere', () => {
  const covered: unknown[] = [];
  for (const [width, height] of [
    [1000, 800],
    [1000, 300],
    [800, 150],
    [400, 400],
    [320, 480],
  ] as const) {
    for (let top = 0; top + 20 <= height; top += 13) {
      for (let left = 0; left + 150 <= width; left += 47) {
        const pointer = { x: left + 75, y: top + 10 };
        const size = { width: Math.min(360, width - 16), height: 2_000 };
        const place = placeCard({ anchor: line(left, top, 150), pointer, card: size, viewport: { width, height } });
        const isOnX = pointer.x >= place.x && pointer.x <= place.x + size.width;
        const isOnY = pointer.y >= place.y && pointer.y <= place.y + place.height;
        if (isOnX && isOnY) covered.push({ width, height, left, top, place });
      }
    }
  }

  expect(covered).toEqual([]);
});

test('leaves all rows of a list free that can be hovered, wherever the list is scrolled', () => {
  const size = { width: 360, height: 232 };
  for (let top = 0; top + 20 <= viewport.height; top += 24) {
    const { x } = placeCard({
      anchor: line(100, top),
      pointer: { x: 110, y: top },
      card: size,
      viewport,
      isInList: true,
    });
    expect(x).toBeGreaterThan(300);
  }
});

test.for([
  ['below', 50, { x: 100, y: 76, height: 560 }],
  ['above', 600, { x: 100, y: 34, height: 560 }],
  ['within the viewport', 300, { x: 100, y: 232, height: 560 }],
] as const)('unfolds on its side of the reference: %s', ([, top, expected]) => {
  const anchor = line(100, top);
  const size = { width: 360, height: 232 };

  expect(placeCard({ anchor, pointer: { x: 110, y: top }, card: size, viewport, unfoldedTo: 560 })).toEqual(expected);
});

test('leaves a line and a button room in the smallest frame', () => {
  const place = placeCard({
    anchor: line(10, 30, 150),
    pointer: { x: 50, y: 40 },
    card: { width: 184, height: 400 },
    viewport: { width: 200, height: 80 },
  });

  expect(place).toEqual({ x: 8, y: 8, height: 64 });
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
  expect(place.y + place.height).toBeLessThanOrEqual(small.height - 8);
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
