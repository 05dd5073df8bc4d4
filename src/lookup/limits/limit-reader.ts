import { tryAtMost, waitAtMost } from './kept.ts';
import type { LimitsParts } from './limits.ts';

/** The person's daily limit as it is now; null while nobody knows whether there is one. */
export type LimitReader = () => Promise<{ limit: number | null } | null>;

const longestReadMs = 200;
const longestFirstReadMs = 2000;

/**
 * Creates the reading of the daily limit: anew each time, because a change holds at once. One that cannot be read
 * stays what it was. Before it was ever read it could be any: the reading is tried for two seconds.
 */
export function createLimitReader({ readDailyLimit, wait }: Pick<LimitsParts, 'readDailyLimit' | 'wait'>): LimitReader {
  let known: { limit: number | null; at: number } | null = null;
  let begun = 0;

  async function read(): Promise<void> {
    begun += 1;
    const at = begun;
    const limit = await readDailyLimit();
    // One that was overtaken is the older.
    if (known === null || known.at < at) known = { limit, at };
  }

  return async () => {
    if (known === null) await tryAtMost(read, longestFirstReadMs, wait);
    else await waitAtMost(read(), longestReadMs, wait);
    return known;
  };
}
