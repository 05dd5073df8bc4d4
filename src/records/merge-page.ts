import { isRepeatedCursor } from '../models/cursor.ts';
import type { Cursor } from '../models/token.ts';
import type { Position } from './records.ts';

/**
 * A stretch of a list without a gap. `next` is the cursor of the page after it, null where the list ends. Above an
 * older span null means: the service was asked for what follows here and had nothing, though more is known.
 */
export type Span = { newest: Position; oldest: Position; next: Cursor | null };

/** What a page speaks of: everything older than `below` (null: from the top) down to `downTo` (null: to the end). */
export type Stretch = { below: Position | null; downTo: Position | null };

/** One page without its rows: the places of the first and the last one, null where there are none. */
export type PagePlace = {
  ends: { first: Position; last: Position } | null;
  from: Cursor | null;
  next: Cursor | null;
};

/** Where a page begins: below the spans that stay as they are, in its own span if it continues one. */
export type Start = { newer: readonly Span[]; own: Span | null; covered: Stretch };

/** What is known around a page's last row: the row itself, and the newest one below it. */
export type Around = { isLastKnown: boolean; belowLast: Position | null };

/**
 * Finds the stretch that a page speaks of. It begins at the top, at the end of the span whose cursor was asked, or at
 * its own first row where that is known. Null where it has no place.
 */
export function findStart(spans: readonly Span[], page: PagePlace): Start | null {
  const { ends, from, next } = page;
  // Also where no page follows: what is older than the last row was paid for, and no answer proves that it is gone.
  const downTo = ends?.last ?? null;
  // A newest page without a row that goes on says nothing.
  if (from === null)
    return ends === null && next !== null ? null : { newer: [], own: null, covered: { below: null, downTo } };
  const asked = spans.findIndex((span) => isRepeatedCursor(span.next, [from]));
  const own = spans[asked];
  if (own === undefined) return ends === null ? null : findAround(spans, ends.first, downTo);
  if (ends !== null && comparePlaces(ends.first, own.oldest) >= 0) return null;

  return { newer: spans.slice(0, asked), own, covered: { below: own.oldest, downTo: downTo ?? own.oldest } };
}

/**
 * Puts a page among the spans. It swallows those that it covers and joins the one that it reaches: where its last row
 * is known there. A last row that is not known lies on another fork of the chain than the rows below it.
 */
export function putPage(spans: readonly Span[], { newer, own }: Start, page: PagePlace, around: Around): Span[] {
  const { ends, next } = page;
  const older = spans.slice(newer.length);
  // The list ends here, or the service went on without a row.
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
 * Lets each span above another one be asked on, with the cursor of its last row where the service gave none. A page
 * that says it is the last, above rows that are known, was either cut short (the service is being filled again) or its
 * cursor was damaged. Closing the gap would hide the rows in it for ever, so one more page has to tell.
 */
export function askAtGaps(spans: readonly Span[], cursorAfter: (place: Position) => Cursor): Span[] {
  return spans.map((span, at) =>
    span.next !== null || at === spans.length - 1 ? span : { ...span, next: cursorAfter(span.oldest) },
  );
}

/** Above 0 where `a` is newer than `b`, below 0 where it is older. */
export function comparePlaces(a: Position, b: Position): number {
  return a[0] - b[0] || a[1] - b[1];
}

/** Whether a place lies in a stretch. */
export function isIn(place: Position, { below, downTo }: Stretch): boolean {
  return (below === null || comparePlaces(place, below) < 0) && (downTo === null || comparePlaces(place, downTo) >= 0);
}

// Another popup was faster: the cursor is no span's end any more, but the page's first row is known.
function findAround(spans: readonly Span[], first: Position, downTo: Position | null): Start | null {
  const place = spans.findIndex(
    ({ newest, oldest }) => comparePlaces(newest, first) >= 0 && comparePlaces(oldest, first) <= 0,
  );
  const own = spans[place];
  // Places are whole numbers: this is just above the first row.
  const below: Position = [first[0], first[1] + 1];

  return own === undefined ? null : { newer: spans.slice(0, place), own, covered: { below, downTo } };
}
