// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { enlarged, keptZoom, type Zoom } from '../../../../src/views/popup/zoom.ts';

test.for<[string, number[], Zoom, Zoom | null]>([
  ['a zoom stays on a longer line', [0, 50, 100], { from: 20, to: 40 }, { from: 20, to: 40 }],
  ['a zoom is cut where the new line begins later', [30, 100], { from: 20, to: 40 }, { from: 30, to: 40 }],
  ['a zoom is cut where the new line ends earlier', [0, 30], { from: 20, to: 40 }, { from: 20, to: 30 }],
  ['a zoom on what is gone ends', [50, 100], { from: 20, to: 40 }, null],
  ['a zoom that covers the whole new line ends', [25, 35], { from: 20, to: 40 }, null],
])('%s', ([, times, zoom, expected]) => {
  expect(keptZoom(times, zoom)).toEqual(expected);
});

test.for([1.1, 1.5, 3, 7])('what is drawn %s times as large and as small again is all of it', (times) => {
  const whole = { from: 1_700_000_001, to: 1_763_123_457 };
  for (const at of [whole.to, whole.from, 1_712_345_678]) {
    const large = enlarged(whole, { at, times, least: 60, whole });
    expect(large.to - large.from).toBeLessThan(whole.to - whole.from);
    expect(enlarged(large, { at, times: 1 / times, least: 60, whole })).toEqual(whole);
  }
});
