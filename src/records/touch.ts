import { enterUse } from './eviction.ts';
import type { Store } from './shelf.ts';
import type { Item } from './uses.ts';

/** Notes that an item was used. Nobody waits for it. */
export type Touch = (item: Item) => void;

const everyMs = 60_000;
const mostNoted = 1000;

/** Creates the note taker: at most one a minute for an item, so that reading does not mean writing. */
export function createTouch({ store, now }: { store: Store; now: () => number }): Touch {
  const noted = new Map<string, number>();

  return (item) => {
    const name = JSON.stringify(item);
    const sinceMs = now() - (noted.get(name) ?? Number.NEGATIVE_INFINITY);
    if (sinceMs >= 0 && sinceMs < everyMs) return;
    if (noted.size >= mostNoted) noted.clear();
    noted.set(name, now());
    // A use that could not be noted is no loss.
    void store.run({
      kind: 'change',
      stores: ['uses', 'facts'],
      work: (shelf) => enterUse(shelf, item),
      otherwise: undefined,
    });
  };
}
