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
  const at = findSpan(head.spans, before);
  const [span, older] = [head.spans[at], head.spans[at + 1]];
  if (span === undefined) return before === null ? { rows: [], askedMs, next: { kind: 'end' } } : null;

  const top = toStretch(span);
  const stretch = before !== null && isIn(before, top) ? { ...top, below: before } : top;
  const known = toAllRows(await readChunks(shelf, list, { stretch, most }), kind);
  const rows = known?.filter(({ place }) => isIn(place, stretch)).slice(0, Math.max(most, 1)) ?? [];
  const last = rows.at(-1)?.place ?? before;
  if (known === null || last === null) return 'damaged';
  const isAtEnd = comparePlaces(last, span.oldest) === 0;
  if (!isAtEnd && rows.length < most) return 'damaged';

  const next = isAtEnd ? toNext(span, older) : null;

  return { rows: rows.map(({ row }) => row), askedMs, next: next ?? { kind: 'known', before: last } };
}

// At the end of a span whose next page had nothing, the next span goes on.
function findSpan(spans: readonly Span[], before: Position | null): number {
  if (before === null) return 0;
  const at = spans.findIndex((one) => isIn(before, toStretch(one)));
  const span = spans[at];
  const isOver = span?.next === null && comparePlaces(before, span.oldest) === 0 && at < spans.length - 1;

  return isOver ? at + 1 : at;
}

function toStretch({ newest, oldest }: Span) {
  return { below: [newest[0], newest[1] + 1] as const, downTo: oldest };
}

function toNext({ next }: Span, older: Span | undefined): KnownRows<never>['next'] | null {
  if (next !== null) return { kind: 'ask', cursor: next };

  return older === undefined ? { kind: 'end' } : null;
}
