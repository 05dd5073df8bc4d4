/** How a value of a chain's own part is read. Whatever does not fit its kind is shown as it came. */
export type ChainPartKind = 'coins' | 'gwei' | 'number' | 'hash' | 'time' | 'words';

type ChainPartWord = [label: string, kind: ChainPartKind];

/**
 * What single chains add to a transaction, by path without list places. A label follows that of the part around it:
 * "Withdrawal 2 status".
 */
export const chainPartWords = new Map<string, ChainPartWord>([
  ['fhe_operations_count', ['FHE operations', 'number']],
  // Optimism and its kin.
  ['l1_fee', ['L1 fee', 'coins']],
  ['l1_fee_scalar', ['L1 fee scalar', 'words']],
  ['l1_gas_price', ['L1 gas price', 'gwei']],
  ['l1_gas_used', ['L1 gas used', 'number']],
  ['da_footprint_gas_scalar', ['Data footprint scalar', 'number']],
  ['operator_fee', ['Operator fee', 'coins']],
  ['op_withdrawals', ['Withdrawal', 'words']],
  ['op_withdrawals.nonce', ['number', 'number']],
  ['op_withdrawals.l1_transaction_hash', ['on L1', 'hash']],
  ['op_withdrawals.portal_contract_address_hash', ['portal', 'hash']],
  ['op_withdrawals.msg_nonce_raw', ['message nonce', 'words']],
  ['op_withdrawals.msg_sender_address_hash', ['from', 'hash']],
  ['op_withdrawals.msg_target_address_hash', ['to', 'hash']],
  ['op_withdrawals.msg_value', ['value', 'coins']],
  ['op_withdrawals.msg_gas_limit', ['gas limit', 'number']],
  ['op_withdrawals.msg_data', ['data', 'words']],
  ['op_interop_messages', ['Message between chains', 'words']],
  // Rollups by validity proof.
  ['zksync', ['ZKsync', 'words']],
  ['zksync.batch_number', ['batch', 'number']],
  ['zksync.commit_transaction_hash', ['committed by', 'hash']],
  ['zksync.commit_transaction_timestamp', ['committed', 'time']],
  ['zksync.prove_transaction_hash', ['proved by', 'hash']],
  ['zksync.prove_transaction_timestamp', ['proved', 'time']],
  ['zksync.execute_transaction_hash', ['executed by', 'hash']],
  ['zksync.execute_transaction_timestamp', ['executed', 'time']],
  ['scroll', ['Scroll', 'words']],
  ['scroll.l1_fee', ['L1 fee', 'coins']],
  ['scroll.queue_index', ['queue place', 'number']],
  ['scroll.l1_gas_used', ['L1 gas used', 'number']],
  ['scroll.l1_base_fee', ['L1 base fee', 'gwei']],
  ['scroll.l1_blob_base_fee', ['L1 blob base fee', 'gwei']],
  ['scroll.l1_fee_scalar', ['L1 fee scalar', 'number']],
  ['scroll.l1_fee_commit_scalar', ['L1 commit scalar', 'number']],
  ['scroll.l1_fee_blob_scalar', ['L1 blob scalar', 'number']],
  ['scroll.l1_fee_overhead', ['L1 fee overhead', 'number']],
  ['scroll.l2_fee', ['L2 fee', 'words']],
  ['scroll.l2_fee.type', ['is', 'words']],
  ['scroll.l2_fee.value', ['', 'coins']],
  ['scroll.l2_block_status', ['block status', 'words']],
  // Ethereum's blobs.
  ['max_fee_per_blob_gas', ['Most fee per blob gas', 'gwei']],
  ['blob_gas_price', ['Blob gas price', 'gwei']],
  ['blob_gas_used', ['Blob gas used', 'number']],
  ['burnt_blob_fee', ['Blob fee, burnt', 'coins']],
  ['blob_versioned_hashes', ['Blob', 'hash']],
  // Fees in something else than the chain's coin.
  ['celo', ['Celo', 'words']],
  ['celo.gas_token', ['fee paid in', 'words']],
  ['stability_fee', ['Stability fee', 'words']],
  ['stability_fee.total_fee', ['in all', 'coins']],
  ['stability_fee.dapp_fee', ['for the app', 'coins']],
  ['stability_fee.validator_fee', ['for the validator', 'coins']],
  ['stability_fee.dapp_address', ['app', 'words']],
  ['stability_fee.validator_address', ['validator', 'words']],
  ['fee_payer', ['Fee paid by', 'words']],
  ['eden', ['Eden', 'words']],
  ['eden.fee_payer', ['fee paid by', 'words']],
  ['eden.calls', ['call', 'words']],
  ['calls', ['Call', 'words']],
  // Suave and Zilliqa.
  ['execution_node', ['Executed by', 'words']],
  ['allowed_peekers', ['May be seen by', 'hash']],
  ['wrapped', ['Wrapped', 'words']],
  ['zilliqa', ['Zilliqa', 'words']],
  ['zilliqa.is_scilla', ['calls a Scilla contract', 'words']],
]);
