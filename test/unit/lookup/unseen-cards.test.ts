import { expect, test } from 'vitest';
import { createUnseenCards } from '../../../src/lookup/unseen-cards.ts';

test('a tab whose lookups went unseen five times in a minute is asked first, another is not', () => {
  let ms = 0;
  const cards = createUnseenCards({ now: () => ms });
  const isWary = () => [cards.isWary(1), cards.isWary(2)];

  for (let times = 0; times < 4; times += 1, ms += 10_000) cards.note(1);
  cards.note(2);
  const before = isWary();
  cards.note(1);
  const then = isWary();
  ms += 20_000;
  const later = isWary();

  expect(before).toEqual([false, false]);
  expect(then).toEqual([true, false]);
  expect(later).toEqual([false, false]);
});
