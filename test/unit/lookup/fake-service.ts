import type { Explorer } from '../../../src/api/api-client.ts';
import type { BalancePage } from '../../../src/models/balance.ts';
import type { Chain } from '../../../src/models/chain.ts';
import type { Failure, Reply } from '../../../src/models/failure.ts';
import type { Cursor } from '../../../src/models/token.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { buildChange, buildTransaction } from '../cards/build-models.ts';

/** A service with given data that records what it was asked. */
export type FakeService = {
  explorer: Explorer;
  /** Records of the form "1 transaction 0x…" and "1 balance 0x… {cursor}". */
  asked: string[];
  /** The transactions that it knows. All others are "not found". */
  transactions: Map<string, Partial<Transaction> | Failure>;
  /** The number of changes of each address. Each change is in its own block, counted down from that number. */
  changes: Map<string, number>;
  /** The chains that it does not support. */
  unserved: Set<number>;
  /** The failure that it returns instead of every answer. */
  trouble: Failure | null;
};

/** Creates the service. `before` runs before each answer and receives the signal. */
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
      return { ok: false, failure: { kind: 'not-found', what: 'transaction', lookedOn: [chain] }, credits: 20 };
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
