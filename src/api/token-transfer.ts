import type { Token, TokenInstance, TokenTransfer } from '../models/token.ts';
import { toAddressOrNull } from './address.ts';
import { pickExtra } from './json.ts';
import type { TokenInstanceReply, TokenReply, TransferReply } from './schemas.ts';

/** Converts the API's token transfer. Servers before 9.1 send the token's type only inside the token. */
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

function toToken(reply: TokenReply | null): Token | null {
  return reply === null
    ? null
    : {
        addressHash: reply.address_hash,
        name: reply.name,
        symbol: reply.symbol,
        decimals: reply.decimals,
        type: reply.type,
        reputation: reply.reputation,
        iconUrl: reply.icon_url,
        exchangeRate: reply.exchange_rate,
        circulatingMarketCap: reply.circulating_market_cap,
        holdersCount: reply.holders_count,
        totalSupply: reply.total_supply,
        volume24h: reply.volume_24h,
        bridgeType: reply.bridge_type,
        foreignAddress: reply.foreign_address,
        originChainId: reply.origin_chain_id,
        extra: reply.extra,
      };
}

function toTokenInstance(reply: TokenInstanceReply | null): TokenInstance | null {
  return reply === null
    ? null
    : {
        id: reply.id,
        isUnique: reply.is_unique,
        animationUrl: reply.animation_url,
        externalAppUrl: reply.external_app_url,
        imageUrl: reply.image_url,
        mediaUrl: reply.media_url,
        mediaType: reply.media_type,
        metadata: reply.metadata,
        owner: toAddressOrNull(reply.owner),
        thumbnails: reply.thumbnails,
        token: toToken(reply.token),
        tokenType: reply.token_type,
        value: reply.value,
        extra: reply.extra,
      };
}
