import { type PlacedRow, placeRows, type RowKind, replaceRows, sumBytes, toAllRows, toChunks } from './chunks.ts';
import { enter, removeItem } from './eviction.ts';
import { isForgotten } from './forgetting.ts';
import { type ListHead, readChunksOf, readHead, writeChunks } from './list-shelf.ts';
import { type Around, askAtGaps, comparePlaces, findStart, putPage, type Span } from './merge-page.ts';
import type { ListPage } from './records.ts';
import type { Shelf } from './shelf.ts';
import { type Item, sizeOf } from './uses.ts';

const minuteMs = 60_000;

/** Takes a page into a list, all in the one transaction of the shelf; false where it has no place in it. */
export async function takePage<Row>(
  shelf: Shelf,
  item: Item,
  { page, kind, now }: { page: ListPage<Row>; kind: RowKind<Row>; now: number },
): Promise<boolean> {
  const [list, placed] = [item[1], placeRows(page.rows, kind)];
  if (placed === null || (await isForgotten(shelf, { askedMs: page.askedMs, now }))) return false;
  const head = await readHead(shelf, list);
  // A newest page that was overtaken by a newer one: what it says is known already, or wrong by now.
  if (page.from === null && head !== null && page.askedMs < head.askedMs && head.askedMs <= now + minuteMs) return true;

  const [first, last] = [placed[0]?.place, placed.at(-1)?.place];
  const ends = first === undefined || last === undefined ? null : { first, last };
  const place = { ends, from: page.from, next: page.next };
  const spans = head?.spans ?? [];
  // Changes are not undone by having none: the service is slow, or empty for a while. It is asked again soon.
  if (page.from === null && ends === null && spans.length > 0) return page.next === null;
  const start = findStart(spans, place);
  if (start === null) return false;

  const { covered } = start;
  const old = await readChunksOf(shelf, list, covered);
  const known = toAllRows(old, kind);
  if (known === null) {
    await removeItem(shelf, item);
    return takePage(shelf, item, { page, kind, now });
  }
  const chunks = toChunks(replaceRows(known, placed, { covered, kind }));
  const bytes = (await sizeOf(shelf, item)) + sumBytes(chunks) - sumBytes(old);
  if (bytes > shelf.limits.maxBytes) return false;

  const toSpans = (put: Span[]) =>
    // Without a row it answers the question at a gap, and the same is not asked again before the next newest page.
    ends === null ? put : [...start.newer, ...askAtGaps(put.slice(start.newer.length), kind.cursorAfter)];
  const askedMs = page.from === null || head === null ? page.askedMs : head.askedMs;
  await shelf.put('lists', list, {
    askedMs,
    spans: toSpans(putPage(spans, start, place, lookAround(known, placed.at(-1), kind))),
  } satisfies ListHead);
  await writeChunks(shelf, list, { old, chunks });
  await enter(shelf, item, bytes);

  return true;
}

function lookAround<Row>(
  known: readonly PlacedRow<Row>[],
  last: PlacedRow<Row> | undefined,
  kind: RowKind<Row>,
): Around {
  if (last === undefined) return { isLastKnown: false, belowLast: null };
  const same = known.find(({ place }) => comparePlaces(place, last.place) === 0);
  const below = known.find(({ place }) => comparePlaces(place, last.place) < 0);

  return { isLastKnown: same !== undefined && kind.isSame(same.row, last.row), belowLast: below?.place ?? null };
}
