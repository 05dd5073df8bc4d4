import { expect, test } from 'vitest';
import { toStepPath } from '../../../src/views/card/sparkline-drawing.tsx';
import cases from './sparkline-drawing.cases.json' with { type: 'json' };

test.for(cases.paths)('draws $name', ({ points, path }) => {
  expect(toStepPath(points as [x: number, y: number][])).toBe(path);
});
