import type { BalancePage } from '../models/balance.ts';
import type { Chain } from '../models/chain.ts';
import type { Reply } from '../models/failure.ts';
import type { Cursor, TransfersPage } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';
import type { RecentAnswers } from '../records/recent-answers.ts';
import type { Source } from './choose-source.ts';

/** Asks a source, or gives what it said moments ago. */
export type AskSource = {
  transaction(q: { source: Source; chain: Chain; hash: string; signal: AbortSignal }): Promise<Reply<Transaction>>;
  balancePage(q: PageQuestion & { address: string }): Promise<Reply<BalancePage>>;
  transfersPage(q: PageQuestion & { contract: string; tokenId: string }): Promise<Reply<TransfersPage>>;
  forget(): void;
};

type PageQuestion = { source: Source; chain: Chain; next: Cursor | null; signal?: AbortSignal };

/** The memories of one kind of answer each. */
export type Memories = {
  transactions: RecentAnswers<Reply<Transaction>>;
  balancePages: RecentAnswers<Reply<BalancePage>>;
  transfersPages: RecentAnswers<Reply<TransfersPage>>;
};

/** Creates the asking side. What may still change within seconds (a transaction in no block) is not kept. */
export function createAskSource(memories: Memories): AskSource {
  async function remembered<T>(
    memory: RecentAnswers<Reply<T>>,
    source: Source,
    question: (string | number | null)[],
    read: () => Promise<Reply<T>>,
    mayKeep: (value: T) => boolean = () => true,
  ): Promise<Reply<T>> {
    if (source.sample) return withoutCost(await read());
    const key = JSON.stringify([source.address, ...question]);
    const known = memory.get(key);
    if (known) return withoutCost(known);
    const reply = await read();
    if (reply.ok && mayKeep(reply.value)) memory.set(key, reply);
    return reply;
  }

  return {
    transaction: ({ source, chain, hash, signal }) =>
      remembered(
        memories.transactions,
        source,
        [chain.id, hash],
        () => source.explorer.readTransaction({ chain, hash, signal }),
        (transaction) => transaction.state === 'succeeded' || transaction.state === 'failed',
      ),
    balancePage: ({ source, chain, address, next, signal }) =>
      remembered(memories.balancePages, source, [chain.id, address, cursorText(next)], () =>
        source.explorer.readBalancePage({ chain, address, next, ...(signal && { signal }) }),
      ),
    transfersPage: ({ source, chain, contract, tokenId, next, signal }) =>
      remembered(memories.transfersPages, source, [chain.id, contract, tokenId, cursorText(next)], () =>
        source.explorer.readTransfersPage({ chain, contract, tokenId, next, ...(signal && { signal }) }),
      ),
    forget: () => {
      memories.transactions.clear();
      memories.balancePages.clear();
      memories.transfersPages.clear();
    },
  };
}

// What is said again, or by the sample, cost nothing now.
function withoutCost<T>(reply: Reply<T>): Reply<T> {
  return reply.ok ? { ...reply, fresh: false, credits: 0 } : reply;
}

function cursorText(next: Cursor | null): string | null {
  return next && JSON.stringify(Object.entries(next).sort());
}
