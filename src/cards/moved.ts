import { cleanText } from '../format/clean-text.ts';
import { formatInteger, isInteger } from '../format/format-number.ts';
import { formatUnits, toDecimals } from '../format/format-units.ts';
import { shortenHex } from '../format/hex.ts';
import type { Token, TokenTransfer } from '../models/token.ts';
import { toFullHash } from './address-parts.ts';

/** What moved: an amount of a token, so many of one NFT, or something whose amount nobody tells. */
export type Moved =
  | { kind: 'amount'; contract: string; symbol: string; decimals: number | null; value: bigint }
  | { kind: 'nft'; contract: string; collection: string; tokenId: string; count: bigint }
  | { kind: 'hidden'; contract: string; symbol: string };

/** Gives what a token transfer moved. */
export function toMoved({ token, tokenType, total }: TokenTransfer): Moved {
  const contract = (token?.addressHash ?? '').toLowerCase();
  const { tokenId = null, value = null, decimals = null } = total ?? {};
  if (tokenId !== null && isInteger(tokenId)) {
    const count = value !== null && isInteger(value) ? BigInt(value) : 1n;
    return { kind: 'nft', contract, collection: toCollectionName(token), tokenId, count };
  }
  const symbol = toSymbol(token);
  const isForNfts = tokenType === 'ERC-721' || tokenType === 'ERC-1155';
  if (value === null || !isInteger(value) || isForNfts) return { kind: 'hidden', contract, symbol };
  return {
    kind: 'amount',
    contract,
    symbol,
    decimals: toDecimals(decimals) ?? toDecimals(token?.decimals ?? null),
    value: BigInt(value),
  };
}

/** What moved in words, "3,912.44 USDC" or "Azuki #4,021", with every digit in `exact`. */
export function formatMoved(moved: Moved, options: { sign?: '+' | '−' } = {}): { text: string; exact: string } {
  const sign = options.sign ?? '';
  switch (moved.kind) {
    case 'amount': {
      const { text, exact } = formatUnits(String(moved.value), moved.decimals ?? 0);
      // Without decimals the number could be anything, so it does not pose as an amount.
      const unit = moved.decimals === null ? ` smallest units of ${moved.symbol}` : ` ${moved.symbol}`;
      return { text: `${sign}${text}${unit}`, exact: `${sign}${exact}${unit}` };
    }
    case 'nft': {
      const count = moved.count === 1n ? '' : `${formatUnits(String(moved.count), 0).text} × `;
      const name = `${sign}${count}${moved.collection}`;
      return { text: `${name} ${formatTokenId(moved.tokenId)}`, exact: `${name} #${moved.tokenId}` };
    }
    case 'hidden':
      return { text: `an unknown amount of ${moved.symbol}`, exact: `an unknown amount of ${moved.symbol}` };
  }
}

/** A token id as people write it, "#4,021"; long ones are cut in the middle. */
export function formatTokenId(tokenId: string): string {
  const grouped = formatInteger(tokenId);
  if (grouped === null) return `#${cleanText(tokenId, 20)}`;
  return tokenId.length <= 15 ? `#${grouped}` : `#${tokenId.slice(0, 5)}…${tokenId.slice(-4)}`;
}

/** A collection's name, else its symbol, else its contract. */
export function toCollectionName(token: Token | null): string {
  return firstText([token?.name, token?.symbol], 40) ?? toShortContract(token);
}

function toSymbol(token: Token | null): string {
  return firstText([token?.symbol, token?.name], 20) ?? toShortContract(token);
}

function toShortContract(token: Token | null): string {
  return token === null ? 'an unknown token' : shortenHex(toFullHash(token.addressHash));
}

function firstText(texts: (string | null | undefined)[], max: number): string | null {
  for (const text of texts) {
    const clean = cleanText(text ?? '', max);
    if (clean !== '') return clean;
  }
  return null;
}
