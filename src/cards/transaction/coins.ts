import { formatCoin, isTestNetwork, nativeUnit, type Unit } from '../../format/chain-words.ts';
import { isInteger, toDecimals } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import type { Json } from '../../models/json.ts';
import type { Transaction } from '../../models/transaction.ts';
import { toSymbol } from '../token-amounts.ts';

/** An amount of native coins; null where the explorer's word for it is no amount. */
export function readCoins(value: string): bigint | null {
  return isInteger(value) && BigInt(value) >= 0n ? BigInt(value) : null;
}

/** An amount of native coins in a sentence, "0.5 ETH", "an unknown amount of ETH". */
export function formatCoins(value: string, chainId: number): string {
  const coins = readCoins(value);
  return coins === null
    ? t('amount.unknown', { symbol: nativeUnit(chainId).symbol })
    : formatCoin(String(coins), chainId).text;
}

/** A sentence about something else, with the coins that were sent along if there were any. */
export function withCoins(done: string, value: string, chainId: number): string {
  return readCoins(value) === 0n
    ? done
    : t('transaction.movement.withCoins', { done, coins: formatCoins(value, chainId) });
}

/** US dollars for one of the chain's own coins, on the transaction's day and when asked. */
export type CoinRates = { rateThen: string | null; rateNow: string | null };

/** What a chain's own coin was and is worth; nothing on a test network, whatever the explorer says: nobody buys its coins. */
export function toCoinRates({ historicExchangeRate, exchangeRate }: Transaction, chainId: number): CoinRates {
  if (isTestNetwork(chainId)) return { rateThen: null, rateNow: null };
  return { rateThen: historicExchangeRate, rateNow: exchangeRate };
}

/** What a fee is counted in, and US dollars for one of it, on the transaction's day and when asked. */
export type FeeUnit = Unit & CoinRates & { isToken: boolean };

/**
 * The unit of a transaction's fee, its share and its gas prices: the chain's own coin, or on Celo the token that it
 * was paid in. Of a token only its own price counts, and none is known of the transaction's day.
 */
export function toFeeUnit(transaction: Transaction, chainId: number): FeeUnit {
  const token = readFeeToken(transaction);
  if (token === null) return { ...nativeUnit(chainId), isToken: false, ...toCoinRates(transaction, chainId) };
  const decimals = toDecimals(token.decimals);
  const { symbol: said, name, addressHash } = token;
  const symbol = toSymbol({ symbol: said, name, addressHash });
  const price = { isToken: true, rateThen: null, rateNow: token.exchangeRate };
  // Without decimals the number could be anything, and so could its worth.
  return decimals === null
    ? { ...price, symbol: t('amount.smallestUnits', { symbol }), decimals: 0, rateNow: null }
    : { ...price, symbol, decimals };
}

/** The token that a transaction's fee was paid in; null for the chain's own coin. */
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
