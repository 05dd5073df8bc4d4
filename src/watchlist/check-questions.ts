import type { Cache } from '../cache/cache.ts';
import { toChain } from '../chains/chains.ts';
import type { BeginSources } from '../lookup/choose-source.ts';
import { whyHeldBack } from '../lookup/guard-lookup.ts';
import { balanceList, type ReadList } from '../lookup/read-list.ts';
import type { RequestContext } from '../lookup/request-context.ts';
import type { Transactions } from '../lookup/transactions.ts';
import { type BalanceChange, countUnread, isBelowZero } from '../models/balance.ts';
import type { Failure, Reply } from '../models/failure.ts';
import type { Transaction } from '../models/transaction.ts';
import type { AddressCheck, TransactionCheck, WatchEnd, WatchedTransaction } from '../models/watched.ts';
import type { Reference } from '../references/reference.ts';

/**
 * The two lookups of checks. They take the same path as all others, behind those that the user is waiting for, and cost
 * nothing if the answer is cached.
 */
export type CheckQuestions = {
  /** The newest page of an address's balance history, newest first. */
  balance(q: { about: string; chainId: number }): Promise<Reply<NewestChanges>>;
  /** `addresses` are those on the watch list: if the hash is the private key of one of them, it is not sent. */
  transaction(watched: Omit<WatchedTransaction, 'addedMs'>, q: { addresses: string[] }): Promise<Reply<Transaction>>;
};

/** The newest changes of a balance; `isAll` if there are no others. */
export type NewestChanges = { rows: BalanceChange[]; isAll: boolean };

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
      // Without older rows, unless these are fresh: what the chain took back must not be read from the cache.
      const reply = await parts.readList.read(way.asking, balanceList(about), { next: null, most: 50, alone: true });
      if (!reply.ok) return reply;
      const { rows, next } = reply.value;
      return { ...reply, value: { rows, isAll: next === null } };
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

// Clocks of machines and services differ by minutes.
const clocksDifferMs = 600_000;

/**
 * Returns an address's check after a reply. The first answer only sets the baseline, and only a newer change is news. A
 * difference is exact to the wei, across any number of changes. A state older than the known one is believed when it is
 * reported a second time: it may come from a lagging service, or from a chain that was reorganised or restarted.
 */
export function takeBalance(
  check: AddressCheck,
  reply: Reply<NewestChanges>,
  { now, tells }: { now: number; tells: boolean },
): AddressCheck {
  if (!reply.ok) return { ...check, failure: reply.failure };
  const { rows } = reply.value;
  const [row] = rows;
  const answered = { ...check, checkedMs: now, failure: null };
  // No account holds less than nothing: changes are missing.
  if (row && isBelowZero(row)) return answered;
  const newest = { value: row?.value ?? '0', blockNumber: row?.blockNumber ?? null };
  const { seen } = check;
  const { since = toOldSince(check) } = check;
  const become = { ...answered, seen: newest, doubt: null };
  // Rows have the service's times: a clock that is ahead of them would hide changes.
  const baseline = { ms: Math.min(now, reply.sentMs ?? now), blockNumber: newest.blockNumber };
  if (seen === null) return { ...become, since: baseline };

  const [block, before] = [newest.blockNumber ?? -1, seen.blockNumber ?? -1];
  if (block === before && newest.value === seen.value) return { ...answered, doubt: null };
  if (block < before) {
    // The known state may be in a row above that could not be read.
    if (row?.unreadAbove !== undefined) return answered;
    const { doubt } = check;
    const isAgain = doubt != null && doubt.asOf !== reply.asOf && block >= doubt.blockNumber;
    if (!isAgain) return { ...check, failure: null, doubt: { blockNumber: block, asOf: reply.asOf } };
    // If the service only lagged, what came after the first known state is told again.
    const isAfterFirst = row ? since.blockNumber !== null && block >= since.blockNumber : check.since !== undefined;
    const again = { ...become, since: isAfterFirst ? { ...since, ...(!row && { blockNumber: null }) } : baseline };
    // The same change, in an earlier block.
    return newest.value === seen.value ? again : withdraw(again, { tells });
  }
  const { change } = check;
  if (isTakenBack(seen, reply.value) && newest.value === seen.value) return become;
  if (isTakenBack(seen, reply.value) && change && !change.isTakenBack) {
    const base = toDelta(seen.value, change.delta);
    // If a row has the state after the change, and none above it the state before, only its block is another.
    const isHeld = rows.find(({ value }) => value === seen.value || value === base)?.value === seen.value;
    if (!isHeld && newest.value === base) return withdraw(become, { tells });
    if (!isHeld) return find(become, { delta: toDelta(newest.value, base), now, tells });
  }
  const ms = Date.parse((!row?.isTimeUnsure && row?.approximateTime) || '');
  const isAfterBlock = since.blockNumber !== null && block >= since.blockNumber;
  // A first check in the future was made by a wrong clock.
  const isDated = !Number.isNaN(ms) && since.ms <= now;
  // Services also record blocks in which a balance stayed the same. Rows that are not here may have another.
  const isWhole = countUnread(rows) === 0 && rows.some(({ blockNumber }) => blockNumber <= before);
  const isMoved = !isWhole || rows.some(({ blockNumber, value }) => blockNumber >= before && value !== seen.value);
  const isNews = isMoved && (isDated ? ms > since.ms - clocksDifferMs : isAfterBlock);
  if (!isNews) return { ...become, since: { ...since, blockNumber: since.blockNumber ?? newest.blockNumber } };
  return find(become, { delta: toDelta(newest.value, seen.value), now, tells });
}

const toDelta = (after: string, before: string) => String(BigInt(after) - BigInt(before));

/**
 * Returns the first known state of a check of an earlier version, which did not store it. If its history was empty,
 * only what came after its last answer is news.
 */
function toOldSince({ seen, checkedMs }: AddressCheck): NonNullable<AddressCheck['since']> {
  const blockNumber = seen?.blockNumber ?? null;
  return { ms: blockNumber === null ? (checkedMs ?? 0) : 0, blockNumber };
}

function find(check: AddressCheck, { delta, now, tells }: { delta: string; now: number; tells: boolean }) {
  return { ...check, change: { delta, foundMs: now }, isNew: true, isUntold: tells };
}

// A change that was told is withdrawn once, in its own place.
function withdraw(check: AddressCheck, { tells }: { tells: boolean }): AddressCheck {
  if (!check.change || check.change.isTakenBack) return check;
  return { ...check, change: { ...check.change, isTakenBack: true }, isNew: true, isUntold: tells };
}

/** True if a state should be among these rows, and is not. False if some could not be read: it may be one of them. */
function isTakenBack(
  { value, blockNumber }: NonNullable<AddressCheck['seen']>,
  { rows, isAll }: NewestChanges,
): boolean {
  if (blockNumber === null || countUnread(rows) > 0) return false;
  const isReached = isAll || (rows.at(-1)?.blockNumber ?? Number.POSITIVE_INFINITY) <= blockNumber;
  return isReached && !rows.some((row) => row.blockNumber === blockNumber && row.value === value);
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
