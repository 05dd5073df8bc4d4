import type { Reply } from '../../models/failure.ts';
import type { Cursor } from '../../models/token.ts';
import type { GrowingList, Page } from './growing-list.ts';

/**
 * Reads on from the newest rows through what is known until they reach those that are shown, and takes these below them;
 * stops where nothing more is known, or as many rows are there as were shown.
 */
export async function reachShown<Row>(
  fresh: GrowingList<Row>,
  shown: GrowingList<Row>,
  readKnown: (next: Cursor | null) => Promise<Reply<Page<Row>> | null>,
): Promise<void> {
  while (fresh.end() === 'open' && !fresh.join(shown) && fresh.rows().length < shown.rows().length) {
    const next = fresh.next();
    const more = await readKnown(next);
    if (!more?.ok) return;
    fresh.take(more.value, next);
  }
}
