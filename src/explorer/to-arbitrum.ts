import type { ArbitrumDetail } from '../models/transaction.ts';
import type { ArbitrumReply } from './replies.ts';
import { pickExtra } from './to-json.ts';

/** Gives our Arbitrum part for theirs, if there is one. */
export function toArbitrum(reply: ArbitrumReply | null): ArbitrumDetail | null {
  if (reply === null) {
    return null;
  }

  const related = reply.message_related_info;

  return {
    gasUsedForL1: reply.gas_used_for_l1,
    gasUsedForL2: reply.gas_used_for_l2,
    networkFee: reply.network_fee,
    posterFee: reply.poster_fee,
    batchDataContainer: reply.batch_data_container,
    batchNumber: reply.batch_number,
    commitmentTransaction: reply.commitment_transaction,
    confirmationTransaction: reply.confirmation_transaction,
    containsMessage: reply.contains_message,
    messageRelatedInfo:
      related === null
        ? null
        : {
            associatedL1TransactionHash: related.associated_l1_transaction_hash,
            messageId: related.message_id,
            messageStatus: related.message_status,
            ...pickExtra(related),
          },
    status: reply.status,
    extra: reply.extra,
  };
}
