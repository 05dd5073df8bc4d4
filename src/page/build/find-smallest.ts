import { randomFrom } from './random-from.ts';

// Of all tries.
const shaken = 0.008;

/**
 * Looks for the variant whose size is least: each try changes the last one a little, and stays where it is no larger.
 * The first few may be larger by one, too: where a search before has ended, all neighbours are. The same start gives the
 * same result: `vary` takes its chances from `random`, which gives whole numbers below the one that it is given.
 */
export function findSmallest<T>(
  start: T,
  {
    vary,
    sizeOf,
    tries,
  }: { vary: (last: T, random: (below: number) => number) => T; sizeOf: (one: T) => number; tries: number },
): T {
  let [best, least] = [start, sizeOf(start)];
  let [last, lastSize] = [best, least];
  // Another search than the one before, that left less to find where it looked.
  const random = randomFrom(least);
  for (let at = 0; at < tries; at++) {
    const next = vary(last, random);
    const size = sizeOf(next);
    // Those of one size too: they lead on where all neighbours are larger.
    if (size > lastSize + (at < tries * shaken ? 1 : 0)) continue;
    [last, lastSize] = [next, size];
    if (size <= least) [best, least] = [next, size];
  }
  return best;
}
