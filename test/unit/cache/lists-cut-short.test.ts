import { expect, test } from 'vitest';
import { createDice } from '../../../src/api/sample/sample-values.ts';
import { createMemoryCache } from '../../../src/cache/cache.ts';
import type { Position } from '../../../src/cache/list-chunks.ts';
import type { ListPage } from '../../../src/cache/record-lists.ts';
import type { BalanceChange } from '../../../src/models/balance.ts';
import { seed, sizes } from '../../size.ts';
import { createHistory } from './a-history.ts';
import { cursorAfter } from './rows.ts';

type Page = ListPage<BalanceChange>;

/** One list, and a service that is sometimes empty or ends the list too early. */
function createScene(name: string) {
  const dice = createDice(name);
  const history = createHistory(dice);
  const lists = createMemoryCache({ now: () => 1_000_000 }).balances;
  const paid = new Set<string>();
  const toName = ({ blockNumber, value }: BalanceChange) => `${blockNumber} ${value}`;
  let now = 1_000_000;
  // Rows that reorganisations took back since the newest page was taken: of all its rows, only a chain that begins again.
  let takenBack = 0;
  history.grow(5 + dice.below(300));

  function serve(after: number | null): Page {
    now += 1;
    return history.serve(after, { size: [50, 7][dice.below(2)] ?? 7, askedMs: now });
  }

  async function take(page: Page): Promise<void> {
    expect(await lists.take('list', page)).toBe(true);
    for (const row of page.rows) paid.add(toName(row));
    if (page.from === null && page.rows.length > 0) takenBack = 0;
  }

  function reorganise(): void {
    if (takenBack === 6) return;
    const count = 1 + dice.below(Math.min(4, 6 - takenBack));
    takenBack += count;
    history.reorganise(count);
  }

  /** Reads the whole list from the top. `answer` supplies the pages that are not cached. */
  async function readAll(answer: (after: number) => Page): Promise<BalanceChange[]> {
    const rows: BalanceChange[] = [];
    let before: Position | null = null;
    for (;;) {
      const known = await lists.read('list', { before, most: 1 + dice.below(90) });
      if (known === null) throw new Error('what is known goes on with what is not');
      rows.push(...known.rows);
      const last = rows.at(-1);
      if (known.next.kind === 'end' || last === undefined) return rows;
      before = [last.blockNumber, 0];
      if (known.next.kind === 'ask') await take(answer(last.blockNumber));
    }
  }

  return {
    dice,
    history,
    reorganise,
    take,
    serve,
    readAll,
    nothing: (after: number | null): Page => ({
      rows: [],
      from: after === null ? null : cursorAfter(after),
      next: null,
      askedMs: now,
    }),
    /** Returns the rows that were paid for and not removed by a reorganisation. */
    paid: () =>
      history
        .rows()
        .map(toName)
        .filter((row) => paid.has(row)),
    toNames: (rows: BalanceChange[]) => rows.map(toName),
  };
}

async function act({ dice, history, reorganise, take, serve, nothing }: ReturnType<typeof createScene>): Promise<void> {
  switch (dice.below(5)) {
    case 0:
      return history.grow(dice.below(2) === 0 ? dice.below(5) : dice.below(300));
    case 1:
      return reorganise();
    case 2:
      return take(nothing(null));
    case 3:
      return take({ ...serve(null), next: null });
    case 4:
      return take(serve(null));
  }
}

test('a service that is empty or stops short at times takes no row away, and hides none once it has recovered', async () => {
  for (let round = 0; round < sizes.listRounds; round++) {
    const name = `${seed} ${round}`;
    const scene = createScene(name);
    try {
      await scene.take(scene.serve(null));
      await scene.readAll(scene.serve);
      for (let step = 0; step < 12; step++) await act(scene);

      const paid = scene.paid();
      const seen = scene.toNames(await scene.readAll(scene.nothing));
      await scene.take(scene.serve(null));
      const recovered = await scene.readAll(scene.serve);

      expect(seen).toEqual(expect.arrayContaining(paid));
      expect(recovered).toEqual(scene.history.rows());
    } catch (error) {
      throw new Error(`in round "${name}"`, { cause: error });
    }
  }
});
