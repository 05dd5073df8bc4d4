import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readThreadMs } from '../thread-time.ts';
import { createWorld } from './a-database.ts';
import { cursorAfter, toPage } from './rows.ts';

test('5,000 rows of a list of 100,000 are read in well under a second', async () => {
  const world = createWorld();
  const lists = world.start().balances;
  for (let newest = 100_000; newest > 0; newest -= 100) {
    const from = newest === 100_000 ? null : cursorAfter(newest + 1);
    if (!(await lists.take('a', toPage(newest, newest - 99, { from })))) throw new Error(`not taken at ${newest}`);
  }

  const startMs = readThreadMs();
  const top = await lists.read('a', { before: null, most: 5000 });
  const deep = await lists.read('a', { before: [50_050, 0], most: 5000 });
  const tookMs = readThreadMs() - startMs;

  expect(top?.rows).toHaveLength(5000);
  expect(deep?.rows).toHaveLength(5000);
  expect(deep?.rows[0]?.blockNumber).toBe(50_049);
  expect(deep?.next).toEqual({ kind: 'known', before: [45_050, 0] });
  expect(tookMs).toBeLessThan(1000);
});
