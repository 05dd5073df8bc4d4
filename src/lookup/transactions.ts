import type { Explorer } from '../api/api-client.ts';
import type { Cache } from '../cache/cache-types.ts';
import { freshForMs, isFresh } from '../cache/freshness.ts';
import { prices } from '../models/credits.ts';
import type { Reply } from '../models/failure.ts';
import type { Transaction } from '../models/transaction.ts';
import { askService, type RequestContext, type RequestContextOptions, toCacheKey } from './request-context.ts';
import { nextUtcMidnightMs } from './request-queue/day-count.ts';

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
