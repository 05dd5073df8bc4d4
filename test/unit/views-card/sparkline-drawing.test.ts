import { expect, test } from 'vitest';
import { toStepPath } from '../../../src/views/card/sparkline-drawing.tsx';

test.for([
  ['nothing', [], ''],
  ['one value over the whole width', [[0.5, 0.5]], 'M0 28H360'],
  [
    'zero and full height, clear of the edges',
    [
      [0, 0],
      [1, 1],
    ],
    'M0 53H360V3H360',
  ],
  [
    'steps that last until the next point',
    [
      [0, 0],
      [0.25, 1],
      [0.5, 0.5],
    ],
    'M0 53H90V3H180V28H360',
  ],
] as const)('draws %s', ([, points, path]) => {
  expect(toStepPath(points.map(([x, y]) => [x, y]))).toBe(path);
});
