import { toOutcome } from '../lookup/request-queue/credit-budget.ts';
import { createDailyUsage, nextUtcMidnightMs } from '../lookup/request-queue/daily-usage.ts';
import { prices } from '../models/credits.ts';
import type { Failure, Reply } from '../models/failure.ts';
import type {
  AddressCheck,
  CheckTurn,
  TransactionCheck,
  WatchCheck,
  Watched,
  WatchedTransaction,
} from '../models/watched.ts';
import { type CheckQuestions, takeBalance, takeTransaction } from './check-questions.ts';
import type { WatchChecks } from './check-results.ts';
import type { WatchedList } from './watchlist.ts';

/** The user's settings for checks. */
export type CheckWishes = {
  /** Minutes between two rounds; null if checks are off. */
  everyMinutes: number | null;
  /** The most credits that checks may cost per day (UTC). */
  budget: number;
  /** True if the user is notified of changes. */
  tells: boolean;
};

// A lost connection or trouble at the service may be over long before the next round.
const pauseMs = 15 * 60_000;
const mostTroubles = 3;

/**
 * Creates the checks of the watch list. `run` makes those that are due, one at a time, and returns when to run again
 * (milliseconds since 1970), or null for never. It may be killed at any line: each request is recorded before it is
 * sent, so that no round sends it twice, and those not yet sent go first in the next run. It rejects if the disk fails,
 * because nothing may be requested that cannot be recorded.
 */
export function createChecks(parts: {
  list: WatchedList;
  store: WatchChecks;
  ask: CheckQuestions;
  readWishes: () => Promise<CheckWishes>;
  /** The chain for addresses without a `chainId`. */
  readDefaultChainId: () => Promise<number>;
  now: () => number;
  /** Notifies the user of all findings that are still to be notified. */
  tell: (things: WatchedThings, found: WatchCheck[]) => Promise<void>;
}): { run(): Promise<number | null> } {
  const { list, store, now } = parts;

  async function readThings(): Promise<WatchedThings & { turn: CheckTurn }> {
    const [addresses, transactions, { checks, turn }, defaultChainId] = await Promise.all([
      list.read(),
      list.readTransactions(),
      store.read(),
      parts.readDefaultChainId(),
    ]);
    return { addresses, transactions, checks, turn, defaultChainId };
  }

  async function ask(check: WatchCheck, things: WatchedThings, tells: boolean): Promise<Asked> {
    if (check.kind === 'address') {
      const reply = await parts.ask.balance(check);
      return { reply, after: takeBalance(check, reply, { now: now(), tells }) };
    }
    const { about: hash, chainId } = check;
    const { name = '', note = '' } = things.transactions.find((one) => one.hash === hash) ?? {};
    const addresses = things.addresses.map(({ address }) => address);
    const reply = await parts.ask.transaction({ hash, chainId, name, note }, { addresses });
    return { reply, after: takeTransaction(check, reply, { now: now(), tells }) };
  }

  async function runTurn(turn: CheckTurn, things: WatchedThings): Promise<CheckTurn> {
    const day = createDailyUsage({ now, onShorten: () => {} });
    day.apply(turn.today);
    const end = (stopped: CheckTurn['stopped'], isThrough = true): CheckTurn => ({
      ...turn,
      stopped,
      endedMs: isThrough ? now() : null,
      today: day.toKept(0),
    });
    let troubles = 0;
    for (const check of planChecks(things, { beganMs: turn.beganMs, now: now() })) {
      const { everyMinutes, budget, tells } = await parts.readWishes();
      if (everyMinutes === null) return end(null);
      const price = prices[check.kind];
      if (day.spent() + price > budget) return end('budget', false);
      // If the background is killed now, the request counts as sent and paid. The marks from the start of the round are
      // not written, because the user may have seen the finding since.
      const claimed = { ...check, askedMs: Math.max(now(), turn.beganMs), isNew: false, isUntold: false };
      if (!(await store.save(claimed, { ...turn, today: day.toKept(price) }))) continue;

      const { reply, after } = await ask(claimed, things, tells);
      day.add({ spent: toCost(reply, price) });
      await store.save(after, { ...turn, today: day.toKept(0) }, { isAnswer: true });
      if (reply.ok) troubles = 0;
      else {
        const reach = toReach(reply.failure);
        troubles += reach === 'trouble' ? 1 : 0;
        if (reach === 'all') return end(reply.failure);
        if (reach === 'passing' || troubles === mostTroubles) return end(reply.failure, false);
      }
    }
    return end(null);
  }

  async function tellFound(): Promise<void> {
    const things = await readThings();
    const found = things.checks.filter(({ isUntold }) => isUntold);
    if (found.length === 0) return;
    // Findings from before notifications were turned off are not notified later either.
    const { tells } = await parts.readWishes();
    if (tells) await parts.tell(things, found);
    await store.markTold(found.map(({ about }) => about));
  }

  return {
    run: async () => {
      const { everyMinutes } = await parts.readWishes();
      if (everyMinutes === null) return null;
      const everyMs = everyMinutes * 60_000;
      // Findings of a round that was killed before it could notify: the next check would replace them.
      await tellFound().catch(() => {});
      const things = await readThings();
      const begun = toBegun(things.turn, { now: now(), everyMs });
      if (begun === null) return things.turn.beganMs + everyMs;
      await store.saveTurn(begun);
      const ended = await runTurn(begun, things);
      await store.saveTurn(ended);
      await tellFound();
      const next = begun.beganMs + everyMs;
      if (ended.endedMs !== null) return next;
      return Math.min(next, ended.stopped === 'budget' ? nextUtcMidnightMs(now()) : now() + pauseMs);
    },
  };
}

