import { expect, test } from 'vitest';
import { isHeld, placeCard } from '../../../../src/content/card/placement.ts';
import { fillCases } from '../fill-cases.ts';
import cases from './placement-cases.json' with { type: 'json' };

const windowOf = (right: number, bottom: number) => ({ left: 0, top: 0, right, bottom });
const viewport = windowOf(1000, 800);
const card = { width: 360, height: 400 };
const line = (left: number, top: number, width = 200, height = 20) => {
  const [right, bottom] = [left + width, top + height];
  return { left, top, right, bottom };
};

type Given = Omit<Partial<Parameters<typeof placeCard>[0]>, 'anchor'> & { anchor: Parameters<typeof line> };

test.for(fillCases<[string, Given, { x: number; y: number }]>(cases.places))(
  'puts the card %s',
  ([, { anchor, ...given }, expected]) => {
    const box = line(...anchor);
    const { x, y } = placeCard({ anchor: box, pointer: { x: box.left + 5, y: 100 }, card, viewport, ...given });

    expect({ x, y }).toEqual(expected);
  },
);

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
        const place = placeCard({
          anchor: line(left, top, 150),
          pointer,
          card: size,
          viewport: windowOf(width, height),
        });
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
  for (let top = 0; top + 20 <= viewport.bottom; top += 24) {
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
    viewport: windowOf(200, 80),
  });

  expect(place).toEqual({ x: 8, y: 8, height: 64 });
});

test.for([
  [windowOf(1000, 300), line(100, 140)],
  [windowOf(320, 480), line(10, 300, 250)],
  [windowOf(320, 480), line(300, 470, 600)],
  [windowOf(500, 200), line(-400, -50, 200)],
  // Zoomed in with two fingers.
  [{ left: 300, top: 200, right: 850, bottom: 600 }, line(420, 324)],
  [{ left: 300, top: 200, right: 850, bottom: 600 }, line(310, 580)],
] as const)('never leaves the viewport %j', ([small, anchor]) => {
  const width = Math.min(360, small.right - small.left - 16);
  const place = placeCard({
    anchor,
    pointer: { x: anchor.left, y: anchor.top },
    card: { width, height: 2_000 },
    viewport: small,
  });

  expect(place.x).toBeGreaterThanOrEqual(small.left + 8);
  expect(place.y).toBeGreaterThanOrEqual(small.top + 8);
  expect(place.x + width).toBeLessThanOrEqual(small.right - 8);
  expect(place.y + place.height).toBeLessThanOrEqual(small.bottom - 8);
});

test.for(cases.holds)('holds the card while the pointer is $name: $pointer', ({ pointer, expected }) => {
  const anchors = [line(100, 50, 500), line(0, 72, 60)];

  expect(isHeld({ pointer, anchors, card: { left: 100, top: 100, right: 460, bottom: 500 } })).toBe(expected);
});
