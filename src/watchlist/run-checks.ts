import { toOutcome } from '../lookup/request-queue/credit-budget.ts';
import { createDailyUsage } from '../lookup/request-queue/daily-usage.ts';
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

/** What the person wants of checks. */
export type CheckWishes = {
  /** Minutes between two turns; null for none at all. */
  everyMinutes: number | null;
  /** Credits that checks may cost in a day (UTC). */
  budget: number;
  /** Whether changes are told in notifications. */
  tells: boolean;
};

// No connection, or a service in trouble, may be over long before the next turn.
const pauseMs = 15 * 60_000;
const mostTroubles = 3;

/**
 * Creates the checks of what is watched. `run` does what is due, one after the other, and gives when it wants to run
 * again (milliseconds since 1970), or null for never. It may be cut off at any line: each question is written down
 * before it is asked, so that no turn asks it twice, and what was not asked yet goes first at the next run. It rejects
 * where the disk fails: nothing is asked then that could not be remembered.
 */
export function createChecks(parts: {
  list: WatchedList;
  store: WatchChecks;
  ask: CheckQuestions;
  readWishes: () => Promise<CheckWishes>;
  /** Where addresses are checked that name no chain. */
  readDefaultChainId: () => Promise<number>;
  now: () => number;
  /** Tells everything that was found and not told yet. */
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
      if (day.spent() + price > budget) return end('budget');
      // Should this be cut off now, it counts as asked and paid. The marks that it had when the turn began may be gone:
      // somebody may have looked at it since.
      const claimed = { ...check, askedMs: Math.max(now(), turn.beganMs), isNew: false, isUntold: false };
      if (!(await store.save(claimed, { ...turn, today: day.toKept(price) }))) continue;

      const { reply, after } = await ask(claimed, things, tells);
      day.add({ spent: toCost(reply, price) });
      await store.save(after, { ...turn, today: day.toKept(0) });
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
    // Found before they were turned off, it is not told when they are turned on again either.
    const { tells } = await parts.readWishes();
    if (tells) await parts.tell(things, found);
    await store.markTold(found.map(({ about }) => about));
  }

  return {
    run: async () => {
      const { everyMinutes } = await parts.readWishes();
      if (everyMinutes === null) return null;
      const everyMs = everyMinutes * 60_000;
      const things = await readThings();
      const begun = toBegun(things.turn, { now: now(), everyMs });
      if (begun === null) {
        // What was found by a turn that was cut off before it could tell.
        await tellFound();
        return things.turn.beganMs + everyMs;
      }
      await store.saveTurn(begun);
      const ended = await runTurn(begun, things);
      await store.saveTurn(ended);
      await tellFound();
      const next = begun.beganMs + everyMs;
      return ended.endedMs === null ? Math.min(next, now() + pauseMs) : next;
    },
  };
}

type Asked = { reply: Reply<unknown>; after: WatchCheck };

// The turn to go on with or to begin; null where none is due.
function toBegun(turn: CheckTurn, { now, everyMs }: { now: number; everyMs: number }): CheckTurn | null {
  // A turn that began later than now did so by a clock that was wrong.
  const isOver = now >= turn.beganMs + everyMs || turn.beganMs > now;
  if (isOver) return { ...turn, beganMs: now, endedMs: null, stopped: null };
  return turn.endedMs === null ? { ...turn, stopped: null } : null;
}

/**
 * What a failed check means for those after it: `all` would fail alike until somebody does something, `passing` is
 * likely to be better in a while, `trouble` is that where it comes several times in a row, `one` is about this one alone.
 */
type Reach = 'all' | 'passing' | 'trouble' | 'one';

/** Tells how far a check's failure reaches. */
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

/**
 * What a check's reply cost, in credits; `price` is what its question costs by the list. Zero where it was known, never
 * sent or refused.
 */
function toCost(reply: Reply<unknown>, price: number): number {
  if (reply.ok) return reply.credits ?? price;
  return isUnsent(reply.failure) || !toOutcome(reply, true).isBilled ? 0 : price;
}

// With other credentials come up in between, it left the line without being sent.
function isUnsent({ kind }: Failure): boolean {
  return kind === 'aborted';
}

/** Everything that may be checked. */
export type WatchedThings = {
  addresses: Watched[];
  transactions: WatchedTransaction[];
  checks: WatchCheck[];
  /** Where addresses are checked that name no chain. */
  defaultChainId: number;
};

/**
 * Plans a turn: what was not asked about since it began, that which was asked about longest ago first, and of what was
 * never asked about the oldest of the list. Each comes with what is known of it; a thing that has moved to another
 * chain begins anew. What has ended is not in it.
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
  // A time that lies ahead was written by a clock that was wrong.
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
