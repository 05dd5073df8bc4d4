import type { BalancePage } from '../models/balance.ts';
import type { Chain } from '../models/chain.ts';
import type { Reply } from '../models/failure.ts';
import type { Cursor } from '../models/token.ts';
import type { Ask } from './ask.ts';
import { findCursorRefusal, findRefusal } from './inputs.ts';
import { loadReading } from './load-reading.ts';
import { balancePaging, pickParameters, toNextCursor } from './paging.ts';
import { toBalanceChanges } from './to-balance-page.ts';

export type BalancePageQuestion = {
  chain: Chain;
  address: string;
  next?: Cursor | null;
  /** Where the first page begins: the newest change before this block. */
  blockNumber?: number;
  /** 1 to 50. Must be given again with every page: servers since v12 leave it out of the cursor. */
  itemsCount?: number;
  signal?: AbortSignal;
};

/** The service's list price. */
const credits = 50;

/** Reads one page of an address's balance history, newest first. The cursor's own parameters win over the question's. */
export async function readBalancePage(ask: Ask, question: BalancePageQuestion): Promise<Reply<BalancePage>> {
  const { chain, address, blockNumber, itemsCount, signal } = question;
  const cursor = question.next == null ? null : pickParameters(question.next, balancePaging.declared);
  const refusal = findRefusal({ chain: chain.id, address, blockNumber, itemsCount }) ?? findCursorRefusal(cursor);
  if (refusal !== null) {
    return { ok: false, failure: refusal };
  }

  const query = {
    ...(blockNumber === undefined ? {} : { block_number: String(blockNumber) }),
    ...(itemsCount === undefined ? {} : { items_count: String(itemsCount) }),
    ...cursor,
  };
  const deadline = ask.start(signal);
  const path = `addresses/${address}/coin-balance-history`;
  const answer = await ask.send({ chain, path, query, what: 'address', deadline });
  deadline.end();

  const { readReply, balancePageReply } = await loadReading();
  return readReply(answer, balancePageReply, credits, ({ items, next_page_params }) => ({
    changes: toBalanceChanges(items),
    next: toNextCursor(next_page_params, query, balancePaging),
  }));
}
