import { expect, test } from 'vitest';
import { seed, sizes } from '../../size.ts';
import { playHistory } from './play-history.ts';

const rounds = Array.from({ length: Math.ceil(sizes.histories / 100) }, (_, round) => round);

test.for(rounds)('random histories are whole, exact and asked for once in round %i', async (round) => {
  const wrong: string[] = [];
  const last = Math.min(sizes.histories, (round + 1) * 100);
  for (let number = round * 100; number < last; number += 1) {
    const name = `${seed} history ${number}`;
    for (const one of await playHistory(name)) wrong.push(`${name}: ${one}`);
  }

  expect(wrong).toEqual([]);
});
