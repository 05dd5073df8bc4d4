import { cleanText } from '../format/clean-text.ts';
import { formatInteger, formatUnits, isInteger, toDecimals } from '../format/format-amount.ts';
import { shortenHex } from '../format/hex.ts';
import { namesSite, quote } from '../format/quote.ts';
import { t } from '../i18n/t.ts';
import type { TokenTransfer } from '../models/token.ts';
import { toFullHash } from './address-rows.ts';
import { findKnownToken, isListed, type NamedToken } from './known-tokens.ts';

/**
 * What moved: an amount of a token, a number of one NFT, or something of unknown amount. `isListed`: the explorer knows
 * a price, a market cap or a picture of the token, which a counterfeit does not have. `isSound` is false for a negative
 * amount: then even the direction is unreliable.
 */
export type Moved =
  | { kind: 'amount'; contract: string; symbol: string; decimals: number | null; value: bigint; isListed: boolean }
  | { kind: 'nft'; contract: string; collection: string; tokenId: string; count: bigint; decimals: number }
  | { kind: 'hidden'; contract: string; what: string; isNft: boolean; isSound: boolean };

/** Returns what a token transfer moved. */
export function toMoved(transfer: TokenTransfer): Moved {
  const { token, tokenType, total } = transfer;
  const contract = (token?.addressHash ?? '').toLowerCase();
  const type = tokenType ?? token?.type ?? null;
  const isSingle = type === 'ERC-721';
  const tokenId = isCount(total?.tokenId) ? total.tokenId : null;
  const value = isCount(total?.value) ? total.value : null;
  const isSound = !isNegative(total?.value);
  const isNft = isSingle || type === 'ERC-1155' || tokenId !== null;
  const isCounted = isSingle || value !== null || (type !== 'ERC-1155' && (total?.value ?? null) === null);
  if (tokenId !== null && isCounted && isSound) {
    return {
      kind: 'nft',
      contract,
      collection: toCollectionName(token),
      tokenId,
      count: isSingle || value === null ? 1n : BigInt(value),
      // Some ERC-1155 ids are money and have decimals. An ERC-721 is always one piece.
      decimals: isSingle || value === null ? 0 : (toDecimals(total?.decimals ?? null) ?? 0),
    };
  }
  if (isNft || value === null) {
    const what = toHiddenWords(transfer, { isNft, isOne: isSingle && isSound, tokenId });
    return { kind: 'hidden', contract, what, isNft, isSound };
  }
  return {
    kind: 'amount',
    contract,
    symbol: toSymbol(token),
    decimals: toDecimals(total?.decimals ?? null) ?? toDecimals(token?.decimals ?? null),
    value: BigInt(value),
    isListed: token !== null && isListed(token),
  };
}

/** Returns what moved in words, "3,912.44 USDC" or "Azuki #4,021"; `exact` has every digit. */
export function formatMoved(moved: Moved, options: { sign?: '+' | '−' } = {}): { text: string; exact: string } {
  const sign = options.sign ?? '';
  switch (moved.kind) {
    case 'amount': {
      const { symbol, value } = moved;
      const { text, exact } = formatTokens(value, moved.decimals ?? 0);
      // Without decimals the number could mean anything, so it must not look like an amount.
      const toAmount = (amount: string) =>
        moved.decimals === null
          ? t('transaction.moved.smallestUnits', { count: Number(value), formatted: amount, symbol })
          : `${amount} ${symbol}`;
      return { text: toAmount(`${sign}${text}`), exact: toAmount(`${sign}${exact}`) };
    }
    case 'nft': {
      const { text, exact } = formatTokens(moved.count, moved.decimals);
      return {
        text: `${sign}${nameNft(text, moved.collection, formatTokenId(moved.tokenId))}`,
        exact: `${sign}${nameNft(exact, moved.collection, `#${moved.tokenId}`)}`,
      };
    }
    case 'hidden':
      return { text: moved.what, exact: moved.what };
  }
}

function nameNft(count: string, collection: string, id: string): string {
  return count === '1'
    ? t('transaction.moved.nft', { collection, id })
    : t('transaction.moved.nfts', { number: count, collection, id });
}

/** Returns a token id as users write it, "#4,021". Long ids are shortened in the middle. */
export function formatTokenId(tokenId: string): string {
  const grouped = formatInteger(tokenId);
  if (grouped === null) return `#${cleanText(tokenId, 20)}`;
  return tokenId.length <= 15 ? `#${grouped}` : `#${tokenId.slice(0, 5)}…${tokenId.slice(-4)}`;
}

/** True if an NFT moved, even if its id or number is unknown. */
export function isNft(moved: Moved): boolean {
  return moved.kind === 'nft' || (moved.kind === 'hidden' && moved.isNft);
}

/** True for a negative integer. No transfer moves less than nothing, so such a number is broken. */
export function isNegative(value: string | null | undefined): boolean {
  return value != null && isInteger(value) && BigInt(value) < 0n;
}

function isCount(value: string | null | undefined): value is string {
  return value != null && isInteger(value) && BigInt(value) >= 0n;
}

function toHiddenWords(
  { token }: TokenTransfer,
  q: { isNft: boolean; isOne: boolean; tokenId: string | null },
): string {
  if (!q.isNft) return t('transaction.moved.unknownAmount', { symbol: toSymbol(token) });
  const collection = toCollectionName(token);
  if (q.isOne) return t('transaction.moved.someNft', { collection });
  if (q.tokenId === null) return t('transaction.moved.unknownNumber', { collection });
  return t('transaction.moved.unknownNumberOf', { collection, id: formatTokenId(q.tokenId) });
}

// From a thousand tokens on, two decimals are enough.
function formatTokens(value: bigint, decimals: number): { text: string; exact: string } {
  const isLarge = value >= 1000n * 10n ** BigInt(decimals);
  return formatUnits(String(value), decimals, isLarge ? { maxDigits: 2 } : {});
}

const longestCollection = 40;

/**
 * Returns a token's symbol, else its name, else its contract. Only a token that the explorer or our list knows has its
 * symbol alone: anyone can choose any symbol, so every other one is quoted, with its contract added.
 */
export function toSymbol(token: NamedToken | null): string {
  const text = firstText([token?.symbol, token?.name], 20);
  if (token === null || text === null) return toShortContract(token);
  const isTrusted = findKnownToken(token.addressHash) !== null || isListed(token);
  if (isTrusted && namesSite(text)) return quote(text);
  if (isTrusted) return /^[\p{L}\p{N}.$₮+-]+$/u.test(text) && /\p{L}/u.test(text) ? text : quote(text);
  return t('account.name.nameAndHash', { name: quote(text), hash: toShortContract(token) });
}

/** A collection's quoted name or symbol, else its contract. An unlisted name has the contract added. */
function toCollectionName(token: NamedToken | null): string {
  const name = quoteCollection(token);
  const contract = toShortContract(token);
  return token === null || name === contract || isListed(token)
    ? name
    : t('account.name.nameAndHash', { name, hash: contract });
}

/** Like `toCollectionName`, but never adds the contract, for places that show it in full anyway. */
export function quoteCollection(token: NamedToken | null): string {
  const text = firstText([token?.name, token?.symbol], longestCollection);
  return text === null ? toShortContract(token) : quote(text);
}

function toShortContract(token: NamedToken | null): string {
  return token === null ? t('transaction.moved.unknownToken') : shortenHex(toFullHash(token.addressHash));
}

function firstText(texts: (string | null | undefined)[], max: number): string | null {
  for (const text of texts) {
    const clean = cleanText(text ?? '', max);
    if (clean !== '') return clean;
  }
  return null;
}
