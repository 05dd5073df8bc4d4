import { expect, test } from 'vitest';
import { isOnWay } from '../../../../src/content/card/hover-grace.ts';
import { fillCases } from '../fill-cases.ts';
import cases from './safe-area-cases.json' with { type: 'json' };

// 100 px below the point where the pointer left, and 300 px wide.
const card = { left: 100, top: 200, right: 400, bottom: 500 };
const from = { x: 250, y: 100 };

test.for(fillCases<[string, number, number, boolean]>(cases.down))('%s: %j', ([, x, y, expected]) => {
  expect(isOnWay(from, { x, y }, card)).toBe(expected);
});

test.for(fillCases<[string, { x: number; y: number }, { x: number; y: number }]>(cases.ways))(
  'knows the way to a card %s',
  ([, left, now]) => {
    expect(isOnWay(left, now, card)).toBe(true);
    expect(isOnWay(left, { x: 2 * left.x - now.x, y: 2 * left.y - now.y }, card)).toBe(false);
  },
);
