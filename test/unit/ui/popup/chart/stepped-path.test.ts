import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { steppedPath } from '../../../../../src/ui/popup/chart/chart-options.ts';

type Point = readonly [x: number, y: number];

/** Records the lines of a path. Each `moveTo` begins a line. */
class Recorded {
  lines: Point[][] = [];
  moveTo = (x: number, y: number) => void this.lines.push([[x, y]]);
  lineTo = (x: number, y: number) => void this.lines.at(-1)?.push([x, y]);
  closePath = () => {};
}

// Resets the modules, because other files in this thread use the real one.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

// A chart of 100 by 100 pixels, both scales from 0 to 100: a place equals its pixel, values count from the bottom.
vi.mock('uplot', () => ({
  default: {
    orient: ({ data }: { data: number[][] }, _series: number, draw: (...given: unknown[]) => void) => {
      const scale = { min: 0, max: 100 };
      const toX = (place: number) => place;
      const toY = (value: number) => 100 - value;
      draw({}, data[0], data[1], scale, scale, toX, toY, 0, 0, 100, 100);
    },
  },
}));

beforeEach(() => void vi.stubGlobal('Path2D', Recorded));

/** Returns the path of these points, as lines. */
function pathOf(...points: Point[]): { stroke: Point[][]; fill: Point[] } {
  const { stroke, fill } = drawPath(points, 0);
  return { stroke: stroke.lines, fill: fill.lines.flat() };
}

/** Draws a line on a scale that begins at `low`. */
function drawPath(points: Point[], low: number) {
  const data = [points.map(([place]) => place), points.map(([, value]) => value)];
  return Object(steppedPath({ data, scales: { y: { min: low } } } as never, 1, 0, points.length - 1));
}

test('is filled only down to zero: any other floor would make a small part look like all of it', () => {
  const points: Point[] = [
    [0, 10],
    [80, 20],
  ];

  expect([0, 5].map((low) => drawPath(points, low).fill === null)).toEqual([false, true]);
});

/** True if one of the lines runs straight through both points, in either direction. */
function hasLine(lines: Point[][], [fromX, fromY]: Point, [toX, toY]: Point): boolean {
  const isBetween = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  return lines.some((line) =>
    line.some(([x, y], at) => {
      const [nextX, nextY] = line[at + 1] ?? [Number.NaN, Number.NaN];
      if (fromX === toX) return x === fromX && nextX === fromX && [fromY, toY].every((one) => isBetween(one, y, nextY));
      return y === fromY && nextY === fromY && [fromX, toX].every((one) => isBetween(one, x, nextX));
    }),
  );
}

test('goes level to each change, and straight up or down there', () => {
  const { stroke, fill } = pathOf([0, 10], [30, 60], [80, 20]);

  const corners: Point[] = [
    [0, 90],
    [30, 90],
    [30, 40],
    [80, 40],
    [80, 80],
  ];
  for (const [at, to] of corners.slice(1).entries()) {
    const from = corners[at] ?? to;
    expect(hasLine(stroke, from, to), `${from} to ${to}`).toBe(true);
  }
  expect(fill).toEqual(expect.arrayContaining(corners));
});

test('what many changes of one column reach over is seen, and the line goes on from the last of them', () => {
  const { stroke, fill } = pathOf([0, 50], [40, 90], [40.1, 5], [40.2, 30], [90, 30]);

  expect(hasLine(stroke, [40, 10], [40, 95])).toBe(true);
  expect(hasLine(stroke, [40, 70], [90, 70])).toBe(true);
  expect(fill).toEqual(
    expect.arrayContaining([
      [40, 10],
      [40, 95],
      [40, 70],
    ]),
  );
});

test('a column is one upright, however many changes it has', () => {
  const many = Array.from({ length: 10_000 }, (_, at): Point => [50 + at / 100_000, at % 100]);
  const { stroke, fill } = pathOf([0, 0], ...many, [100, 50]);

  expect(stroke.flat().length).toBeLessThan(20);
  expect(fill.length).toBeLessThan(20);
  expect(hasLine(stroke, [50, 100], [50, 1])).toBe(true);
});

test('a balance that never changes is one level line, and a single point no line that leaves it', () => {
  expect(hasLine(pathOf([0, 40], [100, 40]).stroke, [0, 60], [100, 60])).toBe(true);
  expect(pathOf([50, 40]).stroke.flat()).toEqual([
    [50, 60],
    [50, 60],
  ]);
});
