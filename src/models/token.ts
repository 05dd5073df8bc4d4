import type { Address } from './address.ts';
import type { Json } from './json.ts';

/** A token contract. Numbers are decimal strings exactly as the explorer wrote them. */
export type Token = {
  addressHash: string;
  name: string | null;
  symbol: string | null;
  decimals: string | null;
  type: string | null;
  reputation: string | null;
  iconUrl: string | null;
  exchangeRate: string | null;
  circulatingMarketCap: string | null;
  holdersCount: string | null;
  totalSupply: string | null;
  volume24h: string | null;
  bridgeType: string | null;
  foreignAddress: string | null;
  originChainId: string | null;
  extra: { [key: string]: Json };
};

/** One NFT. URLs are as sent and not to be trusted: ipfs gateways, http:, data: occur. */
export type TokenInstance = {
  id: string;
  isUnique: boolean | null;
  animationUrl: string | null;
  externalAppUrl: string | null;
  imageUrl: string | null;
  mediaUrl: string | null;
  mediaType: string | null;
  /** Any JSON in reality, though the specification says {description, image, name}. */
  metadata: Json;
  owner: Address | null;
  thumbnails: {
    original: string | null;
    '250x250': string | null;
    '500x500': string | null;
    '60x60': string | null;
  } | null;
  token: Token | null;
  tokenType: string | null;
  value: string | null;
  extra: { [key: string]: Json };
};

/**
 * What moved: `tokenId` for NFTs, `value` (smallest unit, integer string) with `decimals` for amounts,
 * both for ERC-1155. Every part may be unknown; confidential tokens have neither.
 */
type TransferTotal = {
  tokenId: string | null;
  value: string | null;
  decimals: string | null;
  tokenInstance: TokenInstance | null;
  /** Fields that the specification does not name; absent when there are none. */
  extra?: { [key: string]: Json };
};

/** One transfer of a token. `type` is token_transfer, token_minting, token_burning, token_spawning or something newer. */
export type TokenTransfer = {
  transactionHash: string | null;
  /** The place in its block; with the transaction it names the transfer. */
  logIndex: number | null;
  blockNumber: number | null;
  blockHash: string | null;
  /** ISO 8601, or null inside a transaction's detail. */
  timestamp: string | null;
  from: Address | null;
  to: Address | null;
  token: Token | null;
  tokenType: string | null;
  method: string | null;
  type: string | null;
  total: TransferTotal | null;
  extra: { [key: string]: Json };
};

/** The declared paging parameters to send for the next page, as strings; null when there is none. */
export type Cursor = { [parameter: string]: string };

/** One page of the transfers of a token instance, newest first. */
export type TransfersPage = { transfers: TokenTransfer[]; next: Cursor | null };

/**
 * Gives a text that tells a transfer from the others of its list. One log of a batch holds several transfers, so its
 * place alone does not; two that are alike in everything share a key. Where the service left the place out, the text
 * is made of all that is known of it.
 */
export function toTransferKey(transfer: TokenTransfer): string {
  const { transactionHash, blockNumber, logIndex, from, to, token, total, type, timestamp } = transfer;
  const place = transactionHash ?? blockNumber;
  const moved = [total?.tokenId ?? null, total?.value ?? null];
  if (logIndex !== null) {
    return JSON.stringify([place, logIndex, ...moved]);
  }

  return JSON.stringify([place, type, timestamp, from?.hash, to?.hash, token?.addressHash, ...moved]);
}

/**
 * Whether a cursor leads to a page that was already asked for: some old servers answer an unknown cursor with the
 * first page again, for ever. The order of the parameters does not matter; null is never a repetition.
 */
export function isRepeatedCursor(next: Cursor | null, seen: readonly Cursor[]): boolean {
  return next !== null && seen.some((one) => isSameCursor(one, next));
}

function isSameCursor(a: Cursor, b: Cursor): boolean {
  const names = Object.keys(a);

  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && a[name] === b[name]);
}
