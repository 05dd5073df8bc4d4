import { type Watched, type WatchedTransaction, watchedBounds } from '../models/watched.ts';
import type { WatchedDatabase } from './watched-database.ts';
import { isWatched, isWatchedTransaction } from './whole-watched.ts';

/** What an import brings. `replaces`: its names, notes and chains take the place of those that are there. */
export type WatchedMerge = { addresses: Watched[]; transactions: WatchedTransaction[]; replaces: boolean };

type Named = { name: string; note: string; addedMs: number; chainId?: number };

/**
 * Puts everything into the list that an import brings, each thing once, in one transaction of the database. What is
 * there keeps its name, note and chain: what it has none of is filled in. `full`: not all of it fits, and nothing was stored.
 */
export async function mergeWatched(
  database: WatchedDatabase,
  { addresses, transactions, replaces }: WatchedMerge,
): Promise<{ added: number; changed: number; skipped: number } | 'full'> {
  const changing = database.transaction(['watched', 'transactions', 'checks'], 'readwrite');
  const [watched, awaited, checks] = [
    changing.objectStore('watched'),
    changing.objectStore('transactions'),
    changing.objectStore('checks'),
  ];
  const [knownAddresses, knownTransactions] = await Promise.all([watched.getAll(), awaited.getAll()]);
  const first = mergeAll(new Map(knownAddresses.filter(isWatched).map((one) => [one.address, one])), addresses, {
    keyOf: ({ address }) => address,
    replaces,
  });
  const second = mergeAll(
    new Map(knownTransactions.filter(isWatchedTransaction).map((one) => [one.hash, one])),
    transactions,
    {
      keyOf: ({ hash }) => hash,
      replaces,
    },
  );
  if (first.count + second.count > watchedBounds.addresses) return 'full';

  const moved = [...first.moved, ...second.moved];
  await Promise.all([
    ...first.stored.map((one) => watched.put(one)),
    ...second.stored.map((one) => awaited.put(one)),
    ...moved.map((key) => checks.delete(key)),
  ]);
  await changing.done;
  return {
    added: first.added + second.added,
    changed: first.changed + second.changed,
    skipped: first.skipped + second.skipped,
  };
}

function mergeAll<T extends Named>(
  known: Map<string, T>,
  incoming: T[],
  { keyOf, replaces }: { keyOf: (one: T) => string; replaces: boolean },
) {
  const stored: T[] = [];
  const moved: string[] = [];
  const seen = new Set<string>();
  let [added, changed, skipped] = [0, 0, 0];
  for (const one of incoming) {
    const key = keyOf(one);
    const before = known.get(key);
    const after = before ? toMerged(before, one, replaces) : one;
    if (seen.has(key) || (before && isSame(before, after))) {
      skipped += 1;
      continue;
    }
    seen.add(key);
    stored.push(after);
    if (before && before.chainId !== after.chainId) moved.push(key);
    if (before) changed += 1;
    else added += 1;
  }
  return { stored, moved, added, changed, skipped, count: known.size + added };
}

function toMerged<T extends Named>(before: T, one: T, replaces: boolean): T {
  const { name, note, chainId } = one;
  const where = chainId === undefined ? {} : { chainId };
  if (!replaces) return { ...where, ...before, name: before.name || name, note: before.note || note };
  return { ...before, name, note, ...where };
}

function isSame(before: Named, after: Named): boolean {
  return before.name === after.name && before.note === after.note && before.chainId === after.chainId;
}
