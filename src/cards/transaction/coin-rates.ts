import { isTestNetwork } from '../../format/chain-words.ts';
import type { Transaction } from '../../models/transaction.ts';

/** US dollars for one of the chain's own coins, on the transaction's day and when asked. */
export type CoinRates = { rateThen: string | null; rateNow: string | null };

/** What a chain's own coin was and is worth; nothing on a test network, whatever the explorer says: nobody buys its coins. */
export function toCoinRates({ historicExchangeRate, exchangeRate }: Transaction, chainId: number): CoinRates {
  if (isTestNetwork(chainId)) return { rateThen: null, rateNow: null };
  return { rateThen: historicExchangeRate, rateNow: exchangeRate };
}
