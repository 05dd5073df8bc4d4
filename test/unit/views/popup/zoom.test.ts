import { expect, test } from 'vitest';
import { enlarged, moved } from '../../../../src/views/popup/zoom.ts';

const whole = { from: 0, to: 1000 };

test.for<[string, { from: number; to: number }, number, number, { from: number; to: number }]>([
  ['about the middle', { from: 0, to: 1000 }, 500, 2, { from: 250, to: 750 }],
  ['about a place, which stays where it is', { from: 0, to: 1000 }, 100, 2, { from: 50, to: 550 }],
  ['out again', { from: 250, to: 750 }, 500, 0.5, { from: 0, to: 1000 }],
  ['no further out than all of it', { from: 100, to: 900 }, 500, 0.1, { from: 0, to: 1000 }],
  ['out, held by an end', { from: 0, to: 100 }, 100, 0.5, { from: 0, to: 200 }],
  ['no closer than there is anything to see', { from: 500, to: 520 }, 510, 100, { from: 505, to: 515 }],
])('zooms %s', ([, shown, at, times, expected]) => {
  expect(enlarged(shown, { at, times, least: 10, whole })).toEqual(expected);
});

test('a line shorter than the least that is shown stays whole', () => {
  const short = { from: 3, to: 5 };

  expect(enlarged(short, { at: 4, times: 2, least: 10, whole: short })).toEqual(short);
});

test.for<[number, { from: number; to: number }]>([
  [50, { from: 150, to: 250 }],
  [-500, { from: 0, to: 100 }],
  [5000, { from: 900, to: 1000 }],
])('moves by %i as far as the whole goes', ([by, expected]) => {
  expect(moved({ from: 100, to: 200 }, { by, whole })).toEqual(expected);
});
