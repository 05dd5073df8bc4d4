import { formatCoin, isTestNetwork, nativeUnit, type Unit } from '../../format/chain-words.ts';
import { isInteger, toDecimals } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import type { Json } from '../../models/json.ts';
import type { Transaction } from '../../models/transaction.ts';
import { toSymbol } from '../token-amounts.ts';

/** Returns an amount of native coins in the smallest unit; null if the explorer's value is not a valid amount. */
export function readCoins(value: string): bigint | null {
  return isInteger(value) && BigInt(value) >= 0n ? BigInt(value) : null;
}

/** Returns an amount of native coins in words, "0.5 ETH" or "an unknown amount of ETH". */
export function formatCoins(value: string, chainId: number): string {
  const coins = readCoins(value);
  return coins === null
    ? t('amount.unknown', { symbol: nativeUnit(chainId).symbol })
    : formatCoin(String(coins), chainId).text;
}

/** Adds the coins that were sent along, if any, to a sentence about something else. */
export function withCoins(done: string, value: string, chainId: number): string {
  return readCoins(value) === 0n
    ? done
    : t('transaction.movement.withCoins', { done, coins: formatCoins(value, chainId) });
}

/** US dollars per native coin, on the transaction's day and when asked. */
export type CoinRates = { rateThen: string | null; rateNow: string | null };

/**
 * Returns the native coin's prices. Both are null on a test network, whose coins have no market, whatever the explorer
 * says.
 */
export function toCoinRates({ historicExchangeRate, exchangeRate }: Transaction, chainId: number): CoinRates {
  if (isTestNetwork(chainId)) return { rateThen: null, rateNow: null };
  return { rateThen: historicExchangeRate, rateNow: exchangeRate };
}

/** The unit of a fee and its price in US dollars, on the transaction's day and when asked. */
export type FeeUnit = Unit & CoinRates & { isToken: boolean };

/**
 * Returns the unit of a transaction's fee, its shares and its gas prices: the native coin, or on Celo the token that
 * paid the fee. A token has only its own current price; its price on the transaction's day is unknown.
 */
export function toFeeUnit(transaction: Transaction, chainId: number): FeeUnit {
  const token = readFeeToken(transaction);
  if (token === null) return { ...nativeUnit(chainId), isToken: false, ...toCoinRates(transaction, chainId) };
  const decimals = toDecimals(token.decimals);
  const { symbol: said, name, addressHash } = token;
  const symbol = toSymbol({ symbol: said, name, addressHash });
  const price = { isToken: true, rateThen: null, rateNow: token.exchangeRate };
  // Without decimals the number could mean anything, and so could its dollar value.
  return decimals === null
    ? { ...price, symbol: t('amount.smallestUnits', { symbol }), decimals: 0, rateNow: null }
    : { ...price, symbol, decimals };
}

/** Returns the token that paid a transaction's fee; null for the native coin. */
export function readFeeToken({ extra }: Transaction) {
  const token = toRecord(toRecord(extra.celo)?.gas_token);
  return (
    token && {
      symbol: toText(token.symbol),
      name: toText(token.name),
      decimals: toText(token.decimals),
      addressHash: toText(token.address_hash ?? token.address) ?? t('amount.anUnknownToken'),
      exchangeRate: toText(token.exchange_rate),
    }
  );
}

function toRecord(value: Json | undefined): { [key: string]: Json } | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}

function toText(value: Json | undefined): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
