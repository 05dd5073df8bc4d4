import type { Cursor } from '../models/token.ts';
import { comparePlaces, isIn, type Stretch } from './merge-page.ts';
import type { Position } from './records.ts';
import { fromJson, sizeOfText } from './stored-text.ts';

/** What a list needs to know of its rows. */
export type RowKind<Row> = {
  /** Null where the service left it out. */
  toPosition(row: Row): Position | null;
  /** The service's cursor of what follows on a place. */
  cursorAfter(place: Position): Cursor;
  /** Whether two rows of the same place are of the same fork of the chain. */
  isSame(known: Row, row: Row): boolean;
  /** What to keep of a row that stood first on its page when a later page has the same row elsewhere. */
  keepOfFirst(known: Row, row: Row): Row;
};

/** A row with its place; `isFirst` where it stood first on its page. */
export type PlacedRow<Row> = { row: Row; place: Position; isFirst: boolean };

/** Some rows of a list as they are stored: their JSON, newest first, and which of them stood first on their page. */
export type Chunk = {
  newest: Position;
  oldest: Position;
  json: string;
  firsts: number[];
  count: number;
  bytes: number;
};

/** The most rows of a chunk. */
export const mostRows = 100;

/** Gives the rows of a page with their places; null where one has none, or they are not strictly newest first. */
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

/** Replaces the known rows of the stretch by the page's; all of them newest first. */
export function replaceRows<Row>(
  known: readonly PlacedRow<Row>[],
  page: readonly PlacedRow<Row>[],
  { covered, kind }: { covered: Stretch; kind: RowKind<Row> },
): PlacedRow<Row>[] {
  const firsts = new Map(known.filter(({ isFirst }) => isFirst).map((one) => [one.place.join(), one]));
  const renewed = page.map((one) => {
    const first = one.isFirst ? undefined : firsts.get(one.place.join());
    if (first === undefined || !kind.isSame(first.row, one.row)) return one;
    const row = kind.keepOfFirst(first.row, one.row);
    return row === one.row ? one : { ...one, row, isFirst: true };
  });
  const others = known.filter(({ place }) => !isIn(place, covered));

  return [...others, ...renewed].sort((a, b) => comparePlaces(b.place, a.place));
}

/** Cuts rows into chunks of about the same size. */
export function toChunks<Row>(rows: readonly PlacedRow<Row>[]): Chunk[] {
  const count = Math.ceil(rows.length / mostRows);
  const size = Math.ceil(rows.length / Math.max(count, 1));

  return Array.from({ length: count }, (_, place) => rows.slice(place * size, (place + 1) * size)).flatMap(toChunk);
}

/** Gives the rows of a chunk; null where it is damaged. */
function toRows<Row>(chunk: unknown, kind: RowKind<Row>): PlacedRow<Row>[] | null {
  if (!isChunk(chunk)) return null;
  const rows = fromJson(chunk.json);
  // The shape's number vouches for the rows: they were put in by this version.
  const isWhole = Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null);
  const placed = isWhole ? placeRows<Row>(rows, kind) : null;

  return placed?.map((one, place) => ({ ...one, isFirst: chunk.firsts.includes(place) })) ?? null;
}

/** Gives the rows of all these chunks; null where one is damaged. */
export function toAllRows<Row>(chunks: readonly unknown[], kind: RowKind<Row>): PlacedRow<Row>[] | null {
  const rows = chunks.map((chunk) => toRows(chunk, kind));

  return rows.includes(null) ? null : rows.flatMap((some) => some ?? []);
}

/** The bytes that the rows of these chunks take. */
export function sumBytes(chunks: readonly unknown[]): number {
  return chunks.filter(isChunk).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Whether it has the form of a chunk. */
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

/** Whether it is a place in a list. */
export function isPlace(place: unknown): place is Position {
  return (
    Array.isArray(place) && place.length === 2 && place.every((part) => Number.isSafeInteger(part) && Number(part) >= 0)
  );
}
