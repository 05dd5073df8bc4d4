import { nativeUnit } from '../../format/chain-words.ts';
import { isInteger } from '../../format/format-number.ts';
import { formatUnits } from '../../format/format-units.ts';
import { words } from '../../words/words.ts';

/** An amount of native coins; null where the explorer's word for it is no amount. */
export function readCoins(value: string): bigint | null {
  return isInteger(value) && BigInt(value) >= 0n ? BigInt(value) : null;
}

/** An amount of native coins in a sentence, "0.5 ETH", "an unknown amount of ETH". */
export function formatCoins(value: string, chainId: number): string {
  const { symbol, decimals } = nativeUnit(chainId);
  const coins = readCoins(value);
  return coins === null ? words().amounts.unknown(symbol) : `${formatUnits(String(coins), decimals).text} ${symbol}`;
}
