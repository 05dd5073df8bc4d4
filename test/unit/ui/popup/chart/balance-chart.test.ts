import { expect, test } from 'vitest';
import { enlarged, keptZoom, moved, zoomAlong } from '../../../../../src/ui/popup/chart/zoom.ts';
import { named } from '../../named.ts';
import cases from './zoom.cases.json' with { type: 'json' };

// @vitest-environment new-document
const whole = { from: 0, to: 1000 };
const drawn = (places: number[], start = places[0] ?? 0) => ({ places, start });

test.for(cases.zooms)('zooms $name', ({ shown, at, times, expected }) => {
  expect(enlarged(shown, { at, times, least: 10, whole })).toEqual(expected);
});

test('a line shorter than the least that is shown stays whole', () => {
  const short = { from: 3, to: 5 };

  expect(enlarged(short, { at: 4, times: 2, least: 10, whole: short })).toEqual(short);
});

test.for(cases.moves)('moves by $by as far as the whole goes', ({ by, expected }) => {
  expect(moved({ from: 100, to: 200 }, { by, whole })).toEqual(expected);
});

test.for(named(cases.kept))('%s', ([, { times, zoom, expected }]) => {
  expect(keptZoom(drawn(times), zoom)).toEqual(expected);
});

test('what is shown may begin before the first point, as the range does', () => {
  expect(keptZoom(drawn([20, 30], 10), { from: 12, to: 25 })).toEqual({ from: 12, to: 25 });
  expect(keptZoom(drawn([20, 30], 10), { from: 5, to: 30 })).toBeNull();
});

const [blocks, times] = [
  [10, 20, 40, 41],
  [1000, 1100, 1100, 2000],
];

test.for(named(cases.alongOther))('a part of one axis is the same part of the other: %s', ([, { zoom, expected }]) => {
  expect(zoomAlong(drawn(times), zoom, drawn(blocks))).toEqual(expected);
});

test('a part of one axis comes back as it was', () => {
  const part = { from: 12, to: 19.5 };

  const there = zoomAlong(drawn(times), part, drawn(blocks));

  expect(there && zoomAlong(drawn(blocks), there, drawn(times))).toEqual(part);
});

test('a part of a line with other points is no part of this one', () => {
  expect(zoomAlong(drawn([10, 20]), { from: 10, to: 15 }, drawn([1000, 1100, 1200]))).toBeNull();
});

test.for([1.1, 1.5, 3, 7])('what is drawn %s times as large and as small again is all of it', (times) => {
  const whole = { from: 1_700_000_001, to: 1_763_123_457 };
  for (const at of [whole.to, whole.from, 1_712_345_678]) {
    const large = enlarged(whole, { at, times, least: 60, whole });
    expect(large.to - large.from).toBeLessThan(whole.to - whole.from);
    expect(enlarged(large, { at, times: 1 / times, least: 60, whole })).toEqual(whole);
  }
});

test('what is drawn larger and smaller again is all of a line that has grown by seconds in between', () => {
  const before = { from: 1_700_000_001, to: 1_763_123_457 };
  const whole = { ...before, to: before.to + 5 };

  const large = enlarged(before, { at: before.to, times: 1.8, least: 60, whole: before });

  expect(enlarged(large, { at: before.to, times: 1 / 1.8, least: 60, whole })).toEqual(whole);
});
