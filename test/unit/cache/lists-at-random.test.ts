import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createDice } from '../../../src/api/sample/sample-values.ts';
import { createMemoryCache } from '../../../src/cache/cache.ts';
import type { ListPage, Lists } from '../../../src/cache/record-lists.ts';
import type { BalanceChange } from '../../../src/models/balance.ts';
import { seed, sizes } from '../../size.ts';
import { createWorld } from './a-database.ts';
import { createHistory, createNotes } from './a-history.ts';

type Lists1 = Lists<BalanceChange>;

/** One list, the service it comes from, and the user's actions. */
function createScene(name: string, start: () => Lists1) {
  const dice = createDice(name);
  const history = createHistory(dice);
  const notes = createNotes();
  let lists = start();
  let now = 1_000_000;
  let newest: { top: string | undefined; askedMs: number } | null = null;
  // Rows that reorganisations took back since the newest page was taken. A page has more: beyond that, a chain begins again.
  let takenBack = 0;
  const size = () => [50, 100, 25][dice.below(3)] ?? 25;

  function serve(after: number | null): ListPage<BalanceChange> {
    now += 1;
    return history.serve(after, { size: size(), askedMs: now });
  }

  function note(page: ListPage<BalanceChange>): void {
    if (page.from === null) {
      if (newest !== null && page.askedMs < newest.askedMs) return;
      newest = { top: page.rows[0] && notes.toName(page.rows[0]), askedMs: page.askedMs };
    }
    const after = page.from?.block_number;
    const above =
      after === undefined ? null : (history.rows().find((row) => String(row.blockNumber) === after) ?? null);
    notes.learn(page, above);
  }

  async function take(page: ListPage<BalanceChange>): Promise<boolean> {
    const isTaken = await lists.take('list', page);
    if (isTaken) note(page);

    return isTaken;
  }

  /** Reads from the top with at most `most` requests. Every row must match the true list. */
  async function walk(most: number): Promise<number> {
    let requests = 0;
    let place = 0;
    let before: readonly [number, number] | null = null;
    const truth = history.rows();
    for (;;) {
      const known = await lists.read('list', { before, most: 1 + dice.below(150) });
      if (known === null) throw new Error('nothing is known');
      expect(known.rows).toEqual(truth.slice(place, place + known.rows.length));
      place += known.rows.length;
      const last = truth[place - 1];
      if (last !== undefined) before = [last.blockNumber, 0];
      if (known.next.kind === 'end') {
        expect(place).toBe(truth.length);
        return requests;
      }
      if (known.next.kind === 'known') {
        expect(known.next.before).toEqual(before);
        continue;
      }
      if (last === undefined || notes.knowsBelow(last)) throw new Error(`asks for what is known, after ${place} rows`);
      if (requests === most) return requests;
      expect(Number(known.next.cursor.block_number)).toBe(last.blockNumber);
      requests += 1;
      expect(await take(serve(last.blockNumber))).toBe(true);
    }
  }

  /** Reads from a random position. The rows must match the true list there. */
  async function probe(): Promise<void> {
    const truth = history.rows();
    const place = dice.below(truth.length);
    const row = truth[place];
    if (row === undefined) return;
    const known = await lists.read('list', { before: [row.blockNumber, 0], most: 30 });
    if (known === null) expect(notes.knowsBelow(row)).toBe(false);
    else expect(known.rows).toEqual(truth.slice(place + 1, place + 1 + known.rows.length));
  }

  /** Several popups read at once, and their pages arrive in any order. */
  async function takeAtOnce(): Promise<void> {
    const pages = Array.from({ length: 2 + dice.below(4) }, () => {
      if (dice.below(4) === 0) history.grow(dice.below(60));
      const row = history.rows()[dice.below(history.rows().length)];
      return serve(dice.below(2) === 0 || row === undefined ? null : row.blockNumber);
    });
    const shuffled = pages
      .map((page) => ({ page, order: dice.below(1000) }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ page }) => page);
    const taken = await Promise.all(shuffled.map((page) => lists.take('list', page)));
    for (const [place, page] of shuffled.entries()) if (taken[place]) note(page);
  }

  return {
    dice,
    history,
    walk,
    probe,
    takeAtOnce,
    takeNewest: () => {
      takenBack = 0;
      return take(serve(null));
    },
    reorganise: () => {
      const most = Math.min(20 - takenBack, history.rows().length);
      if (most <= 0) return;
      const count = 1 + dice.below(most);
      takenBack += count;
      history.reorganise(count);
    },
    restart: () => {
      lists = start();
    },
  };
}

type Scene = ReturnType<typeof createScene>;

async function act({ dice, history, ...scene }: Scene): Promise<void> {
  switch (dice.below(6)) {
    case 0:
      history.grow(dice.below(dice.below(2) === 0 ? 5 : 300));
      break;
    case 1:
      scene.reorganise();
      break;
    case 2:
      await scene.takeAtOnce();
      break;
    case 3:
      scene.restart();
      break;
    case 4:
      await scene.takeNewest();
      await scene.walk(dice.below(4));
      break;
    case 5:
      await scene.takeNewest();
      await scene.walk(Number.POSITIVE_INFINITY);
      await scene.probe();
      break;
  }
}

const stores: Record<string, () => () => Lists1> = {
  'in memory': () => {
    const records = createMemoryCache({ now: () => 1_000_000 });
    return () => records.balances;
  },
  'on the disk': () => {
    const world = createWorld();
    return () => world.start().balances;
  },
};

const rounds = Object.entries({ 'in memory': sizes.listRounds, 'on the disk': sizes.listRounds / 4 }).flatMap(
  ([where, count]) => Array.from({ length: count }, (_, round) => [where, round] as const),
);

test.for(rounds)(
  'a list %s is never wrong, has no hole and asks for nothing twice, whatever happens in round %i',
  async ([where, round]) => {
    const name = `${seed} ${where} ${round}`;
    const create = stores[where];
    if (!create) throw new Error(`no store ${where}`);
    const scene = createScene(name, create());
    try {
      for (let step = 0; step < 25; step++) await act(scene);
      await scene.takeNewest();
      await scene.walk(Number.POSITIVE_INFINITY);
      const before = scene.history.served();
      await scene.takeNewest();
      expect([await scene.walk(Number.POSITIVE_INFINITY), scene.history.served() - before]).toEqual([0, 1]);
    } catch (error) {
      throw new Error(`in round "${name}"`, { cause: error });
    }
  },
);
