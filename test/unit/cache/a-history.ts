import type { ListPage } from '../../../src/cache/record-lists.ts';
import type { BalanceChange } from '../../../src/models/balance.ts';
import { cursorAfter, toChange } from './rows.ts';

type Dice = { below: (sides: number) => number };

/** A service with one balance history that grows and is reorganised at its top. */
export function createHistory(dice: Dice) {
  let rows: BalanceChange[] = [];
  let fork = 0;
  let served = 0;

  function grow(count: number): void {
    for (let left = count; left > 0; left--) {
      const block = (rows[0]?.blockNumber ?? 0) + 1 + dice.below(3);
      rows = [toChange(block, `${block}-${fork}`), ...rows];
    }
  }

  return {
    rows: () => rows,
    served: () => served,
    grow,
    /** Replaces the newest changes, as a chain reorganisation does. The oldest change is too deep to be replaced. */
    reorganise: (count: number) => {
      fork += 1;
      rows = rows.slice(Math.min(count, rows.length - 1));
      grow(dice.below(count + 2));
    },
    /** Returns one page, newest first, from the top or after a block. */
    serve: (after: number | null, { size, askedMs }: { size: number; askedMs: number }): ListPage<BalanceChange> => {
      served += 1;
      const left = after === null ? rows : rows.filter(({ blockNumber }) => blockNumber < after);
      const page = left.slice(0, size);
      const last = page.at(-1);
      const next = last === undefined || left.length <= size ? null : cursorAfter(last.blockNumber);

      return { rows: page, from: after === null ? null : cursorAfter(after), next, askedMs };
    },
  };
}

/** Records which row follows each row, as shown by the pages. The simplest possible model of what is known. */
export function createNotes() {
  const following = new Map<string, string | null>();
  const seen = new Set<string>();
  const toName = (row: BalanceChange) => `${row.blockNumber} ${row.value}`;

  function forgetAbove(newest: BalanceChange | undefined): void {
    const isAbove = (name: string) => newest !== undefined && Number.parseInt(name, 10) > newest.blockNumber;
    for (const name of seen) if (isAbove(name)) seen.delete(name);
    for (const name of following.keys()) if (isAbove(name)) following.delete(name);
  }

  return {
    toName,
    learn: ({ rows, from, next }: ListPage<BalanceChange>, above: BalanceChange | null) => {
      // A newest page shows that nothing is newer than its first row, even if an older page arrived before it.
      if (from === null) forgetAbove(rows[0]);
      // A page after a row that no page has shown says nothing about a known row.
      const all = above === null || !seen.has(toName(above)) ? rows : [above, ...rows];
      for (const row of rows) seen.add(toName(row));
      for (const [place, row] of all.entries()) {
        const below = all[place + 1];
        if (below !== undefined) following.set(toName(row), toName(below));
        else if (next === null) following.set(toName(row), null);
      }
    },
    /** True if it is known which row follows this one, or that none does. */
    knowsBelow: (row: BalanceChange) => following.has(toName(row)),
  };
}
