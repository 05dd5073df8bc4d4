import type { Address } from '../../../src/models/address.ts';
import type { Token, TokenInstance } from '../../../src/models/token.ts';
import type { ArbitrumDetail } from '../../../src/models/transaction.ts';

/** An address of which the explorer says nothing but its hash, and what is told here. */
export function buildBareAddress(address: Partial<Address> & { hash: string }): Address {
  return {
    ensDomainName: null,
    name: null,
    implementations: [],
    isContract: null,
    isScam: null,
    isVerified: null,
    proxyType: null,
    reputation: null,
    tags: [],
    privateTags: [],
    publicTags: [],
    watchlistNames: [],
    extra: {},
    ...address,
  };
}

/** A token of which the explorer says nothing. */
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

/** An instance of a token of which it says nothing but its number. */
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
