import { type RowKind, toAllRows } from './chunks.ts';
import { readChunks, readHead } from './list-shelf.ts';
import { comparePlaces, isIn, type Span } from './merge-page.ts';
import type { KnownRows, Position } from './records.ts';
import type { Shelf } from './shelf.ts';

/** Reads a stretch of a list without a gap; null where it is not known. Damaged: better no list than one with a hole. */
export async function readRows<Row>(
  shelf: Shelf,
  list: string,
  { before, most, kind }: { before: Position | null; most: number; kind: RowKind<Row> },
): Promise<KnownRows<Row> | 'damaged' | null> {
  const head = await readHead(shelf, list);
  if (head === null) return null;
  const { askedMs } = head;
  const span = before === null ? head.spans[0] : head.spans.find((one) => isIn(before, toStretch(one)));
  if (span === undefined) return before === null ? { rows: [], askedMs, next: { kind: 'end' } } : null;

  const stretch = { below: before ?? toStretch(span).below, downTo: span.oldest };
  const known = toAllRows(await readChunks(shelf, list, { stretch, most }), kind);
  const rows = known?.filter(({ place }) => isIn(place, stretch)).slice(0, Math.max(most, 1)) ?? [];
  const last = rows.at(-1)?.place ?? before;
  if (known === null || last === null) return 'damaged';
  const isAtEnd = comparePlaces(last, span.oldest) === 0;
  if (!isAtEnd && rows.length < most) return 'damaged';

  return { rows: rows.map(({ row }) => row), askedMs, next: isAtEnd ? toNext(span) : { kind: 'known', before: last } };
}

function toStretch({ newest, oldest }: Span) {
  return { below: [newest[0], newest[1] + 1] as const, downTo: oldest };
}

function toNext({ next }: Span): KnownRows<never>['next'] {
  return next === null ? { kind: 'end' } : { kind: 'ask', cursor: next };
}
