import { describe, expect, test } from 'vitest';
import { indexAt, topOf } from '../../../../src/views/parts/row-places.ts';
import cases from './row-places.cases.json' with { type: 'json' };

const rowPx = 50;

describe('where the rows of a long list are', () => {
  test.for(cases.places)('$name', ({ index, morePx, topPx }) => {
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
