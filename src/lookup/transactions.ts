import type { Explorer } from '../api/api-client.ts';
import type { Cache } from '../cache/cache.ts';
import { freshForMs, isFresh } from '../cache/freshness.ts';
import { listAddresses } from '../cards/warnings/transaction-warnings.ts';
import type { Chain, ChosenChain } from '../models/chain.ts';
import { prices } from '../models/credits.ts';
import type { Failure, Reply } from '../models/failure.ts';
import type { Transaction } from '../models/transaction.ts';
import { type ChainPlan, isMereGuess } from './plan-chains.ts';
import { askService, type RequestContext, type RequestContextOptions, toCacheKey } from './request-context.ts';
import { nextUtcMidnightMs } from './request-queue/daily-usage.ts';

/** Cached result for a transaction: the transaction, or that a chain recently did not have it. */
export type KnownTransaction =
  | {
      kind: 'transaction';
      reply: Extract<Reply<Transaction>, { ok: true }>;
      isFresh: boolean;
      /** It is cached, but a recent request did not find it. */
      isMissing: boolean;
    }
  | { kind: 'not-found' };

/** Reads transactions from the cache and from the service. */
export type Transactions = {
  /** Null if nothing is cached, or only a "not found" that has expired. */
  know(asking: RequestContext, hash: string): Promise<KnownTransaction | null>;
  /** Increases after each request to the service. While it is unchanged, earlier results of `know` are current. */
  keptCount(): number;
  /** Requests the transaction from the service and caches the answer before returning it. */
  ask(asking: RequestContext, hash: string): Promise<Reply<Transaction>>;
};

// The cached form. Only the version of Hashlens that wrote it reads it.
type KeptTransaction =
  | {
      kind: 'transaction';
      transaction: Transaction;
      /** When a later request did not find it. */
      missingMs?: number;
      /** When the user looked it up; absent if it was only fetched for something else. */
      lookedUpMs?: number;
    }
  | { kind: 'not-found' };

export function createTransactions(parts: RequestContextOptions): Transactions {
  async function know(asking: RequestContext, hash: string): Promise<KnownTransaction | null> {
    if (asking.source.sample) return null;
    const found = await parts.recordsFor(asking.isPrivate).answers.get(toCacheKey(asking, [hash]));
    if (!found) return null;
    const { askedMs } = found;
    const kept = toKnown(found.value);
    if (!kept) return null;
    if (asking.isUsers) void noteLookup(asking, hash);
    if (kept.kind === 'not-found') return isMissing(askedMs) ? { kind: 'not-found' } : null;
    const { transaction } = kept;
    const freshFor = freshForMs({ kind: 'transaction', transaction, chainId: asking.chain.id, askedMs });
    return {
      kind: 'transaction',
      reply: { ok: true, value: transaction, asOf: new Date(askedMs).toISOString(), credits: 0, fresh: false },
      isFresh: isFresh({ askedMs }, freshFor, parts.now()),
      isMissing: isMissing(kept.missingMs),
    };
  }

  let keptCount = 0;

  function isMissing(missingMs: number | undefined): boolean {
    return missingMs !== undefined && isFresh({ askedMs: missingMs }, freshForMs({ kind: 'not-found' }), parts.now());
  }

  /** Counts a cached transaction that was fetched for something else as looked up, once the user sees it. */
  async function noteLookup(asking: RequestContext, hash: string): Promise<void> {
    await asking.seen;
    if (asking.signal?.aborted) return;
    const { answers } = parts.recordsFor(asking.isPrivate);
    const name = toCacheKey(asking, [hash]);
    const found = await answers.get(name);
    const kept = found && toKnown(found.value);
    if (!found || kept?.kind !== 'transaction' || kept.lookedUpMs !== undefined) return;
    await answers.put(name, withParties({ ...kept, lookedUpMs: parts.now() }, found.askedMs));
  }

  async function send(asking: RequestContext, hash: string, explorer: Explorer, signal?: AbortSignal) {
    const { chain, source, isPrivate } = asking;
    const askedMs = parts.now();
    const reply = await explorer.readTransaction({ chain, hash, ...(signal && { signal }) });
    if (source.sample) return reply.ok ? { ...reply, credits: 0, fresh: false } : reply;
    const records = parts.recordsFor(isPrivate);
    const name = toCacheKey(asking, [hash]);
    const value = toKept(reply);
    const before = value && (await records.answers.get(name));
    const old = before && toKnown(before.value);
    // A cached transaction that is no longer found is kept and shown with its age: an explorer may lag or be resynced.
    if (before && value?.kind === 'not-found' && old?.kind === 'transaction') {
      await records.answers.put(name, withParties({ ...old, missingMs: askedMs }, before.askedMs));
    } else if (value?.kind === 'transaction') {
      const lookedUpMs = asking.isUsers ? askedMs : old?.kind === 'transaction' ? old.lookedUpMs : undefined;
      const kept = lookedUpMs === undefined ? value : { ...value, lookedUpMs };
      await records.answers.put(name, withParties(kept, askedMs));
    } else if (value) await records.answers.put(name, { value, askedMs });
    keptCount += 1;
    await markUnsupported({ reply, records, service: source.address, askedMs });
    return reply;
  }

  return {
    know,
    keptCount: () => keptCount,
    ask: async (asking, hash) => {
      const { source } = asking;
      if (source.sample)
        return send(
          asking,
          hash,
          source.explorer(() => {}),
          asking.signal,
        );
      const reply = await askService(parts, asking, {
        about: [hash],
        price: prices.transaction,
        send: ({ signal, onMeter }) => send(asking, hash, source.explorer(onMeter), signal),
      });
      // The request may have been on its way for something else already.
      if (reply.ok && asking.isUsers) void noteLookup(asking, hash);
      return reply;
    },
  };
}

