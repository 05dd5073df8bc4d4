import type { Words } from '../../words/words.ts';

/** How a value of a chain's own part is read. Whatever does not fit its kind is shown as it came. */
export type ChainPartKind = 'coins' | 'gwei' | 'number' | 'hash' | 'time' | 'words';

/** Which of our messages labels it, or what the chain itself is called in every language. */
type ChainPartLabel = Exclude<keyof Words['chainParts'], 'within' | 'numbered'> | { name: string };

type ChainPartWord = [label: ChainPartLabel, kind: ChainPartKind];

/**
 * What single chains add to a transaction, by path without list places. A label follows that of the part around it:
 * "Withdrawal 2 status".
 */
export const chainPartWords = new Map<string, ChainPartWord>([
  ['fhe_operations_count', ['fheOperations', 'number']],
  // Optimism and its kin.
  ['l1_fee', ['l1Fee', 'coins']],
  ['l1_fee_scalar', ['l1FeeScalar', 'words']],
  ['l1_gas_price', ['l1GasPrice', 'gwei']],
  ['l1_gas_used', ['l1GasUsed', 'number']],
  ['da_footprint_gas_scalar', ['dataFootprintScalar', 'number']],
  ['operator_fee', ['operatorFee', 'coins']],
  ['op_withdrawals', ['withdrawal', 'words']],
  ['op_withdrawals.nonce', ['number', 'number']],
  ['op_withdrawals.l1_transaction_hash', ['onL1', 'hash']],
  ['op_withdrawals.portal_contract_address_hash', ['portal', 'hash']],
  ['op_withdrawals.msg_nonce_raw', ['messageNonce', 'words']],
  ['op_withdrawals.msg_sender_address_hash', ['from', 'hash']],
  ['op_withdrawals.msg_target_address_hash', ['to', 'hash']],
  ['op_withdrawals.msg_value', ['value', 'coins']],
  ['op_withdrawals.msg_gas_limit', ['gasLimit', 'number']],
  ['op_withdrawals.msg_data', ['data', 'words']],
  ['op_interop_messages', ['messageBetweenChains', 'words']],
  // Rollups by validity proof.
  ['zksync', [{ name: 'ZKsync' }, 'words']],
  ['zksync.batch_number', ['batch', 'number']],
  ['zksync.commit_transaction_hash', ['committedBy', 'hash']],
  ['zksync.commit_transaction_timestamp', ['committed', 'time']],
  ['zksync.prove_transaction_hash', ['provedBy', 'hash']],
  ['zksync.prove_transaction_timestamp', ['proved', 'time']],
  ['zksync.execute_transaction_hash', ['executedBy', 'hash']],
  ['zksync.execute_transaction_timestamp', ['executed', 'time']],
  ['scroll', [{ name: 'Scroll' }, 'words']],
  ['scroll.l1_fee', ['l1Fee', 'coins']],
  ['scroll.queue_index', ['queuePlace', 'number']],
  ['scroll.l1_gas_used', ['l1GasUsed', 'number']],
  ['scroll.l1_base_fee', ['l1BaseFee', 'gwei']],
  ['scroll.l1_blob_base_fee', ['l1BlobBaseFee', 'gwei']],
  ['scroll.l1_fee_scalar', ['l1FeeScalar', 'number']],
  ['scroll.l1_fee_commit_scalar', ['l1CommitScalar', 'number']],
  ['scroll.l1_fee_blob_scalar', ['l1BlobScalar', 'number']],
  ['scroll.l1_fee_overhead', ['l1FeeOverhead', 'number']],
  ['scroll.l2_fee', ['l2Fee', 'words']],
  ['scroll.l2_fee.type', ['is', 'words']],
  ['scroll.l2_fee.value', [{ name: '' }, 'coins']],
  ['scroll.l2_block_status', ['blockStatus', 'words']],
  // Ethereum's blobs.
  ['max_fee_per_blob_gas', ['mostBlobFee', 'gwei']],
  ['blob_gas_price', ['blobGasPrice', 'gwei']],
  ['blob_gas_used', ['blobGasUsed', 'number']],
  ['burnt_blob_fee', ['burntBlobFee', 'coins']],
  ['blob_versioned_hashes', ['blob', 'hash']],
  // Fees in something else than the chain's coin.
  ['celo', [{ name: 'Celo' }, 'words']],
  ['celo.gas_token', ['feePaidIn', 'words']],
  ['stability_fee', ['stabilityFee', 'words']],
  ['stability_fee.total_fee', ['inAll', 'coins']],
  ['stability_fee.dapp_fee', ['forApp', 'coins']],
  ['stability_fee.validator_fee', ['forValidator', 'coins']],
  ['stability_fee.dapp_address', ['app', 'words']],
  ['stability_fee.validator_address', ['validator', 'words']],
  ['fee_payer', ['feePaidBy', 'words']],
  ['eden', [{ name: 'Eden' }, 'words']],
  ['eden.fee_payer', ['feePaidBy', 'words']],
  ['eden.calls', ['call', 'words']],
  ['calls', ['call', 'words']],
  // Suave and Zilliqa.
  ['execution_node', ['executionNode', 'words']],
  ['allowed_peekers', ['mayBeSeenBy', 'hash']],
  ['wrapped', ['wrapped', 'words']],
  ['zilliqa', [{ name: 'Zilliqa' }, 'words']],
  ['zilliqa.is_scilla', ['callsScilla', 'words']],
]);
