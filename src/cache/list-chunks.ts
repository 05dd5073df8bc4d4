import { type Cursor, isRepeatedCursor, type Unread } from '../models/token.ts';
import { fromJson, sizeOfText } from './answers.ts';
import type { Key, KeyRange, StoreTransaction } from './store-transaction.ts';

/** The position of a row in a list: block number, then the index in the block (0 if a block has one row). */
export type Position = readonly [block: number, index: number];

/** How to position, compare and merge one kind of row. */
export type RowKind<Row> = {
  /** Null if the service left it out. */
  toPosition(row: Row): Position | null;
  /** The service's cursor for the rows after a position. */
  cursorAfter(place: Position): Cursor;
  /** True if two rows at the same position are from the same fork of the chain. */
  isSame(known: Row, row: Row): boolean;
  /** The row's time, ISO 8601. Null if it is unknown or cannot be trusted. */
  timeOf(row: Row): string | null;
  /** Merges a row that was first on its page with the same row at another place on a later page. */
  keepOfFirst(known: Row, row: Row): Row;
};

/** A row with its position. `isFirst`: the row was the first one on its page. */
export type PlacedRow<Row> = { row: Row; place: Position; isFirst: boolean };

/** Some rows of a list as they are stored: their JSON, newest first, and the indexes of those first on their page. */
export type Chunk = {
  newest: Position;
  oldest: Position;
  json: string;
  firsts: number[];
  count: number;
  bytes: number;
};

/** The most rows of a chunk. */
const mostRows = 100;

/** Returns a page's rows with their positions. Null if one has none, or they are not strictly newest first. */
export function placeRows<Row>(rows: readonly Row[], kind: RowKind<Row>): PlacedRow<Row>[] | null {
  const placed: PlacedRow<Row>[] = [];
  for (const row of rows) {
    const place = kind.toPosition(row);
    const above = placed.at(-1);
    if (place === null || !isPlace(place) || (above && comparePlaces(above.place, place) <= 0)) return null;
    placed.push({ row, place, isFirst: above === undefined });
  }

  return placed;
}

/**
 * Replaces the known rows in the covered stretch with the page's rows, after which the list ends if `isEnd`. Returns all
 * rows, newest first.
 */
export function replaceRows<Row extends Unread>(
  known: readonly PlacedRow<Row>[],
  page: readonly PlacedRow<Row>[],
  { covered, kind, isEnd }: { covered: Stretch; kind: RowKind<Row>; isEnd: boolean },
): PlacedRow<Row>[] {
  const firsts = new Map(known.filter(({ isFirst }) => isFirst).map((one) => [one.place.join(), one]));
  const renewed = page.map((placed, at) => {
    const one = at === page.length - 1 && !isEnd ? keepOfLast(placed, { known, kind }) : placed;
    const first = one.isFirst ? undefined : firsts.get(one.place.join());
    if (first === undefined || !kind.isSame(first.row, one.row)) return one;
    const row = kind.keepOfFirst(first.row, one.row);
    return row === one.row ? one : { ...one, row, isFirst: true };
  });
  const others = known.filter(({ place }) => !isIn(place, covered));

  return [...others, ...renewed].sort((a, b) => comparePlaces(b.place, a.place));
}

/** A page cannot know what could not be read below its last row; an earlier page that went on does. */
function keepOfLast<Row extends Unread>(
  one: PlacedRow<Row>,
  { known, kind }: { known: readonly PlacedRow<Row>[]; kind: RowKind<Row> },
): PlacedRow<Row> {
  const before = known.find(({ place }) => comparePlaces(place, one.place) === 0)?.row;
  const isKnown = before?.unread !== undefined && one.row.unread === undefined && kind.isSame(before, one.row);
  return isKnown ? { ...one, row: { ...one.row, unread: before.unread } } : one;
}

/** Cuts rows into chunks of about the same size. */
export function toChunks<Row>(rows: readonly PlacedRow<Row>[]): Chunk[] {
  const count = Math.ceil(rows.length / mostRows);
  const size = Math.ceil(rows.length / Math.max(count, 1));

  return Array.from({ length: count }, (_, place) => rows.slice(place * size, (place + 1) * size)).flatMap(toChunk);
}

/** Returns the rows of a chunk. Null if it is damaged. */
function toRows<Row>(chunk: unknown, kind: RowKind<Row>): PlacedRow<Row>[] | null {
  if (!isChunk(chunk)) return null;
  const rows = fromJson(chunk.json);
  // The database's version guarantees the shape of the rows: this version stored them.
  const isWhole = Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null);
  const placed = isWhole ? placeRows<Row>(rows, kind) : null;

  return placed?.map((one, place) => ({ ...one, isFirst: chunk.firsts.includes(place) })) ?? null;
}

/** Returns the rows of all these chunks. Null if one is damaged. */
export function toAllRows<Row>(chunks: readonly unknown[], kind: RowKind<Row>): PlacedRow<Row>[] | null {
  const rows = chunks.map((chunk) => toRows(chunk, kind));

  return rows.includes(null) ? null : rows.flatMap((some) => some ?? []);
}

