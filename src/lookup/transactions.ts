import type { Explorer } from '../api/api-client.ts';
import type { Cache } from '../cache/cache.ts';
import { freshForMs, isFresh } from '../cache/freshness.ts';
import type { Chain, ChosenChain } from '../models/chain.ts';
import { prices } from '../models/credits.ts';
import type { Failure, Reply } from '../models/failure.ts';
import type { Transaction } from '../models/transaction.ts';
import { type ChainPlan, isMereGuess } from './plan-chains.ts';
import { askService, type RequestContext, type RequestContextOptions, toCacheKey } from './request-context.ts';
import { nextUtcMidnightMs } from './request-queue/daily-usage.ts';

/** What is known of a transaction without asking: the transaction, or that a chain did not know it a moment ago. */
export type KnownTransaction =
  | {
      kind: 'transaction';
      reply: Extract<Reply<Transaction>, { ok: true }>;
      isFresh: boolean;
      /** It was there, and was not found a moment ago. */
      isMissing: boolean;
    }
  | { kind: 'not-found' };

/** Transactions, known and asked for. */
export type Transactions = {
  /** Null when nothing is known, or only that it was not found some time ago. */
  know(asking: RequestContext, hash: string): Promise<KnownTransaction | null>;
  /** Goes up with everything that is kept: while it stays, what was known is all that is known. */
  keptCount(): number;
  /** Asks the service, and keeps what it says before giving it. */
  ask(asking: RequestContext, hash: string): Promise<Reply<Transaction>>;
};

// What is written into the records, as the same version of Hashlens reads it again.
type KeptTransaction =
  | { kind: 'transaction'; transaction: Transaction /** When it was asked for in vain since. */; missingMs?: number }
  | { kind: 'not-found' };

/** Creates the way to transactions. */
export function createTransactions(parts: RequestContextOptions): Transactions {
  async function know(asking: RequestContext, hash: string): Promise<KnownTransaction | null> {
    if (asking.source.sample) return null;
    const found = await parts.recordsFor(asking.isPrivate).answers.get(toCacheKey(asking, [hash]));
    if (!found) return null;
    const { askedMs } = found;
    const kept = toKnown(found.value);
    if (!kept) return null;
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

  async function send(asking: RequestContext, hash: string, explorer: Explorer, signal?: AbortSignal) {
    const { chain, source, isPrivate } = asking;
    const askedMs = parts.now();
    const reply = await explorer.readTransaction({ chain, hash, ...(signal && { signal }) });
    if (source.sample) return reply.ok ? { ...reply, credits: 0, fresh: false } : reply;
    const records = parts.recordsFor(isPrivate);
    const name = toCacheKey(asking, [hash]);
    const value = toKept(reply);
    const before = value?.kind === 'not-found' ? await records.answers.get(name) : null;
    const old = before && toKnown(before.value);
    // What was once there and is not found now stays, to be shown with its age: an explorer may lag or be resynced.
    if (before && old?.kind === 'transaction') {
      await records.answers.put(name, { value: { ...old, missingMs: askedMs }, askedMs: before.askedMs });
    } else if (value) await records.answers.put(name, { value, askedMs });
    keptCount += 1;
    await markUnsupported({ reply, records, service: source.address, askedMs });
    return reply;
  }

  return {
    know,
    keptCount: () => keptCount,
    ask: (asking, hash) =>
      asking.source.sample
        ? send(
            asking,
            hash,
            asking.source.explorer(() => {}),
            asking.signal,
          )
        : askService(parts, asking, {
            about: [hash],
            price: prices.transaction,
            send: ({ signal, onMeter }) => send(asking, hash, asking.source.explorer(onMeter), signal),
          }),
  };
}

/** The same ways with nothing known and nothing sent, for a value that must not go out: it is never found. */
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

// Written by this version, but read from a disk: what is damaged is asked for again, or its card would never open.
function toKnown(value: unknown): KeptTransaction | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept = value as KeptTransaction;
  if (kept.kind === 'not-found') return kept;
  return kept.kind === 'transaction' && typeof kept.transaction?.hash === 'string' ? kept : null;
}

