import { expect, test } from 'vitest';
import { findSmallest } from '../../../../src/page/build/find-smallest.ts';

const sizeOf = (one: number[]) => one.reduce((sum, digit) => sum + digit, 0);
const vary = (best: number[], random: (below: number) => number) => best.with(random(best.length), random(10));
const start = [9, 4, 7, 1, 8];

test('finds the smallest of the variants, and leaves what it began with as it was', () => {
  const before = [...start];

  expect(findSmallest(start, { vary, sizeOf, tries: 1_000 })).toEqual([0, 0, 0, 0, 0]);
  expect(start).toEqual(before);
});

test('never gives a larger one, however few its tries are', () => {
  for (let tries = 0; tries < 20; tries++)
    expect(sizeOf(findSmallest(start, { vary, sizeOf, tries }))).toBeLessThanOrEqual(sizeOf(start));
});

test('gives the same for the same start', () => {
  const find = () => findSmallest(start, { vary, sizeOf, tries: 15 });

  expect(find()).toEqual(find());
});

test('goes on from what is no larger, too: that leads on where all neighbours are larger', () => {
  const seen: string[] = [];
  const turned = (best: string) => (best === 'ab' ? 'ba' : 'b');

  const found = findSmallest('ab', {
    vary: (best) => {
      seen.push(best);
      return turned(best);
    },
    sizeOf: (one) => one.length,
    tries: 2,
  });

  expect([found, seen]).toEqual(['b', ['ab', 'ba']]);
});

test('leaves where a search before has ended by a step that is larger by one, and gives none that is larger', () => {
  const sizes = [5, 6, 1];
  const sizeAt = (one: number) => sizes[one] ?? 9;

  expect(findSmallest<number>(0, { vary: (last) => (last + 1) % 3, sizeOf: sizeAt, tries: 1_000 })).toBe(2);
  expect(findSmallest(0, { vary: () => 1, sizeOf: sizeAt, tries: 1_000 })).toBe(0);
});
