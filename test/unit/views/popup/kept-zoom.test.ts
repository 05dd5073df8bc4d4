// @vitest-environment new-document
import { expect, test } from 'vitest';
import { enlarged, keptZoom, type Zoom, zoomAlong } from '../../../../src/views/popup/zoom.ts';

test.for<[string, number[], Zoom, Zoom | null]>([
  ['a zoom stays on a longer line', [0, 50, 100], { from: 20, to: 40 }, { from: 20, to: 40 }],
  ['a zoom is cut where the new line begins later', [30, 100], { from: 20, to: 40 }, { from: 30, to: 40 }],
  ['a zoom is cut where the new line ends earlier', [0, 30], { from: 20, to: 40 }, { from: 20, to: 30 }],
  ['a zoom on what is gone ends', [50, 100], { from: 20, to: 40 }, null],
  ['a zoom that covers the whole new line ends', [25, 35], { from: 20, to: 40 }, null],
])('%s', ([, times, zoom, expected]) => {
  expect(keptZoom(times, zoom)).toEqual(expected);
});

const [blocks, times] = [
  [10, 20, 40, 41],
  [1000, 1100, 1100, 2000],
];

test.for<[string, Zoom, Zoom | null]>([
  ['its own points', { from: 10, to: 20 }, { from: 1000, to: 1100 }],
  ['the same share between two points', { from: 15, to: 40.5 }, { from: 1050, to: 1550 }],
  ['all of it', { from: 10, to: 41 }, null],
  ['no time at all', { from: 20, to: 30 }, null],
  ['what lies beyond it', { from: 0, to: 20 }, { from: 1000, to: 1100 }],
])('a part of one axis is the same part of the other: %s', ([, zoom, expected]) => {
  expect(zoomAlong(times, zoom, blocks)).toEqual(expected);
});

test('a part of one axis comes back as it was', () => {
  const part = { from: 12, to: 19.5 };

  const there = zoomAlong(times, part, blocks);

  expect(there && zoomAlong(blocks, there, times)).toEqual(part);
});

test('a part of a line with other points is no part of this one', () => {
  expect(zoomAlong([10, 20], { from: 10, to: 15 }, [1000, 1100, 1200])).toBeNull();
});

test.for([1.1, 1.5, 3, 7])('what is drawn %s times as large and as small again is all of it', (times) => {
  const whole = { from: 1_700_000_001, to: 1_763_123_457 };
  for (const at of [whole.to, whole.from, 1_712_345_678]) {
    const large = enlarged(whole, { at, times, least: 60, whole });
    expect(large.to - large.from).toBeLessThan(whole.to - whole.from);
    expect(enlarged(large, { at, times: 1 / times, least: 60, whole })).toEqual(whole);
  }
});
