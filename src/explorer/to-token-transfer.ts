import type { TokenTransfer } from '../models/token.ts';
import type { TransferReply } from './reply-parts.ts';
import { toAddressOrNull } from './to-address.ts';
import { pickExtra } from './to-json.ts';
import { toToken, toTokenInstance } from './to-token.ts';

/** Gives our transfer for theirs. Servers before 9.1 say the type of the token only in the token itself. */
export function toTokenTransfer(reply: TransferReply): TokenTransfer {
  const { total } = reply;

  return {
    transactionHash: reply.transaction_hash,
    logIndex: reply.log_index,
    blockNumber: reply.block_number,
    blockHash: reply.block_hash,
    timestamp: reply.timestamp,
    from: toAddressOrNull(reply.from),
    to: toAddressOrNull(reply.to),
    token: toToken(reply.token),
    tokenType: reply.token_type ?? reply.token?.type ?? null,
    method: reply.method,
    type: reply.type,
    total:
      total === null
        ? null
        : {
            tokenId: total.token_id,
            value: total.value,
            decimals: total.decimals,
            tokenInstance: toTokenInstance(total.token_instance),
            ...pickExtra(total),
          },
    extra: reply.extra,
  };
}