// An unclear 404 proves nothing: it is not kept.
function toKept(reply: Reply<Transaction>): KeptTransaction | null {
  if (reply.ok) return { kind: 'transaction', transaction: reply.value };
  return reply.failure.kind === 'not-found' && !reply.failure.unclear ? { kind: 'not-found' } : null;
}

/** Remembers a chain that the service does not serve until the day (UTC) ends: it may serve it tomorrow. */
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

/** What was found out about a chain: an answer, perhaps an old one, or why there is none. */
export type Found<T> = {
  chosen: ChosenChain;
  reply: Reply<T>;
  sample: boolean;
  /** `reply` is an older answer, and this is why it could not be made new. */
  notRefreshed?: Failure;
};

/** A chain ready to be asked on, or why it cannot be. */
export type ToRequestContext = (
  chosen: ChosenChain,
) => Promise<{ ok: true; asking: RequestContext } | { ok: false; failure: Failure }>;

/** How a transaction is looked for. */
type TransactionRequest = {
  hash: string;
  plan: ChainPlan;
  /** The person wants it anew, whatever is known. */
  refresh: boolean;
  transactions: Transactions;
  toRequestContext: ToRequestContext;
  isUnserved: (asking: RequestContext) => Promise<boolean>;
  onChain: (chosen: ChosenChain) => void;
  onOld: (found: Found<Transaction>) => void;
};

type KnownOn = { chosen: ChosenChain; asking: RequestContext; known: KnownTransaction | null; isUnserved: boolean };

type Asked = { reply: Reply<Transaction>; sample: boolean; wasSent: boolean };

/** Each costs a lookup: a person's patience and credits end before their list of chains does. */
export const mostChainsAsked = 4;

/**
 * Looks for a transaction: first in what is known of every candidate chain, then by asking them one after another,
 * going on only after a real "not found" and stopping at the first that knows it.
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
  for (const candidate of chains) {
    if (looked === mostChainsAsked) break;
    const chosen: ChosenChain = after.length > 0 ? { ...candidate, after: [...after] } : candidate;
    // While nothing was kept since, what was read ahead is all that is known.
    const isCurrent = quest.transactions.keptCount() === keptCount;
    const { reply, sample, wasSent } = await askOn(quest, chosen, isCurrent ? ahead.get(chosen.chain.id) : undefined);
    const isMissing = !reply.ok && reply.failure.kind === 'not-found';
    if (wasSent || isMissing) looked += 1;
    if (reply.ok || !mayGoOn(chosen, reply.failure)) return { chosen, reply, sample };
    if (isMissing) after.push(chosen.chain);
    // The first chain is the one with the strongest reason; the others only add where else it was looked for.
    first ??= { chosen, reply, sample };
  }
  if (!first) throw new Error('A plan has at least one chain.');
  if (after.length === 0) return first;
  return { ...first, reply: { ok: false, failure: { kind: 'not-found', what: 'transaction', lookedOn: after } } };
}

// Where the page speaks of a chain, a record on one that is merely guessed proves nothing: a few transactions are on
// several chains.
function toTrusted(chains: ChosenChain[]): ChosenChain[] {
  const named = chains.filter(({ reason }) => !isMereGuess(reason));
  return named.length > 0 ? named : chains;
}

// Everything at once: each reading of the disk alone would cost as much as all of them.
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

// A record on any of them is the answer, however weak the reason to look there: it was found there once.
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
    return reply.ok ? { ...old, reply } : { ...old, notRefreshed: reply.failure };
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
  // It may have been asked for elsewhere since this search began.
  if (known?.isFresh) return { reply: known.reply, sample: false, wasSent: false };
  quest.onChain(chosen);
  const reply = await transactions.ask(asking, hash);
  return { reply, sample: asking.source.sample, wasSent: !asking.source.sample };
}

function toNotFound(chain: Chain): Failure {
  return { kind: 'not-found', what: 'transaction', lookedOn: [chain] };
}

// Only a real "not found" is a reason to spend more: an unclear 404 proves nothing, and a chain that words name and
// the service does not serve is the answer, while one that merely stands in a list is passed over.
function mayGoOn({ reason }: ChosenChain, failure: Failure): boolean {
  if (failure.kind === 'not-found') return !failure.unclear;
  return failure.kind === 'chain-not-served' && isMereGuess(reason);
}
