import { isRepeatedCursor } from '../../models/cursor.ts';
import type { Cursor } from '../../models/token.ts';

/** One page of any list, newest first. */
export type Page<Row> = { rows: Row[]; next: Cursor | null };

/** How a list goes on: there is more, that was all, or the service began to repeat itself. */
export type End = 'open' | 'reached' | 'repeated';

/** Rows without a gap, newest first, and how they go on. */
export type GrowingList<Row> = {
  rows(): Row[];
  next(): Cursor | null;
  end(): End;
  /** Takes the page that came for a cursor; gives how many of its rows are new. */
  take(page: Page<Row>, asked: Cursor | null): number;
};

// A page may be empty with more behind it; several in a row are a service that leads nowhere.
const maxEmptyPages = 5;

/** Creates an empty list. It takes each row once, whatever the pages say. */
export function createGrowingList<Row>(keyOf: (row: Row) => string): GrowingList<Row> {
  const known = new Set<string>();
  const askedCursors: Cursor[] = [];
  let rows: Row[] = [];
  let next: Cursor | null = null;
  let end: End = 'open';
  let emptyPages = 0;

  function isNew(row: Row): boolean {
    const key = keyOf(row);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  }

  return {
    rows: () => rows,
    next: () => next,
    end: () => end,
    take: (page, asked) => {
      if (asked) askedCursors.push(asked);
      const fresh = page.rows.filter(isNew);
      rows = [...rows, ...fresh];
      emptyPages = page.rows.length === 0 ? emptyPages + 1 : 0;
      // Old servers that do not understand a cursor send the first page again, with the same cursor.
      const isRepeated = page.rows.length > 0 && fresh.length === 0;
      const leadsNowhere = isRepeated || emptyPages >= maxEmptyPages || isRepeatedCursor(page.next, askedCursors);
      if (page.next === null) end = 'reached';
      else if (leadsNowhere) end = 'repeated';
      next = page.next;
      return fresh.length;
    },
  };
}
