import { type Address, toBareAddress } from '../../../src/models/address.ts';
import type { Token, TokenInstance } from '../../../src/models/token.ts';
import type { ArbitrumDetail, Transaction } from '../../../src/models/transaction.ts';

/** An address for which the explorer returns only the hash, plus the given fields. */
export function buildBareAddress(address: Partial<Address> & { hash: string }): Address {
  return { ...toBareAddress(address.hash), ...address };
}

/** A token for which the explorer returns only the address. */
export const bareToken: Token = {
  addressHash: `0x${'9'.repeat(40)}`,
  name: null,
  symbol: null,
  decimals: null,
  type: null,
  reputation: null,
  iconUrl: null,
  exchangeRate: null,
  circulatingMarketCap: null,
  holdersCount: null,
  totalSupply: null,
  volume24h: null,
  bridgeType: null,
  foreignAddress: null,
  originChainId: null,
  extra: {},
};

/** A token instance for which the explorer returns only the id. */
export const bareInstance: TokenInstance = {
  id: '7',
  isUnique: null,
  animationUrl: null,
  externalAppUrl: null,
  imageUrl: null,
  mediaUrl: null,
  mediaType: null,
  metadata: null,
  owner: null,
  thumbnails: null,
  token: null,
  tokenType: null,
  value: null,
  extra: {},
};

export const bareArbitrum: ArbitrumDetail = {
  gasUsedForL1: null,
  gasUsedForL2: null,
  networkFee: null,
  posterFee: null,
  batchDataContainer: null,
  batchNumber: null,
  commitmentTransaction: null,
  confirmationTransaction: null,
  containsMessage: null,
  messageRelatedInfo: null,
  status: null,
  extra: {},
};

/** A successful transaction about which nothing else is known, plus the given fields. */
export function buildBareTransaction(part: Partial<Transaction>): Transaction {
  return {
    hash: `0x${'a'.repeat(64)}`,
    state: 'succeeded',
    status: 'ok',
    result: 'success',
    blockNumber: 1,
    timestamp: null,
    position: null,
    confirmations: null,
    confirmationDurationMs: [],
    nonce: null,
    type: null,
    transactionTypes: [],
    transactionTag: null,
    isPendingUpdate: null,
    hasErrorInInternalTransactions: null,
    from: buildBareAddress({ hash: `0x${'1'.repeat(40)}` }),
    to: null,
    createdContract: null,
    value: '0',
    gasPrice: null,
    gasLimit: null,
    gasUsed: null,
    baseFeePerGas: null,
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
    priorityFee: null,
    burntFee: null,
    fee: { type: null, value: null },
    exchangeRate: null,
    historicExchangeRate: null,
    method: null,
    rawInput: null,
    decodedInput: null,
    revertReason: null,
    tokenTransfers: [],
    tokenTransfersOverflow: false,
    actions: [],
    authorizationList: [],
    arbitrum: null,
    extra: {},
    ...part,
  };
}
