import { createDice } from '../../src/explorer/sample/seeded.ts';
import type { Driver } from './driver/driver.ts';

/** CHAOS_SEED takes other moments; every failure names the one that it had. */
export const seed = process.env.CHAOS_SEED ?? 'one';

/** Kills the background after so many milliseconds, at random, at most this many. */
export function createKills(driver: Driver, name: string) {
  const dice = createDice(`${seed} ${name}`);
  let count = 0;
  return {
    count: () => count,
    dice,
    async killWithin(mostMs: number) {
      // Not a wait for anything: the moment is what is tried.
      await new Promise((done) => setTimeout(done, dice.below(mostMs)));
      await driver.killBackground();
      count += 1;
    },
  };
}
