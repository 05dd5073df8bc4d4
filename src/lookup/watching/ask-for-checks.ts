import { toChain } from '../../chains/chain-table.ts';
import type { BalanceChange } from '../../models/balance.ts';
import type { Failure, Reply } from '../../models/failure.ts';
import type { Transaction } from '../../models/transaction.ts';
import type { WatchedTransaction } from '../../models/watched.ts';
import type { Records } from '../../records/records.ts';
import type { Reference } from '../../references/reference.ts';
import type { Asking } from '../asking.ts';
import type { BeginSources } from '../choose-source.ts';
import { balanceList } from '../list-kinds.ts';
import type { ReadList } from '../read-list.ts';
import type { Transactions } from '../transactions.ts';
import { whyHeldBack } from './why-held-back.ts';

/** The two questions of checks. Each goes the way of all others, behind everybody who waits, and costs nothing where it is known. */
export type CheckQuestions = {
  /** The newest change of an address's balance; null where it has none. */
  balance(q: { about: string; chainId: number }): Promise<Reply<BalanceChange | null>>;
  /** `addresses` are the person's own: a private key's account may be among them. */
  transaction(watched: Omit<WatchedTransaction, 'addedMs'>, q: { addresses: string[] }): Promise<Reply<Transaction>>;
};

/** Creates the two questions. */
export function createCheckQuestions(parts: {
  beginSources: BeginSources;
  readList: ReadList;
  transactions: Transactions;
  recordsFor: (isPrivate: boolean) => Records;
}): CheckQuestions {
  async function ready(
    chainId: number,
    reference: Reference,
  ): Promise<{ ok: true; asking: Asking } | { ok: false; failure: Failure }> {
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
