import { formatNumber } from '../format/format-number.ts';
import { words } from '../words/words.ts';
import type { Row } from './card-content.ts';

/** What a cut group says of its rest: "and 3 more: the explorer has them all". */
export function toMoreText(left: number): string {
  return words().lists.more(left, formatNumber(left));
}

/** The row that ends a cut group; none where nothing was left out. */
export function toMoreRow(label: string, left: number): Row[] {
  return left > 0 ? [{ label, parts: [{ text: toMoreText(left), tone: 'dim' }] }] : [];
}

/** Rows for the first `most` of a group, and a last one that tells how many were left out. */
export function cutGroup<T>(
  all: T[],
  { most, label, toRows }: { most: number; label: string; toRows: (one: T, at: number) => Row[] },
): Row[] {
  return [...all.slice(0, most).flatMap(toRows), ...toMoreRow(label, all.length - most)];
}

/** At most `most` rows, and one that tells how many were left out. */
export function cutRows(rows: Row[], { most, label }: { most: number; label: string }): Row[] {
  if (rows.length <= most) return rows;
  const left = rows.length - most;
  const text = words().lists.moreRows(left, formatNumber(left));
  return [...rows.slice(0, most), { label, parts: [{ text, tone: 'dim' }] }];
}

// A page pays for every row, and a hostile answer may have thousands of long ones.
const mostRows = 119;
const mostLetters = 18_500;

/** The rows that a card sends to a page: a bounded number and length of them, and one that tells of the rest. */
export function boundRows(rows: Row[]): Row[] {
  let letters = 0;
  const end = rows.findIndex((row, at) => {
    letters += JSON.stringify(row).length;
    return letters > mostLetters || at >= mostRows;
  });
  return end === -1 ? rows : cutRows(rows, { most: end, label: words().lists.moreLabel });
}
