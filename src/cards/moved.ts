import { cleanText } from '../format/clean-text.ts';
import { formatInteger, isInteger } from '../format/format-number.ts';
import { formatUnits, toDecimals } from '../format/format-units.ts';
import { shortenHex } from '../format/hex.ts';
import type { Token, TokenTransfer } from '../models/token.ts';
import { toFullHash } from './address-parts.ts';

/** What moved: an amount of a token, so many of one NFT, or something whose amount nobody tells. */
export type Moved =
  | { kind: 'amount'; contract: string; symbol: string; decimals: number | null; value: bigint }
  | { kind: 'nft'; contract: string; collection: string; tokenId: string; count: bigint; decimals: number }
  | { kind: 'hidden'; contract: string; symbol: string };

/** Gives what a token transfer moved. */
export function toMoved({ token, tokenType, total }: TokenTransfer): Moved {
  const contract = (token?.addressHash ?? '').toLowerCase();
  const { tokenId = null, value = null, decimals = null } = total ?? {};
  if (tokenId !== null && isInteger(tokenId)) {
    const count = value !== null && isInteger(value) ? BigInt(value) : 1n;
    return {
      kind: 'nft',
      contract,
      collection: toCollectionName(token),
      tokenId,
      count,
      // Some ERC-1155 ids are money and have decimals; an ERC-721 is always one.
      decimals: value === null ? 0 : (toDecimals(decimals) ?? 0),
    };
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
      const { text, exact } = formatTokens(moved.value, moved.decimals ?? 0);
      // Without decimals the number could be anything, so it does not pose as an amount.
      const unit = moved.decimals === null ? ` smallest units of ${moved.symbol}` : ` ${moved.symbol}`;
      return { text: `${sign}${text}${unit}`, exact: `${sign}${exact}${unit}` };
    }
    case 'nft': {
      const { text, exact } = formatTokens(moved.count, moved.decimals);
      const toName = (count: string) => `${sign}${count === '1' ? '' : `${count} × `}${moved.collection}`;
      return { text: `${toName(text)} ${formatTokenId(moved.tokenId)}`, exact: `${toName(exact)} #${moved.tokenId}` };
    }
    case 'hidden':
      return { text: `an unknown amount of ${moved.symbol}`, exact: `an unknown amount of ${moved.symbol}` };
  }
}

// Of thousands of tokens nobody reads more than cents.
function formatTokens(value: bigint, decimals: number): { text: string; exact: string } {
  const isLarge = value >= 1000n * 10n ** BigInt(decimals);
  return formatUnits(String(value), decimals, isLarge ? { maxDigits: 2 } : {});
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
