import { describe, expect, test } from 'vitest';
import { indexAt, topOf } from '../../../../src/views/parts/row-places.ts';

const rowPx = 50;

describe('where the rows of a long list are', () => {
  test.for<[string, number, number[], number]>([
    ['the first', 0, [30], 0],
    ['one below a higher row', 1, [30], 80],
    ['a higher row itself', 2, [0, 0, 30], 100],
    ['one far below all that are higher', 1_000, [30, 0, 12.5], 50_042.5],
    ['any, where none is higher', 299_999, [], 14_999_950],
  ])('%s', ([, index, morePx, topPx]) => {
    expect(topOf(index, rowPx, morePx)).toBe(topPx);
  });

  test('rows that nobody has measured are as high as any', () => {
    const morePx: number[] = [];
    morePx[5] = 20;

    expect(topOf(7, rowPx, morePx)).toBe(370);
    expect(indexAt(369, rowPx, morePx)).toBe(6);
    expect(indexAt(319, rowPx, morePx)).toBe(5);
  });

  test('a place in a row is in that row, from its first pixel to its last', () => {
    const morePx = Array.from({ length: 60 }, (_, at) => (at * at * 37) % 401);

    for (let index = 0; index < 100; index += 1) {
      const topPx = topOf(index, rowPx, morePx);
      const nextPx = topOf(index + 1, rowPx, morePx);

      expect(nextPx - topPx).toBe(rowPx + (morePx[index] ?? 0));
      expect(indexAt(topPx, rowPx, morePx)).toBe(index);
      expect(indexAt(nextPx - 1, rowPx, morePx)).toBe(index);
    }
  });
});
