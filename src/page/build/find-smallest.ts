import { randomFrom } from './random-from.ts';

/**
 * Looks for the variant whose size is least: each try changes what is best so far a little, and stays where it is no
 * larger. The same start gives the same result: `vary` takes its chances from `random`, which gives whole numbers below
 * the one that it is given.
 */
export function findSmallest<T>(
  start: T,
  {
    vary,
    sizeOf,
    tries,
  }: { vary: (best: T, random: (below: number) => number) => T; sizeOf: (one: T) => number; tries: number },
): T {
  let [best, least] = [start, sizeOf(start)];
  // Another search than the one before, that left less to find where it looked.
  const random = randomFrom(least);
  for (let at = 0; at < tries; at++) {
    const next = vary(best, random);
    const size = sizeOf(next);
    // Those of one size too: they lead on where all neighbours are larger.
    if (size > least) continue;
    [best, least] = [next, size];
  }
  return best;
}
