import type { BalanceChange, BalancePage } from '../models/balance.ts';
import type { Chain } from '../models/chain.ts';
import { prices } from '../models/credits.ts';
import type { Reply } from '../models/failure.ts';
import type { Cursor, TokenTransfer, TransfersPage } from '../models/token.ts';
import { pickExtra } from './json.ts';
import {
  balancePaging,
  findCursorRefusal,
  findRefusal,
  pickParameters,
  toNextCursor,
  transfersPaging,
} from './paging.ts';
import type { BalancePageReply } from './schemas.ts';
import type { Answer, RequestSender } from './send-request.ts';
import { toTokenTransfer } from './token-transfer.ts';

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

/** Reads one page of an address's balance history, newest first. The cursor's parameters override the question's. */
export async function readBalancePage(
  sender: RequestSender,
  question: BalancePageQuestion,
): Promise<Reply<BalancePage>> {
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
  const deadline = sender.start(signal);
  const path = `addresses/${address}/coin-balance-history`;
  const answer = await sender.send({ chain, path, query, what: 'address', deadline });
  deadline.end();

  const { readReply, balancePageReply } = await import('./schemas.ts');
  return readReply(answer, balancePageReply, prices.address, ({ items, next_page_params }) => ({
    changes: toBalanceChanges(items),
    next: toNextCursor(next_page_params, query, balancePaging),
  }));
}

/** Converts the API's balance changes. Their block time is an estimate, and is named accordingly. */
function toBalanceChanges(items: BalancePageReply['items']): BalanceChange[] {
  return items.map((item) => ({
    blockNumber: item.block_number,
    approximateTime: item.block_timestamp,
    delta: item.delta ?? null,
    value: item.value,
    transactionHash: item.transaction_hash,
    ...pickExtra(item),
  }));
}

export type TransfersPageQuestion = {
  chain: Chain;
  contract: string;
  tokenId: string;
  next?: Cursor | null;
  signal?: AbortSignal;
};

/**
 * Reads one page of the transfers of a token instance, newest first. Servers since v9 do not know every parameter that
 * older ones put into cursors: if one rejects a parameter, the request is repeated once with the position only.
 */
export async function readTransfersPage(
  sender: RequestSender,
  question: TransfersPageQuestion,
): Promise<Reply<TransfersPage>> {
  const { chain, contract, tokenId, signal } = question;
  const cursor = question.next == null ? null : pickParameters(question.next, transfersPaging.declared);
  const refusal = findRefusal({ chain: chain.id, address: contract, tokenId }) ?? findCursorRefusal(cursor);
  if (refusal !== null) {
    return { ok: false, failure: refusal };
  }

  const deadline = sender.start(signal);
  const path = `tokens/${contract}/instances/${tokenId}/transfers`;
  const send = (query: Cursor) => sender.send({ chain, path, query, what: 'token-instance', deadline });
  let answer = await send(cursor ?? {});
  if (cursor !== null && isParameterRefused(answer, cursor)) {
    answer = await send(pickParameters(cursor, transfersPaging.position));
  }

  deadline.end();

  const { readReply, transfersPageReply } = await import('./schemas.ts');
  return readReply(answer, transfersPageReply, prices['token-instance'], ({ items, next_page_params }) => {
    const transfers = items.map(toTokenTransfer);

    return transfers.every((transfer) => isAbout(transfer, contract, tokenId))
      ? { transfers, next: toNextCursor(next_page_params, cursor, transfersPaging) }
      : null;
  });
}

function isParameterRefused(answer: Answer, cursor: Cursor): boolean {
  const { position } = transfersPaging;

  return !answer.ok && answer.unexpectedFields.some((name) => Object.hasOwn(cursor, name) && !position.includes(name));
}

function isAbout({ token, total }: TokenTransfer, contract: string, tokenId: string): boolean {
  const isSameToken = token === null || token.addressHash.toLowerCase() === contract.toLowerCase();
  const heldId = total?.tokenId ?? null;

  return isSameToken && (heldId === null || BigInt(heldId) === BigInt(tokenId));
}