/** The size of these chunks' rows in bytes. */
export function sumBytes(chunks: readonly unknown[]): number {
  return chunks.filter(isChunk).reduce((sum, { bytes }) => sum + bytes, 0);
}

export function isChunk(stored: unknown): stored is Chunk {
  if (typeof stored !== 'object' || stored === null) return false;
  const { newest, oldest, json, firsts, count, bytes } = stored as Partial<Record<keyof Chunk, unknown>>;
  const isCounted = [count, bytes].every((one) => Number.isSafeInteger(one) && Number(one) > 0);
  return isPlace(newest) && isPlace(oldest) && typeof json === 'string' && Array.isArray(firsts) && isCounted;
}

function toChunk<Row>(rows: readonly PlacedRow<Row>[]): Chunk[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const json = JSON.stringify(rows.map(({ row }) => row));
  const firsts = rows.flatMap(({ isFirst }, place) => (isFirst ? [place] : []));

  return [{ newest: first.place, oldest: last.place, json, firsts, count: rows.length, bytes: sizeOfText(json) }];
}

function isPlace(place: unknown): place is Position {
  return (
    Array.isArray(place) && place.length === 2 && place.every((part) => Number.isSafeInteger(part) && Number(part) >= 0)
  );
}

/** A list's data besides its rows. `first` is where the newest page begins, if it was empty and no row is known yet. */
export type ListHead = {
  askedMs: number;
  spans: Span[];
  first?: Cursor;
  /** Since when the service lags behind, if it does. */
  behindMs?: number;
};

/** Returns the head of a list. Null if the list is not known. */
export async function readHead(transaction: StoreTransaction, list: string): Promise<ListHead | null> {
  const stored = await transaction.get('lists', list);

  return isHead(stored) ? stored : null;
}

/**
 * Reads the chunks of a stretch, newest first, until they hold at least `most` of its rows. Reads one chunk's worth
 * more, because the rows of the first chunk may all be newer than the stretch.
 */
export async function readChunks(
  transaction: StoreTransaction,
  list: string,
  { stretch, most }: { stretch: Stretch; most: number },
): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  const atOnce = Math.min(Math.ceil(most / 50) + 1, 200);
  let { below } = stretch;
  for (let rows = 0; rows < most + mostRows; ) {
    const found = await transaction.getRange('chunks', toRange(list, { below, downTo: null }), atOnce);
    for (const chunk of found) {
      // Stops at the end of the stretch, and at a damaged chunk, after which there would be a gap.
      if (!isChunk(chunk) || !isIn(chunk.newest, { ...stretch, below: null })) return chunks;
      chunks.push(chunk);
      rows += chunk.count;
      below = chunk.oldest;
    }
    if (found.length < atOnce) break;
  }

  return chunks;
}

/**
 * Reads every chunk with rows of a stretch. This includes the next older chunk: it may have some too, and small
 * remainders are merged with it.
 */
export async function readChunksOf(transaction: StoreTransaction, list: string, stretch: Stretch): Promise<unknown[]> {
  const { below, downTo } = stretch;
  if (below !== null && downTo !== null && comparePlaces(below, downTo) <= 0) return [];
  const inside = await transaction.getRange('chunks', toRange(list, stretch));
  if (downTo === null) return inside;
  const behind = toRange(list, { below: downTo, downTo: null });

  return [...inside, ...(await transaction.getRange('chunks', behind, 1))];
}

/** Replaces a list's old chunks with new ones. */
export async function writeChunks(
  transaction: StoreTransaction,
  list: string,
  { old, chunks }: { old: readonly unknown[]; chunks: readonly Chunk[] },
): Promise<void> {
  await Promise.all(old.filter(isChunk).map((chunk) => transaction.remove('chunks', toKey(list, chunk.oldest))));
  await Promise.all(chunks.map((chunk) => transaction.put('chunks', toKey(list, chunk.oldest), chunk)));
}

// A chunk's key is the position of its oldest row, negated so that the newest chunk comes first.
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
  const { askedMs, spans, first = {} } = stored as Partial<Record<string, unknown>>;
  return Number.isFinite(askedMs) && Array.isArray(spans) && spans.every(isSpan) && isObject(first);
}

function isSpan(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const { newest, oldest, next } = stored as Partial<Record<string, unknown>>;
  return isPlace(newest) && isPlace(oldest) && (next === null || isObject(next));
}

function isObject(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored);
}

/**
 * A stretch of a list without a gap. `next` is the cursor of the page after it. It is null if the list ends or, above
 * an older span, if the service returned no rows for that page although more are known.
 */
export type Span = { newest: Position; oldest: Position; next: Cursor | null };

/** The rows that a page covers: all older than `below` (null: from the top) down to `downTo` (null: to the end). */
type Stretch = { below: Position | null; downTo: Position | null };

