import type { Chain } from '../models/chain.ts';
import { prices } from '../models/credits.ts';
import type { Reply } from '../models/failure.ts';
import type {
  ArbitrumDetail,
  DecodedInput,
  RevertReason,
  Transaction,
  TransactionState,
} from '../models/transaction.ts';
import { present, toAddress, toAddressOrNull } from './address.ts';
import { pickExtra } from './json.ts';
import { findRefusal } from './paging.ts';
import type { ArbitrumReply, DecodedReply, TransactionReply } from './schemas.ts';
import type { RequestSender } from './send-request.ts';
import { toTokenTransfer } from './token-transfer.ts';

export type TransactionQuestion = { chain: Chain; hash: string; signal?: AbortSignal };

/** Reads one transaction. Fails if the answer is about another hash. */
export async function readTransaction(
  sender: RequestSender,
  { chain, hash, signal }: TransactionQuestion,
): Promise<Reply<Transaction>> {
  const refusal = findRefusal({ chain: chain.id, hash });
  if (refusal !== null) {
    return { ok: false, failure: refusal };
  }

  const deadline = sender.start(signal);
  const answer = await sender.send({ chain, path: `transactions/${hash}`, query: {}, what: 'transaction', deadline });
  deadline.end();

  const { readReply, transactionReply } = await import('./schemas.ts');
  return readReply(answer, transactionReply, prices.transaction, (reply) =>
    reply.hash.toLowerCase() === hash.toLowerCase() ? toTransaction(reply) : null,
  );
}

/**
 * Converts the API's transaction. An invalid token transfer is left out and sets `tokenTransfersOverflow`, so that the
 * list does not look complete.
 */
function toTransaction(reply: TransactionReply): Transaction {
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

// If one bound is invalid, both are dropped: the other must not be mistaken for it.
function toDuration(bounds: (number | null)[] | null): number[] {
  const known = present(bounds);

  return known.length === bounds?.length ? known.slice(0, 2).map(Math.round) : [];
}

/**
 * Returns the state of a transaction. `result` alone is not enough: for a failed call it is any error text of a node,
 * and "awaiting_internal_transactions" can also mean a failure whose reason is not known yet.
 */
function toTransactionState(reply: {
  status: string | null;
  result: string | null;
  block_number: number | null;
}): TransactionState {
  const { status, result } = reply;
  if (result === 'dropped/replaced') {
    return 'dropped';
  }

  if (status === 'error') {
    return 'failed';
  }

  if (status === 'ok' || (status === null && result === 'success')) {
    return 'succeeded';
  }

  if (status === null && result === 'pending' && reply.block_number === null) {
    return 'pending';
  }

  return status === null && result === 'awaiting_internal_transactions' ? 'awaiting' : 'unknown';
}

function toDecodedInput(reply: DecodedReply): DecodedInput {
  return {
    methodCall: reply.method_call ?? '',
    methodId: (reply.method_id ?? '').replace(/^0x/, ''),
    parameters: present(reply.parameters).map(({ name, type, value, ...rest }) => ({
      name: name ?? '',
      type: type ?? '',
      value,
      ...rest,
    })),
    ...pickExtra(reply),
  };
}

/** Returns the revert reason, decoded or raw; null if the server sends none (null, "" or an empty raw). */
function toRevertReason(reply: TransactionReply['revert_reason']): RevertReason | null {
  if (reply !== null && typeof reply === 'object' && 'method_call' in reply) {
    return { kind: 'decoded', input: toDecodedInput(reply) };
  }

  const raw = typeof reply === 'string' ? reply : (reply?.raw ?? '');

  return raw === '' ? null : { kind: 'raw', raw };
}

function toArbitrum(reply: ArbitrumReply | null): ArbitrumDetail | null {
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