type Asked = { reply: Reply<unknown>; after: WatchCheck };

// The round to continue or to begin; null if none is due.
function toBegun(turn: CheckTurn, { now, everyMs }: { now: number; everyMs: number }): CheckTurn | null {
  // A round that began in the future was recorded by a wrong clock.
  const isOver = now >= turn.beganMs + everyMs || turn.beganMs > now;
  if (isOver) return { ...turn, beganMs: now, endedMs: null, stopped: null };
  return turn.endedMs === null ? { ...turn, stopped: null } : null;
}

/**
 * What a failed check means for later ones. `all`: they would fail too, which ends the round. `passing`: they may
 * succeed in a while. `trouble`: like `passing` if it happens several times in a row. `one`: only this check is
 * affected.
 */
type Reach = 'all' | 'passing' | 'trouble' | 'one';

function toReach({ kind }: Failure): Reach {
  switch (kind) {
    case 'no-key':
    case 'key-refused':
    case 'payment-required':
    case 'out-of-credits':
    case 'daily-limit':
    case 'no-permission':
      return 'all';
    case 'too-many-requests':
    case 'no-connection':
    case 'no-storage':
    case 'aborted':
    case 'no-background':
    case 'updated':
      return 'passing';
    case 'timed-out':
    case 'service-trouble':
      return 'trouble';
    case 'chain-not-served':
    case 'not-found':
    case 'restricted':
    case 'malformed-input':
    case 'question-refused':
    case 'senseless-answer':
    case 'other-answer':
    case 'held-back':
      return 'one';
  }
}

/** Returns the cost of a check in credits; `price` is its list price. Zero if it was cached, never sent or refused. */
function toCost(reply: Reply<unknown>, price: number): number {
  if (reply.ok || reply.credits !== undefined) return reply.credits ?? price;
  return isUnsent(reply.failure) || !toOutcome(reply, true).isBilled ? 0 : price;
}

// If the credentials changed meanwhile, the request left the queue without being sent.
function isUnsent({ kind }: Failure): boolean {
  return kind === 'aborted';
}

/** All watched entries, with their stored checks. */
export type WatchedThings = {
  addresses: Watched[];
  transactions: WatchedTransaction[];
  checks: WatchCheck[];
  /** The chain for addresses without a `chainId`. */
  defaultChainId: number;
};

/**
 * Returns the checks still due in a round: those never requested first, then the least recently requested, in case of a
 * tie the oldest on the list. Each has its stored state; an entry that moved to another chain starts again. Ended
 * transactions are left out.
 */
function planChecks(
  { addresses, transactions, checks, defaultChainId }: WatchedThings,
  q: { beganMs: number; now: number },
): WatchCheck[] {
  const known = new Map(checks.map((check) => [check.about, check]));
  const all = [
    ...addresses.map(({ address, chainId = defaultChainId, addedMs }) => {
      const check = known.get(address);
      const isSame = check?.kind === 'address' && check.chainId === chainId;
      return { addedMs, check: isSame ? check : newAddressCheck(address, chainId) };
    }),
    ...transactions.map(({ hash, chainId, addedMs }) => {
      const check = known.get(hash);
      const isSame = check?.kind === 'transaction' && check.chainId === chainId;
      return { addedMs, check: isSame ? check : newTransactionCheck(hash, chainId) };
    }),
  ];
  // A time in the future was recorded by a wrong clock.
  const isDue = ({ askedMs }: WatchCheck) => askedMs < q.beganMs || askedMs > q.now;
  return all
    .filter(({ check }) => isDue(check) && !(check.kind === 'transaction' && check.end !== null))
    .sort((a, b) => toTurn(a.check, q.now) - toTurn(b.check, q.now) || a.addedMs - b.addedMs)
    .map(({ check }) => check);
}

function toTurn({ askedMs }: WatchCheck, now: number): number {
  return askedMs > now ? 0 : askedMs;
}

const nothingYet = { askedMs: 0, checkedMs: null, failure: null, isNew: false, isUntold: false } as const;

function newAddressCheck(about: string, chainId: number): AddressCheck {
  return { kind: 'address', about, chainId, ...nothingYet, seen: null, change: null };
}

function newTransactionCheck(about: string, chainId: number): TransactionCheck {
  return { kind: 'transaction', about, chainId, ...nothingYet, state: null, end: null, tries: 0, misses: 0 };
}