/** A page without its rows: the positions of the first and the last one, null if it has none. */
export type PagePlace = {
  ends: { first: Position; last: Position } | null;
  from: Cursor | null;
  next: Cursor | null;
  /** The newest page of a service that lags behind: the known rows above it stay. */
  isBehind?: boolean;
};

/** Where a page begins: below the newer spans, which stay unchanged, and in its own span if it continues one. */
type Start = { newer: readonly Span[]; own: Span | null; covered: Stretch };

/** Whether a page's last row is known already, and the position of the newest known row below it. */
export type Around = { isLastKnown: boolean; belowLast: Position | null };

/**
 * Finds the stretch that a page covers. It begins at the top, at the end of the span whose cursor was requested, or at
 * the page's first row if that lies in a known span. Null if the page fits nowhere.
 */
export function findStart(spans: readonly Span[], page: PagePlace): Start | null {
  const { ends, from, next } = page;
  // Older rows stay even if no page follows: they were paid for, and no answer proves that they are gone.
  const downTo = ends?.last ?? null;
  if (page.isBehind && ends !== null) return findBelow(spans, ends.first, downTo);
  // A newest page that has no rows, although more pages follow, says nothing about rows that are known.
  if (from === null)
    return ends === null && next !== null && spans.length > 0
      ? null
      : { newer: [], own: null, covered: { below: null, downTo } };
  const asked = spans.findIndex((span) => isRepeatedCursor(span.next, [from]));
  const own = spans[asked];
  if (own === undefined) return ends === null ? null : findAround(spans, ends.first, downTo);
  if (ends !== null && comparePlaces(ends.first, own.oldest) >= 0) return null;

  return { newer: spans.slice(0, asked), own, covered: { below: own.oldest, downTo: downTo ?? own.oldest } };
}

/**
 * Inserts a page into the spans. It replaces those that it covers, and joins the one that it reaches if its last row is
 * known there. A last row that is not known is on another fork of the chain than the rows below it.
 */
export function putPage(spans: readonly Span[], { newer, own }: Start, page: PagePlace, around: Around): Span[] {
  const { ends, next } = page;
  const older = spans.slice(newer.length);
  // The list ends here, or the service sent the next cursor without any rows.
  if (ends === null) return own === null ? [] : [...newer, { ...own, next }, ...older.slice(1)];

  const { last } = ends;
  const grown: Span = { newest: own?.newest ?? ends.first, oldest: last, next };
  const below = older.filter(({ newest }) => comparePlaces(newest, last) < 0);
  const reached = older.find(
    ({ newest, oldest }) => comparePlaces(newest, last) >= 0 && comparePlaces(oldest, last) < 0,
  );
  if (reached === undefined) return [...newer, grown, ...below];
  if (around.isLastKnown) return [...newer, { ...grown, oldest: reached.oldest, next: reached.next }, ...below];

  const { belowLast } = around;
  const hasRest = belowLast !== null && comparePlaces(belowLast, reached.oldest) >= 0;

  return [...newer, grown, ...(hasRest ? [{ ...reached, newest: belowLast }] : []), ...below];
}

/**
 * Lets each span above another one be continued, with the cursor after its last row if the service sent none. A page
 * that claims to be the last, above known rows, was either cut short (the service is being refilled) or its cursor was
 * damaged. Closing the gap would hide the rows in it for ever, so one more page has to be requested.
 */
export function askAtGaps(spans: readonly Span[], cursorAfter: (place: Position) => Cursor): Span[] {
  return spans.map((span, at) =>
    span.next !== null || at === spans.length - 1 ? span : { ...span, next: cursorAfter(span.oldest) },
  );
}

/** Above 0 if `a` is newer than `b`, below 0 if it is older. */
export function comparePlaces(a: Position, b: Position): number {
  return a[0] - b[0] || a[1] - b[1];
}

export function isIn(place: Position, { below, downTo }: Stretch): boolean {
  return (below === null || comparePlaces(place, below) < 0) && (downTo === null || comparePlaces(place, downTo) >= 0);
}

// For a page that another popup requested first: its cursor no longer ends a span, but its first row is within one.
function findAround(spans: readonly Span[], first: Position, downTo: Position | null): Start | null {
  const isInside = spans.some(
    ({ newest, oldest }) => comparePlaces(newest, first) >= 0 && comparePlaces(oldest, first) <= 0,
  );
  return isInside ? findBelow(spans, first, downTo) : null;
}

// Below all spans that are newer than the page, in a span or in a gap.
function findBelow(spans: readonly Span[], first: Position, downTo: Position | null): Start {
  const newer = spans.filter(({ oldest }) => comparePlaces(oldest, first) > 0);
  const next = spans[newer.length];
  const own = next !== undefined && comparePlaces(next.newest, first) >= 0 ? next : null;
  // Positions are whole numbers: this is just above the first row.
  return { newer, own, covered: { below: [first[0], first[1] + 1], downTo } };
}
