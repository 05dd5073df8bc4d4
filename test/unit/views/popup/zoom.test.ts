import { expect, test } from 'vitest';
import { enlarged, moved } from '../../../../src/views/popup/zoom.ts';
import cases from './zoom.cases.json' with { type: 'json' };

const whole = { from: 0, to: 1000 };

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
