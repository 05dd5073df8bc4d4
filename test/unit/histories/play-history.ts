import 'fake-indexeddb/auto';
import { createDice, type Dice } from '../../../src/api/sample/sample-values.ts';
import type { BalanceList, TransferList } from '../../../src/ui/popup/shell/create-lists.ts';
import { createHistory } from '../../explorer/generator/generate-history.ts';
import { createOddPages } from '../../explorer/odd-pages.ts';
import { createRequestJudge } from './expected-facts.ts';
import { judgeHistory } from './judge-history.ts';
import { createHistoryReader, createStore } from './open-histories.ts';

/** Plays one history: visits while it grows and changes, and a last one that must show all of it. */
export async function playHistory(name: string): Promise<string[]> {
  const dice = createDice(name);
  const isOdd = dice.below(8) !== 0;
  const history = createHistory(dice, { isOdd });
  const requests = createRequestJudge(history.rows);
  const size = dice.oneOf([50, 15 + dice.below(36)]);
  const odd = createOddPages(history, { dice, size, isOdd, onServed: requests.onServed });
  history.grow(dice.below(dice.oneOf([3, 40, 60, 150])));
  let nowMs = Date.UTC(2017, 0, 1);
  const pass = (ms: number) => {
    nowMs = Math.max(nowMs, history.rows()[0]?.timeMs ?? 0) + ms;
  };
  pass(60_000);
  const now = () => nowMs;
  const store = createStore(dice.below(20) === 0 ? 'disk' : dice.oneOf(['memory', 'memory', 'private']), now);
  const balancePage = (question: { paging: { block?: number } }, style: Parameters<typeof odd>[1]) =>
    odd(question.paging, style);
  const reader = createHistoryReader({ pages: { balancePage }, version: dice.oneOf([11, 12]), store, now, dice });

  function change(seenTop: number): void {
    const kind = dice.below(6);
    if (kind < 2) history.grow(dice.below(dice.oneOf([4, 120])));
    else if (kind === 2) requests.forgetFrom(history.reorganise(1 + dice.below(4)));
    else if (kind === 3 && dice.below(4) === 0) {
      requests.forgetFrom(0);
      history.beginAnew(1 + dice.below(30), seenTop);
    }
    pass(60_000);
  }

  for (let visits = dice.below(3); visits > 0; visits -= 1) {
    const list = reader.open();
    await list.pages.open();
    const isSeen = isNewerThan(list, nowMs);
    const seenTop = list.pages.rows.value?.[0]?.blockNumber ?? 0;
    // Once a visit: pages that are not as deep as it reaches would be of two forks.
    if (isSeen && dice.below(4) === 0) requests.forgetFrom(history.reorganise(1 + dice.below(4)));
    for (let more = dice.below(4); more > 0; more -= 1) {
      if (isSeen && dice.below(3) === 0) history.grow(dice.below(5));
      await (dice.below(3) === 0 ? list.pages.loadAll() : list.pages.loadMore());
    }
    list.pages.close();
    if (dice.below(3) === 0) reader.restart();
    // A chain that begins again is told from one that goes on before it has come further than it was.
    if (isSeen) change(seenTop);
  }

  const before = requests.count();
  const { list, openings } = await loadAll(reader.open, dice, nowMs, () => pass(10 * 60_000));
  const after = requests.count();
  const wrong = list === null ? ['never ends'] : judgeHistory(list, history.rows(), { dice, isOdd });
  if (wrong.length > 0) return wrong;
  const needless = [
    ...requests.needless(),
    ...(after.newest - before.newest > openings ? ['newest page'] : []),
    ...(list && list.pages.credits.value > 50 * (after.requests - before.requests) ? ['credits'] : []),
  ];
  if (needless.length > 0) return [`asked needlessly: ${needless.join(', ')}`];
  return reopen();

  async function reopen(): Promise<string[]> {
    const { list: again } = await loadAll(reader.open, dice, 0);
    const asked = requests.count().requests - after.requests;
    if (again === null) return ['never ends when it is opened again'];
    if (asked > 0) return ['asks again for what is fresh'];
    if (!isOdd && before.requests === 0 && after.requests !== Math.max(1, Math.ceil(history.rows().length / size)))
      return [`${after.requests} requests for ${history.rows().length} rows in pages of ${size}`];
    return judgeHistory(again, history.rows(), { dice, isOdd }).map((one) => `opened again: ${one}`);
  }
}

const mostSteps = 100;

/** Presses what the popup offers until the whole history is there. `wait` lets time pass. Null if it never is. */
export async function loadAll<List extends BalanceList | TransferList>(
  open: () => List,
  dice: Dice,
  sinceMs: number,
  wait: () => void = () => {},
): Promise<{ list: List | null; openings: number }> {
  let list = open();
  let openings = 1;
  await list.pages.open();
  for (let step = 0; step < mostSteps; step += 1) {
    const { pages } = list;
    if (pages.failed.value !== null) await pages.tryAgain();
    else if (!isNewerThan(list, sinceMs)) {
      // The newest page was empty, or is yet to come, or may be of a service that lags behind.
      openings += 1;
      wait();
      await pages.refresh();
    } else if (pages.end.value === 'open') await (dice.below(3) === 0 ? pages.loadMore() : pages.loadAll());
    else if (pages.end.value === 'reached' && pages.failed.value === null) return { list, openings };
    else {
      // The service repeated itself.
      pages.close();
      list = open();
      openings += 1;
      await list.pages.open();
    }
  }
  return { list: null, openings };
}

function isNewerThan({ pages }: BalanceList | TransferList, ms: number): boolean {
  return Date.parse(pages.asOf.value ?? '') >= ms;
}
