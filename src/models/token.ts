import type { Address } from './address.ts';
import type { Json } from './json.ts';

/** A token contract. Numbers are decimal strings without exponents. */
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

/** One NFT. URLs are as sent and untrusted: IPFS gateways, http: and data: occur. */
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
 * The transferred NFT or amount: `tokenId` for NFTs, `value` (smallest unit, integer string) with `decimals` for
 * amounts, both for ERC-1155. Every part may be unknown; confidential tokens have neither.
 */
type TransferTotal = {
  tokenId: string | null;
  value: string | null;
  decimals: string | null;
  tokenInstance: TokenInstance | null;
  /** Fields that the specification does not name; absent when there are none. */
  extra?: { [key: string]: Json };
};

/** One token transfer. `type` is token_transfer, token_minting, token_burning, token_spawning or something newer. */
export type TokenTransfer = {
  transactionHash: string | null;
  /** The index of its log in the block. Several transfers of a batch share one log. */
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
} & Unread;

/**
 * How many rows could not be read, and were left out: between this row and the next older one, and above this one at
 * the top of its page. Absent if none; 0 if there may be some, counted beside another row.
 */
export type Unread = { unread?: number; unreadAbove?: number };

/** The declared paging parameters to send for the next page, as strings. */
export type Cursor = { [parameter: string]: string };

/**
 * How a page of a list continues: the cursor of the next page, null at the end. `repeats`: the service sent rows, all of
 * them of earlier pages, which are left out.
 */
export type Continuation = { next: Cursor | null; repeats?: true };

/** One page of the transfers of a token instance, newest first. */
export type TransfersPage = { transfers: TokenTransfer[] } & Continuation;

/**
 * Returns a key that identifies a transfer within its list. One log of a batch contains several transfers, so the key
 * includes token id and amount; identical transfers share a key. If the log index is missing, the key has type, time,
 * sender, recipient and token instead.
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
 * True if this cursor was already requested: some old servers answer an unknown cursor with the first page, endlessly.
 * The order of parameters does not matter. False for null.
 */
export function isRepeatedCursor(next: Cursor | null, seen: readonly Cursor[]): boolean {
  return next !== null && seen.some((one) => isSameCursor(one, next));
}

function isSameCursor(a: Cursor, b: Cursor): boolean {
  const names = Object.keys(a);

  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && a[name] === b[name]);
}
