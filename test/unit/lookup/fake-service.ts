import type { Explorer } from '../../../src/api/api-client.ts';
import type { BalancePage } from '../../../src/models/balance.ts';
import type { Chain } from '../../../src/models/chain.ts';
import type { Failure, Reply } from '../../../src/models/failure.ts';
import type { Cursor } from '../../../src/models/token.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { buildChange, buildTransaction } from '../cards/build-models.ts';

/** A service that is given its knowledge, and remembers what it was asked. */
export type FakeService = {
  explorer: Explorer;
  /** "1 transaction 0x…", "1 balance 0x… {cursor}". */
  asked: string[];
  /** What it says of transactions; "not found" of all that it was not told. */
  transactions: Map<string, Partial<Transaction> | Failure>;
  /** How many changes an address has; each is in a block of its own, counted down from that number. */
  changes: Map<string, number>;
  /** Chains that it does not serve. */
  unserved: Set<number>;
  /** What it says instead of anything else. */
  trouble: Failure | null;
};

/** Gives the service; `before` runs before each answer, with the signal. */
export function createFakeService(parts: {
  now: () => number;
  before?: (signal: AbortSignal | undefined) => Promise<void>;
}): FakeService {
  const service: FakeService = {
    asked: [],
    transactions: new Map(),
    changes: new Map(),
    unserved: new Set(),
    trouble: null,
    explorer: {
      readTransaction: ({ chain, hash, signal }) =>
        answer(`${chain.id} transaction ${hash}`, signal, () => toTransactionReply(chain, hash)),
      readBalancePage: ({ chain, address, next, signal }) =>
        answer(`${chain.id} balance ${address} ${JSON.stringify(next ?? null)}`, signal, () =>
          toReply<BalancePage>(toPage(service.changes.get(address) ?? 0, next ?? null), 50),
        ),
      readTransfersPage: ({ chain, contract, tokenId, signal }) =>
        answer(`${chain.id} transfers ${contract}/${tokenId}`, signal, () =>
          toReply({ transfers: [], next: null }, 20),
        ),
    },
  };

  async function answer<T>(question: string, signal: AbortSignal | undefined, make: () => Reply<T>): Promise<Reply<T>> {
    service.asked.push(question);
    await parts.before?.(signal);
    if (signal?.aborted) return { ok: false, failure: { kind: 'aborted' } };
    const id = Number(question.split(' ')[0]);
    if (service.unserved.has(id)) return { ok: false, failure: { kind: 'chain-not-served', chain: { id, name: '' } } };
    return service.trouble ? { ok: false, failure: service.trouble } : make();
  }

  function toReply<T>(value: T, credits: number): Reply<T> {
    return { ok: true, value, asOf: new Date(parts.now()).toISOString(), credits, fresh: true };
  }

  function toTransactionReply(chain: Chain, hash: string): Reply<Transaction> {
    const known = service.transactions.get(`${chain.id} ${hash}`);
    if (known === undefined) {
      return { ok: false, failure: { kind: 'not-found', what: 'transaction', lookedOn: [chain] } };
    }
    if ('kind' in known) return { ok: false, failure: known };
    return toReply(buildTransaction({ hash, ...known }), 20);
  }

  return service;
}

const pageSize = 50;

function toPage(count: number, next: Cursor | null): BalancePage {
  const before = next ? Number(next.block_number) : Number.POSITIVE_INFINITY;
  const newest = Math.min(count, before - 1);
  const size = Math.max(0, Math.min(pageSize, newest));
  const changes = Array.from({ length: size }, (_, at) =>
    buildChange({ blockNumber: newest - at, value: String((newest - at) * 1000) }),
  );
  const last = newest - size + 1;
  return { changes, next: last > 1 && size > 0 ? { block_number: String(last), items_count: '50' } : null };
}
