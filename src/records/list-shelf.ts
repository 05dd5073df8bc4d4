import type { Cursor } from '../models/token.ts';
import { type Chunk, isChunk, isPlace, mostRows } from './chunks.ts';
import { comparePlaces, isIn, type Span, type Stretch } from './merge-page.ts';
import type { Position } from './records.ts';
import type { Key, KeyRange, Shelf } from './shelf.ts';

/** What is known of a list besides its rows. */
export type ListHead = { askedMs: number; spans: Span[] };

/** Reads it; null for a list that is not known. */
export async function readHead(shelf: Shelf, list: string): Promise<ListHead | null> {
  const stored = await shelf.get('lists', list);

  return isHead(stored) ? stored : null;
}

/** Reads the chunks of a stretch from its newest row on, until they hold `most` rows whatever the first one's are. */
export async function readChunks(
  shelf: Shelf,
  list: string,
  { stretch, most }: { stretch: Stretch; most: number },
): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  const atOnce = Math.min(Math.ceil(most / 50) + 1, 200);
  let { below } = stretch;
  for (let rows = 0; rows < most + mostRows; ) {
    const found = await shelf.getRange('chunks', toRange(list, { below, downTo: null }), atOnce);
    for (const chunk of found) {
      // Behind a damaged one there would be a hole.
      if (!isChunk(chunk) || !isIn(chunk.newest, { ...stretch, below: null })) return chunks;
      chunks.push(chunk);
      rows += chunk.count;
      below = chunk.oldest;
    }
    if (found.length < atOnce) break;
  }

  return chunks;
}

/** Reads every chunk that has rows of a stretch: the first one behind it may, too, and small leftovers find a neighbour in it. */
export async function readChunksOf(shelf: Shelf, list: string, stretch: Stretch): Promise<unknown[]> {
  const { below, downTo } = stretch;
  if (below !== null && downTo !== null && comparePlaces(below, downTo) <= 0) return [];
  const inside = await shelf.getRange('chunks', toRange(list, stretch));
  if (downTo === null) return inside;
  const behind = toRange(list, { below: downTo, downTo: null });

  return [...inside, ...(await shelf.getRange('chunks', behind, 1))];
}

/** Puts a list's chunks in the place of others. */
export async function writeChunks(
  shelf: Shelf,
  list: string,
  { old, chunks }: { old: readonly unknown[]; chunks: readonly Chunk[] },
): Promise<void> {
  await Promise.all(old.filter(isChunk).map((chunk) => shelf.remove('chunks', toKey(list, chunk.oldest))));
  await Promise.all(chunks.map((chunk) => shelf.put('chunks', toKey(list, chunk.oldest), chunk)));
}

// A chunk's key is the place of its oldest row, turned round so that the newest chunk comes first.
function toKey(list: string, [block, index]: Position): Key {
  return [list, -block, -index];
}

function toRange(list: string, { below, downTo }: Stretch): KeyRange {
  return {
    from: below === null ? [list, -Infinity] : toKey(list, below),
    to: downTo === null ? [list, Infinity] : toKey(list, downTo),
    after: true,
  };
}

function isHead(stored: unknown): stored is ListHead & { spans: { next: Cursor | null }[] } {
  if (typeof stored !== 'object' || stored === null) return false;
  const { askedMs, spans } = stored as Partial<Record<string, unknown>>;
  return Number.isFinite(askedMs) && Array.isArray(spans) && spans.every(isSpan);
}

function isSpan(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const { newest, oldest, next } = stored as Partial<Record<string, unknown>>;
  return isPlace(newest) && isPlace(oldest) && (next === null || (typeof next === 'object' && !Array.isArray(next)));
}
