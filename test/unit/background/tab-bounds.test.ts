import { expect, test } from 'vitest';
import { createTabBound } from '../../../src/background/tab-bounds.ts';

test('what happened five times in a tab within a minute has reached its bound there, not in another', () => {
  let ms = 0;
  const bound = createTabBound(5, () => ms);
  const isReached = () => [bound.isReached(1), bound.isReached(2)];

  for (let times = 0; times < 4; times += 1, ms += 10_000) bound.note(1);
  bound.note(2);
  const before = isReached();
  bound.note(1);
  const then = isReached();
  ms += 20_000;
  const later = isReached();

  expect(before).toEqual([false, false]);
  expect(then).toEqual([true, false]);
  expect(later).toEqual([false, false]);
});

test('an entry in the future, left by a clock that was set back, blocks nothing', () => {
  let ms = 3_600_000;
  const bound = createTabBound(1, () => ms);

  bound.note(1);
  const before = bound.isReached(1);
  ms = 0;

  expect([before, bound.isReached(1)]).toEqual([true, false]);
});
