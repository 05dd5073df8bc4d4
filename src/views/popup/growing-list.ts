import { isRepeatedCursor } from '../../models/cursor.ts';
import type { Cursor } from '../../models/token.ts';
import { numberKeys } from './number-keys.ts';

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
  /** Every cursor that was asked with. */
  asked(): readonly Cursor[];
  /** Goes on as a list that was had before, with its older rows, its cursor and its end; false where a gap lies between. */
  join(before: GrowingList<Row>): boolean;
};

// A page may be empty with more behind it; several in a row are a service that leads nowhere.
const maxEmptyPages = 5;

/** Tells a list's rows apart. */
export type RowIdentity<Row> = {
  keyOf: (row: Row) => string;
  /** Whether a row that was had again says the same: on another fork of the chain it does not. The key, unless given. */
  isSame?: (before: Row, now: Row) => boolean;
};

/** Creates an empty list. It takes a row that two pages hold once, and all rows of one page, equal ones too. */
export function createGrowingList<Row>({ keyOf, isSame = () => true }: RowIdentity<Row>): GrowingList<Row> {
  const known = new Set<string>();
  const askedCursors: Cursor[] = [];
  let rows: Row[] = [];
  let next: Cursor | null = null;
  let end: End = 'open';
  let emptyPages = 0;

  function takeNew(from: Row[], keys: string[]): Row[] {
    const fresh = from.filter((_, at) => !known.has(keys[at] ?? ''));
    for (const key of keys) known.add(key);
    rows = [...rows, ...fresh];
    return fresh;
  }

  return {
    rows: () => rows,
    next: () => next,
    end: () => end,
    take: (page, asked) => {
      if (asked) askedCursors.push(asked);
      const fresh = takeNew(page.rows, numberKeys(page.rows.map(keyOf)));
      emptyPages = page.rows.length === 0 ? emptyPages + 1 : 0;
      // Old servers that do not understand a cursor send the first page again, with the same cursor.
      const isRepeated = page.rows.length > 0 && fresh.length === 0;
      const leadsNowhere = isRepeated || emptyPages >= maxEmptyPages || isRepeatedCursor(page.next, askedCursors);
      if (page.next === null) end = 'reached';
      else if (leadsNowhere) end = 'repeated';
      next = page.next;
      return fresh.length;
    },
    asked: () => askedCursors,
    join: (before) => {
      const oldest = rows.at(-1);
      const oldestKey = numberKeys(rows.map(keyOf)).at(-1) ?? '';
      const past = before.rows();
      const keys = numberKeys(past.map(keyOf));
      const joint = keys.indexOf(oldestKey);
      const same = past[joint];
      if (oldest === undefined || same === undefined || !isSame(same, oldest)) return false;
      takeNew(past.slice(joint + 1), keys.slice(joint + 1));
      askedCursors.push(...before.asked());
      next = before.next();
      end = before.end();
      return true;
    },
  };
}
