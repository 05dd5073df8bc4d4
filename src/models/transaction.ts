import type { Address } from './address.ts';
import type { Json } from './json.ts';
import type { TokenTransfer } from './token.ts';

/** A decoded call. It may be a guess from a signature database: call it "decoded", never "verified". */
export type DecodedInput = {
  /** Empty if the service knows the parameters but not the name. */
  methodCall: string;
  /** Four bytes, without 0x. */
  methodId: string;
  parameters: { name: string; type: string; value: Json; extra?: { [key: string]: Json } }[];
  /** Fields that the specification does not name; absent when there are none. */
  extra?: { [key: string]: Json };
};

/** Why a call reverted: decoded, or raw (hex with or without 0x, or plain text). */
export type RevertReason = { kind: 'decoded'; input: DecodedInput } | { kind: 'raw'; raw: string };

/** An action of a known protocol, if the service reports it (servers before v11). */
export type TransactionAction = {
  protocol: string;
  type: string;
  data: Json;
  /** Fields that the specification does not name; absent when there are none. */
  extra?: { [key: string]: Json };
};

/** One EIP-7702 authorization. `chainId` 0 means any chain. */
export type Authorization = {
  /** The contract whose code the account takes on. */
  addressHash: string | null;
  authority: string | null;
  chainId: number | null;
  nonce: string | null;
  r: string | null;
  s: string | null;
  v: number | null;
  status: string | null;
  /** Fields that the specification does not name; absent when there are none. */
  extra?: { [key: string]: Json };
};

/** A transaction on the base layer that carries or confirms an Arbitrum batch. */
export type BaseLayerTransaction = {
  hash: string | null;
  status: string | null;
  timestamp: string | null;
  /** Fields that the specification does not name; absent when there are none. */
  extra?: { [key: string]: Json };
};

/** Arbitrum's additional fields of a transaction. Amounts are wei or gas as integer strings. */
export type ArbitrumDetail = {
  gasUsedForL1: string | null;
  gasUsedForL2: string | null;
  networkFee: string | null;
  posterFee: string | null;
  batchDataContainer: string | null;
  batchNumber: number | null;
  commitmentTransaction: BaseLayerTransaction | null;
  confirmationTransaction: BaseLayerTransaction | null;
  containsMessage: string | null;
  messageRelatedInfo: {
    associatedL1TransactionHash: string | null;
    messageId: number | null;
    messageStatus: string | null;
    extra?: { [key: string]: Json };
  } | null;
  status: string | null;
  extra: { [key: string]: Json };
};

/** A transaction's state. `awaiting`: included in a block, but its internal calls are not indexed yet. */
export type TransactionState = 'succeeded' | 'failed' | 'pending' | 'awaiting' | 'dropped' | 'unknown';

/** One transaction. Amounts are wei, gas or decimal strings; `null` means that the explorer did not say. */
export type Transaction = {
  hash: string;
  state: TransactionState;
  /** ok, error or something newer, as sent. */
  status: string | null;
  /** success, pending, … or a node's own error text, as sent. */
  result: string | null;
  blockNumber: number | null;
  /** ISO 8601. */
  timestamp: string | null;
  position: number | null;
  confirmations: number | null;
  /** Milliseconds: [] no information, [a] within a, [a, b] from a to b. */
  confirmationDurationMs: number[];
  nonce: number | null;
  type: number | null;
  transactionTypes: string[];
  transactionTag: string | null;
  isPendingUpdate: boolean | null;
  hasErrorInInternalTransactions: boolean | null;
  from: Address;
  to: Address | null;
  createdContract: Address | null;
  value: string;
  gasPrice: string | null;
  gasLimit: string | null;
  gasUsed: string | null;
  baseFeePerGas: string | null;
  maxFeePerGas: string | null;
  maxPriorityFeePerGas: string | null;
  priorityFee: string | null;
  burntFee: string | null;
  /** `type` is actual, maximum (still pending) or something newer. */
  fee: { type: string | null; value: string | null; extra?: { [key: string]: Json } };
  /** US dollars for one native coin: now, and on the transaction's day. Decimal strings. */
  exchangeRate: string | null;
  historicExchangeRate: string | null;
  method: string | null;
  rawInput: string | null;
  decodedInput: DecodedInput | null;
  revertReason: RevertReason | null;
  tokenTransfers: TokenTransfer[];
  tokenTransfersOverflow: boolean;
  actions: TransactionAction[];
  authorizationList: Authorization[];
  arbitrum: ArbitrumDetail | null;
  /** Everything the specification does not name (other chains' parts, newer fields), for generic display. */
  extra: { [key: string]: Json };
};
