import type { Cache } from '../cache/cache.ts';
import { toChain } from '../chains/chain-table.ts';
import type { BeginSources } from '../lookup/choose-source.ts';
import { whyHeldBack } from '../lookup/guard-lookup.ts';
import { balanceList, type ReadList } from '../lookup/read-list.ts';
import type { RequestContext } from '../lookup/request-context.ts';
import type { Transactions } from '../lookup/transactions.ts';
import type { BalanceChange } from '../models/balance.ts';
import type { Failure, Reply } from '../models/failure.ts';
import type { Transaction } from '../models/transaction.ts';
import type { AddressCheck, TransactionCheck, WatchEnd, WatchedTransaction } from '../models/watched.ts';
import type { Reference } from '../references/reference.ts';

/**
 * The two lookups of checks. They take the same path as all others, behind those that the user is waiting for, and cost
 * nothing if the answer is cached.
 */
export type CheckQuestions = {
  /** The newest change of an address's balance; null if there is none. */
  balance(q: { about: string; chainId: number }): Promise<Reply<BalanceChange | null>>;
  /** `addresses` are those on the watch list: if the hash is the private key of one of them, it is not sent. */
  transaction(watched: Omit<WatchedTransaction, 'addedMs'>, q: { addresses: string[] }): Promise<Reply<Transaction>>;
};

export function createCheckQuestions(parts: {
  beginSources: BeginSources;
  readList: ReadList;
  transactions: Transactions;
  recordsFor: (isPrivate: boolean) => Cache;
}): CheckQuestions {
  async function ready(
    chainId: number,
    reference: Reference,
  ): Promise<{ ok: true; asking: RequestContext } | { ok: false; failure: Failure }> {
    const found = await parts.beginSources()({ chainId, reference, fromSamplePage: false });
    if (!found.ok) return found;
    const { source } = found;
    // The sample never changes.
    if (source.sample) return { ok: false, failure: { kind: 'no-key' } };
    const chain = toChain(chainId);
    if (await parts.recordsFor(false).unserved.has(source.address, chainId)) {
      return { ok: false, failure: { kind: 'chain-not-served', chain } };
    }
    return { ok: true, asking: { source, chain, isPrivate: false, urgency: 'history' } };
  }

  return {
    balance: async ({ about, chainId }) => {
      const way = await ready(chainId, { kind: 'address', address: about });
      if (!way.ok) return way;
      const reply = await parts.readList.read(way.asking, balanceList(about), { next: null, most: 1 });
      return reply.ok ? { ...reply, value: reply.value.rows[0] ?? null } : reply;
    },
    transaction: async (watched, { addresses }) => {
      const { hash, chainId } = watched;
      const because = whyHeldBack(watched, { addresses });
      if (because !== null) return { ok: false, failure: { kind: 'held-back', because } };
      const way = await ready(chainId, { kind: 'transaction', hash });
      if (!way.ok) return way;
      const known = await parts.transactions.know(way.asking, hash);
      if (known?.kind === 'transaction' && known.isFresh && !known.isMissing) return known.reply;
      return parts.transactions.ask(way.asking, hash);
    },
  };
}

/**
 * Returns an address's check after a reply: the newest change of its balance, null if it has none. The first
 * answer only sets the baseline. A difference is exact to the wei, however many changes it spans.
 */
export function takeBalance(
  check: AddressCheck,
  reply: Reply<BalanceChange | null>,
  { now, tells }: { now: number; tells: boolean },
): AddressCheck {
  if (!reply.ok) return { ...check, failure: reply.failure };
  const newest = { value: reply.value?.value ?? '0', blockNumber: reply.value?.blockNumber ?? null };
  const { seen } = check;
  const answered = { ...check, checkedMs: now, failure: null };
  if (seen === null) return { ...answered, seen: newest };
  // A lagging service or a chain reorganisation reports an earlier state that is already known.
  if (!isLater(newest, seen)) return answered;
  const delta = String(BigInt(newest.value) - BigInt(seen.value));
  return { ...answered, seen: newest, change: { delta, foundMs: now }, isNew: true, isUntold: tells };
}

type Seen = NonNullable<AddressCheck['seen']>;

function isLater(newest: Seen, seen: Seen): boolean {
  const [block, before] = [newest.blockNumber ?? -1, seen.blockNumber ?? -1];
  return block > before || (block === before && newest.value !== seen.value);
}

// After this many misses in a row it was never sent to the chain, or was replaced without the service reporting it.
const mostMisses = 12;
// After this many checks it may stay pending for ever, and each check costs credits.
const mostTries = 300;

/** Returns a transaction's check after a reply. Once it has ended, it is not requested again. */
export function takeTransaction(
  check: TransactionCheck,
  reply: Reply<Transaction>,
  { now, tells }: { now: number; tells: boolean },
): TransactionCheck {
  const after = reply.ok ? takeFound(check, reply.value, now) : takeFailure(check, reply.failure, now);
  return after.end === null ? after : { ...after, isNew: true, isUntold: tells };
}

function takeFound(check: TransactionCheck, { state }: Transaction, now: number): TransactionCheck {
  const tries = check.tries + 1;
  return { ...check, checkedMs: now, failure: null, state, tries, misses: 0, end: toEnd(state, tries) };
}

function takeFailure(check: TransactionCheck, failure: Failure, now: number): TransactionCheck {
  // A private key is never sent, so there is no point in waiting.
  if (failure.kind === 'held-back') return { ...check, failure, end: 'left' };
  // An unclear 404 proves nothing, and a failure without an answer does not count as a try.
  if (failure.kind !== 'not-found' || failure.unclear) return { ...check, failure };
  const [tries, misses] = [check.tries + 1, check.misses + 1];
  return { ...check, checkedMs: now, failure: null, tries, misses, end: misses >= mostMisses ? 'lost' : null };
}

function toEnd(state: Transaction['state'], tries: number): WatchEnd | null {
  switch (state) {
    case 'succeeded':
    case 'failed':
    case 'dropped':
      return state;
    // `awaiting`: in a block, but its internal calls are not indexed yet. `unknown`: a status that we do not know.
    case 'awaiting':
    case 'unknown':
    case 'pending':
      return tries >= mostTries ? 'left' : null;
  }
}
