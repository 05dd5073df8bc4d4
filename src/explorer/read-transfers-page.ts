import type { Chain } from '../models/chain.ts';
import type { Reply } from '../models/failure.ts';
import type { Cursor, TokenTransfer, TransfersPage } from '../models/token.ts';
import type { Answer, Ask } from './ask.ts';
import { findCursorRefusal, findRefusal } from './inputs.ts';
import { loadReading } from './load-reading.ts';
import { pickParameters, toNextCursor, transfersPaging } from './paging.ts';
import { toTokenTransfer } from './to-token-transfer.ts';

export type TransfersPageQuestion = {
  chain: Chain;
  contract: string;
  tokenId: string;
  next?: Cursor | null;
  signal?: AbortSignal;
};

/** The service's list price. */
const credits = 20;

/**
 * Reads one page of the transfers of a token instance, newest first. Servers since 9 no longer know every parameter
 * that older ones put into cursors: when one refuses a cursor's parameter, the place alone is asked for, once.
 */
export async function readTransfersPage(ask: Ask, question: TransfersPageQuestion): Promise<Reply<TransfersPage>> {
  const { chain, contract, tokenId, signal } = question;
  const cursor = question.next == null ? null : pickParameters(question.next, transfersPaging.declared);
  const refusal = findRefusal({ chain: chain.id, address: contract, tokenId }) ?? findCursorRefusal(cursor);
  if (refusal !== null) {
    return { ok: false, failure: refusal };
  }

  const deadline = ask.start(signal);
  const path = `tokens/${contract}/instances/${tokenId}/transfers`;
  const send = (query: Cursor) => ask.send({ chain, path, query, what: 'token-instance', deadline });
  let answer = await send(cursor ?? {});
  if (cursor !== null && isParameterRefused(answer, cursor)) {
    answer = await send(pickParameters(cursor, transfersPaging.position));
  }

  deadline.end();

  const { readReply, transfersPageReply } = await loadReading();
  return readReply(answer, transfersPageReply, credits, ({ items, next_page_params }) => {
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
