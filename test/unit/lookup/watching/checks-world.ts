import 'fake-indexeddb/auto';
import type { BalanceChange } from '../../../../src/models/balance.ts';
import type { Failure, Reply } from '../../../../src/models/failure.ts';
import type { Transaction, TransactionState } from '../../../../src/models/transaction.ts';
import type { WatchCheck } from '../../../../src/models/watched.ts';
import type { CheckQuestions } from '../../../../src/watchlist/check-questions.ts';
import { createWatchChecks } from '../../../../src/watchlist/check-results.ts';
import { type CheckWishes, createChecks } from '../../../../src/watchlist/run-checks.ts';
import { createWatchedList } from '../../../../src/watchlist/watchlist.ts';
import { buildBareTransaction } from '../../models/bare.ts';

let count = 0;

export const addressAt = (number: number) => `0x${number.toString(16).padStart(40, '0')}`;
export const hashAt = (number: number) => `0x${'a'}${number.toString(16).padStart(63, '0')}`;
export const minuteMs = 60_000;

/** A change at a time after all first checks, unless another is given. */
export const balanceOf = (
  value: string,
  blockNumber: number,
  approximateTime: string | null = '2027-01-01T00:00:00Z',
): BalanceChange => ({
  blockNumber,
  value,
  approximateTime,
  delta: null,
  transactionHash: null,
});

/** Watch checks over a real database and a fake service. `start` starts the background again. */
export function createChecksWorld() {
  const databaseName = `checks-${++count}`;
  const world = {
    nowMs: Date.parse('2026-11-22T10:00:00Z'),
    wishes: { everyMinutes: 60, budget: 2000, tells: true } as CheckWishes,
    /** The newest change of each address, as the service reports it, or its newest page. `failing` makes requests fail. */
    balances: new Map<string, BalanceChange | BalanceChange[] | null>(),
    states: new Map<string, TransactionState>(),
    failing: null as ((about: string) => Failure | null) | null,
    /** The cost of an answer; its list price if null. */
    credits: null as number | null,
    sent: {} as { sentMs?: number },
    /** Everything that was asked, in order. */
    asked: [] as string[],
    told: [] as WatchCheck[][],
    /** Called before each answer. The background may be stopped here. */
    onAsk: (_about: string): void | Promise<void> => {},
  };
  const list = createWatchedList({ databaseName });
  const store = createWatchChecks({ databaseName });

  async function answer<T>(about: string, value: () => T, credits: number): Promise<Reply<T>> {
    world.asked.push(about);
    await world.onAsk(about);
    const failure = world.failing?.(about) ?? null;
    if (failure) return { ok: false, failure };
    const asOf = new Date(world.nowMs).toISOString();
    return { ok: true, value: value(), asOf, credits: world.credits ?? credits, fresh: true, ...world.sent };
  }
  const ask: CheckQuestions = {
    balance: ({ about }) =>
      answer(
        about,
        () => {
          const rows = [world.balances.get(about) ?? []].flat();
          return { rows, isAll: Array.isArray(world.balances.get(about)) };
        },
        50,
      ),
    transaction: async ({ hash: about }) => {
      const state = world.states.get(about);
      if (state !== undefined) return answer<Transaction>(about, () => buildBareTransaction({ state }), 20);
      world.asked.push(about);
      return { ok: false, failure: { kind: 'not-found', what: 'transaction', lookedOn: [] } };
    },
  };

  const start = () =>
    createChecks({
      list,
      store,
      ask,
      readWishes: async () => world.wishes,
      readDefaultChainId: async () => 1,
      now: () => world.nowMs,
      tell: async (_things, found) => {
        world.told.push(found);
      },
    });

  /** Lets this many minutes pass. */
  const pass = (minutes: number) => {
    world.nowMs += minutes * minuteMs;
  };

  return {
    world,
    list,
    store,
    start,
    watch: async (number: number, chainId?: number) => {
      const more = chainId === undefined ? {} : { chainId };
      await list.save({ address: addressAt(number), name: '', note: '', addedMs: number, ...more });
    },
    await: (number: number) =>
      list.saveTransaction({ hash: hashAt(number), chainId: 1, name: '', note: '', addedMs: number }),
    checkOf: async (about: string) => (await store.read()).checks.find((check) => check.about === about),
    pass,
    /** Runs one round of checks, then lets this many minutes pass. */
    runAndPass: async (minutes: number) => {
      await start().run();
      pass(minutes);
    },
  };
}
