import type { Chain } from '../models/chain.ts';
import type { Reply } from '../models/failure.ts';
import type { Transaction } from '../models/transaction.ts';
import type { Ask } from './ask.ts';
import { findRefusal } from './inputs.ts';
import { loadReading } from './load-reading.ts';
import { toTransaction } from './to-transaction.ts';

export type TransactionQuestion = { chain: Chain; hash: string; signal?: AbortSignal };

/** The service's list price. */
const credits = 20;

/** Reads one transaction. An answer about another hash than the asked one is refused. */
export async function readTransaction(
  ask: Ask,
  { chain, hash, signal }: TransactionQuestion,
): Promise<Reply<Transaction>> {
  const refusal = findRefusal({ chain: chain.id, hash });
  if (refusal !== null) {
    return { ok: false, failure: refusal };
  }

  const deadline = ask.start(signal);
  const answer = await ask.send({ chain, path: `transactions/${hash}`, query: {}, what: 'transaction', deadline });
  deadline.end();

  const { readReply, transactionReply } = await loadReading();
  return readReply(answer, transactionReply, credits, (reply) =>
    reply.hash.toLowerCase() === hash.toLowerCase() ? toTransaction(reply) : null,
  );
}
