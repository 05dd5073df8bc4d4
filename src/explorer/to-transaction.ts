import type { Transaction } from '../models/transaction.ts';
import type { TransactionReply } from './replies.ts';
import { present, toAddress, toAddressOrNull } from './to-address.ts';
import { toArbitrum } from './to-arbitrum.ts';
import { toDecodedInput, toRevertReason } from './to-call.ts';
import { toTokenTransfer } from './to-token-transfer.ts';
import { toTransactionState } from './to-transaction-state.ts';

/** Gives our transaction for theirs. A token transfer that makes no sense is left out and counts as overflow, so that nobody takes the list for complete. */
export function toTransaction(reply: TransactionReply): Transaction {
  const transfers = present(reply.token_transfers);
  const leftOut = (reply.token_transfers ?? []).length - transfers.length;

  return {
    hash: reply.hash.toLowerCase(),
    state: toTransactionState(reply),
    status: reply.status,
    result: reply.result,
    blockNumber: reply.block_number,
    timestamp: reply.timestamp,
    position: reply.position,
    confirmations: reply.confirmations,
    confirmationDurationMs: toDuration(reply.confirmation_duration),
    nonce: reply.nonce,
    type: reply.type,
    transactionTypes: present(reply.transaction_types),
    transactionTag: reply.transaction_tag,
    isPendingUpdate: reply.is_pending_update,
    hasErrorInInternalTransactions: reply.has_error_in_internal_transactions,
    from: toAddress(reply.from),
    to: toAddressOrNull(reply.to),
    createdContract: toAddressOrNull(reply.created_contract),
    value: reply.value,
    gasPrice: reply.gas_price,
    gasLimit: reply.gas_limit,
    gasUsed: reply.gas_used,
    baseFeePerGas: reply.base_fee_per_gas,
    maxFeePerGas: reply.max_fee_per_gas,
    maxPriorityFeePerGas: reply.max_priority_fee_per_gas,
    priorityFee: reply.priority_fee,
    burntFee: reply.transaction_burnt_fee,
    fee: reply.fee ?? { type: null, value: null },
    exchangeRate: reply.exchange_rate,
    historicExchangeRate: reply.historic_exchange_rate,
    method: reply.method,
    rawInput: reply.raw_input,
    decodedInput: reply.decoded_input === null ? null : toDecodedInput(reply.decoded_input),
    revertReason: toRevertReason(reply.revert_reason),
    tokenTransfers: transfers.map(toTokenTransfer),
    tokenTransfersOverflow: reply.token_transfers_overflow === true || leftOut > 0,
    actions: present(reply.actions).map(({ protocol, type, data, ...rest }) => ({
      protocol: protocol ?? '',
      type: type ?? '',
      data,
      ...rest,
    })),
    authorizationList: present(reply.authorization_list).map(({ address_hash, chain_id, ...rest }) => ({
      addressHash: address_hash,
      chainId: chain_id,
      ...rest,
    })),
    arbitrum: toArbitrum(reply.arbitrum),
    extra: reply.extra,
  };
}

// A bound that makes no sense must not leave the other one to be taken for it.
function toDuration(bounds: (number | null)[] | null): number[] {
  const known = present(bounds);

  return known.length === bounds?.length ? known.slice(0, 2).map(Math.round) : [];
}