/** Returns the same interface without cache reads and requests, for a value that must not be sent: never found. */
export function withoutSending(transactions: Transactions): Transactions {
  return {
    ...transactions,
    know: async () => null,
    async ask({ chain, seen, signal }) {
      await seen;
      return { ok: false, failure: signal?.aborted ? { kind: 'aborted' } : toNotFound(chain) };
    },
  };
}

/**
 * Returns a value from the cache as a transaction, or as the fact that there is none; null for anything else. A damaged
 * record is requested again; otherwise its card would never open.
 */
export function toKnown(value: unknown): KeptTransaction | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as KeptTransaction;
  if (kept.kind === 'not-found') return kept;
  return kept.kind === 'transaction' && typeof kept.transaction?.hash === 'string' ? kept : null;
}

// The addresses in a transaction that was looked up: parties, tokens, and arguments of the call.
function withParties(value: KeptTransaction, askedMs: number): Parameters<Cache['answers']['put']>[1] {
  if (value.kind === 'not-found' || value.lookedUpMs === undefined) return { value, askedMs };
  const { lookedUpMs: partiesMs } = value;
  const addresses = listAddresses(value.transaction).filter((one) => /^0x[\da-f]{40}$/i.test(one));
  return { value, askedMs, partiesMs, parties: [...new Set(addresses.map((one) => one.toLowerCase()))] };
}

// An unclear 404 proves nothing and is not cached.
function toKept(reply: Reply<Transaction>): KeptTransaction | null {
  if (reply.ok) return { kind: 'transaction', transaction: reply.value };
  return reply.failure.kind === 'not-found' && !reply.failure.unclear ? { kind: 'not-found' } : null;
}

/** Records until the end of the UTC day that the service does not support this chain: it may support it tomorrow. */
export async function markUnsupported(q: {
  reply: Reply<unknown>;
  records: Cache;
  service: string;
  askedMs: number;
}): Promise<void> {
  const { reply, records, service, askedMs } = q;
  if (reply.ok || reply.failure.kind !== 'chain-not-served') return;
  await records.unserved.add(service, reply.failure.chain.id, nextUtcMidnightMs(askedMs), askedMs);
}

/** Result of a lookup on one chain: an answer, possibly an old one, or the reason why there is none. */
export type Found<T> = {
  chosen: ChosenChain;
  reply: Reply<T>;
  sample: boolean;
  /** Set if `reply` is an older answer: the reason why it could not be refreshed. */
  notRefreshed?: Failure;
};

/** Returns the request context for a chain, or the reason why the chain cannot be queried. */
export type ToRequestContext = (
  chosen: ChosenChain,
) => Promise<{ ok: true; asking: RequestContext } | { ok: false; failure: Failure }>;

type TransactionRequest = {
  hash: string;
  plan: ChainPlan;
  /** The user asked for a refresh: a fresh cached answer is not enough. */
  refresh: boolean;
  transactions: Transactions;
  toRequestContext: ToRequestContext;
  isUnserved: (asking: RequestContext) => Promise<boolean>;
  onChain: (chosen: ChosenChain) => void;
  onOld: (found: Found<Transaction>) => void;
};

type KnownOn = { chosen: ChosenChain; asking: RequestContext; known: KnownTransaction | null; isUnserved: boolean };

type Asked = { reply: Reply<Transaction>; sample: boolean; wasSent: boolean };

/** Each chain costs a request. The limit saves time and credits if the user's list of chains is long. */
export const mostChainsAsked = 4;

/**
 * Looks for a transaction, first in the cache for every candidate chain, then by querying the chains in order.
 * Continues only after a real "not found" or a guessed chain that is not supported, and stops at the first match.
 */
