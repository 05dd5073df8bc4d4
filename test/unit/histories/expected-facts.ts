import { isUnread, type Recorded } from '../../explorer/generator/generate-history.ts';
import type { Served } from '../../explorer/odd-pages.ts';

/**
 * Judges whether each request was needed. A page must tell something that no page told before: which row follows
 * another, or that none does. The newest page of an opening, and pages that the service got wrong, are free.
 */
export function createRequestJudge(rows: () => readonly Recorded[]) {
  const following = new Map<Recorded, Recorded | 'end'>();
  const needless: string[] = [];
  let requests = 0;
  let newest = 0;
  // The pages after an empty newest one have no place in a list that is not known yet.
  let isKept = false;

  return {
    onServed: (page: Served | null) => {
      requests += 1;
      if (page === null) return;
      const { asked, isLast } = page;
      const above = asked === null ? undefined : rows().findLast(({ block }) => block >= asked);
      const isBelow = above && above.block > (page.rows[0]?.block ?? -1);
      const chained = [...(isBelow ? [above] : []), ...page.rows];
      let told = 0;
      if (asked === null) {
        newest += 1;
        if (page.rows.length > 0) isKept = true;
      }
      for (const [at, row] of chained.entries()) {
        const next = chained[at + 1] ?? (isLast ? 'end' : null);
        if (next === null || following.get(row) === next) continue;
        told += 1;
        // The client cannot tell which row it could not read.
        if (isKept && !isUnread(row)) following.set(row, next);
      }
      if (asked !== null && told === 0) needless.push(`after block ${asked}`);
    },
    /** Forgets what was told about blocks from this one on, because the chain replaced them. */
    forgetFrom: (from: number) => {
      for (const [row, next] of following) {
        if (row.block >= from || (next !== 'end' && next.block >= from)) following.delete(row);
      }
    },
    needless: () => needless,
    count: () => ({ requests, newest }),
  };
}