export async function findTransaction(quest: TransactionRequest): Promise<Found<Transaction>> {
  const { plan } = quest;
  const chains = plan.isCertain ? plan.candidates.slice(0, 1) : plan.candidates;
  const keptCount = quest.transactions.keptCount();
  const ahead = await lookAhead(quest, chains);
  const known = await findKnown(quest, ahead, toTrusted(chains));
  if (known) return known;

  const after: Chain[] = [];
  let first: Found<Transaction> | null = null;
  let looked = 0;
  // Credits spent on the chains that did not have it.
  let paid = 0;
  for (const candidate of chains) {
    if (looked === mostChainsAsked) break;
    const chosen: ChosenChain = after.length > 0 ? { ...candidate, after: [...after] } : candidate;
    // If nothing was requested since, the results read ahead are current.
    const isCurrent = quest.transactions.keptCount() === keptCount;
    const { reply, sample, wasSent } = await askOn(quest, chosen, isCurrent ? ahead.get(chosen.chain.id) : undefined);
    const isMissing = !reply.ok && reply.failure.kind === 'not-found';
    if (wasSent || isMissing) looked += 1;
    if (reply.ok || !mayGoOn(chosen, reply.failure)) return { chosen, reply: withCost(reply, paid), sample };
    paid += reply.credits ?? 0;
    if (isMissing) after.push(chosen.chain);
    // The first chain has the strongest reason; the others only add to the list of chains searched.
    first ??= { chosen, reply, sample };
  }
  if (!first) throw new Error('A plan has at least one chain.');
  const failure: Failure =
    after.length === 0 && !first.reply.ok
      ? first.reply.failure
      : { kind: 'not-found', what: 'transaction', lookedOn: after };
  return { ...first, reply: withCost({ ok: false, failure }, paid) };
}

/** Returns the reply with further credits added to its cost. An unknown cost stays unknown. */
export function withCost<T>(reply: Reply<T>, paid: number): Reply<T> {
  return paid > 0 && reply.credits !== null ? { ...reply, credits: (reply.credits ?? 0) + paid } : reply;
}

// If the page names a chain, a cached answer on a guessed one proves nothing: some transactions are on several chains.
function toTrusted(chains: ChosenChain[]): ChosenChain[] {
  const named = chains.filter(({ reason }) => !isMereGuess(reason));
  return named.length > 0 ? named : chains;
}

// Reads all chains at once: each separate disk read would cost as much as all of them together.
async function lookAhead(quest: TransactionRequest, chains: ChosenChain[]): Promise<Map<number, KnownOn>> {
  const all = await Promise.all(chains.map((chosen) => knowOn(quest, chosen)));
  return new Map(all.flatMap((one) => (one === null ? [] : [[one.chosen.chain.id, one]])));
}

async function knowOn(quest: TransactionRequest, chosen: ChosenChain): Promise<KnownOn | null> {
  const found = await quest.toRequestContext(chosen);
  if (!found.ok) return null;
  const { asking } = found;
  const [known, isUnserved] = await Promise.all([
    quest.transactions.know(asking, quest.hash),
    quest.isUnserved(asking),
  ]);
  return { chosen, asking, known, isUnserved };
}

// A cached answer on any of these chains is used, however weak the reason to look there: it was found there once.
async function findKnown(
  quest: TransactionRequest,
  ahead: Map<number, KnownOn>,
  chains: ChosenChain[],
): Promise<Found<Transaction> | null> {
  for (const chosen of chains) {
    const one = ahead.get(chosen.chain.id);
    if (one?.known?.kind !== 'transaction') continue;
    const { asking, known } = one;
    const old: Found<Transaction> = { chosen, reply: known.reply, sample: false };
    if (known.isMissing && !quest.refresh) return { ...old, notRefreshed: toNotFound(chosen.chain) };
    if (known.isFresh && !quest.refresh) return old;
    quest.onOld(old);
    const reply = await quest.transactions.ask(asking, quest.hash);
    if (reply.ok) return { ...old, reply };
    return { ...old, reply: withCost(old.reply, reply.credits ?? 0), notRefreshed: reply.failure };
  }
  return null;
}

async function askOn(quest: TransactionRequest, chosen: ChosenChain, ahead: KnownOn | undefined): Promise<Asked> {
  const { hash, transactions } = quest;
  const { chain } = chosen;
  const refused = (failure: Failure): Asked => ({ reply: { ok: false, failure }, sample: false, wasSent: false });
  const found = await quest.toRequestContext(chosen);
  if (!found.ok) return refused(found.failure);
  const { asking } = found;
  const one = ahead ?? (await knowOn(quest, chosen));
  if (one?.isUnserved) return refused({ kind: 'chain-not-served', chain });
  const known = quest.refresh ? null : one?.known;
  if (known?.kind === 'not-found') return refused(toNotFound(chain));
  // Another lookup may have requested it since this search began.
  if (known?.isFresh) return { reply: known.reply, sample: false, wasSent: false };
  quest.onChain(chosen);
  const reply = await transactions.ask(asking, hash);
  return { reply, sample: asking.source.sample, wasSent: !asking.source.sample };
}

function toNotFound(chain: Chain): Failure {
  return { kind: 'not-found', what: 'transaction', lookedOn: [chain] };
}

// Only a real "not found" justifies another request: an unclear 404 proves nothing. An unsupported chain ends the
// search if the page names it, and is skipped if it was only guessed.
function mayGoOn({ reason }: ChosenChain, failure: Failure): boolean {
  if (failure.kind === 'not-found') return !failure.unclear;
  return failure.kind === 'chain-not-served' && isMereGuess(reason);
}
