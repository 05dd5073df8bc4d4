import type { Unit } from '../format/chain-words.ts';
import { formatUnits, sayCount } from '../format/format-amount.ts';
import { t } from '../i18n/t.ts';
import { type BalanceChange, isBelowZero } from '../models/balance.ts';

/** Returns sentences about a balance that cannot be trusted: it is below zero, or its block has several. */
export function toChangeDoubts(change: BalanceChange, { decimals, symbol }: Unit): string[] {
  const { value, rivals = 0 } = change;
  const amount = `${formatUnits(value, decimals).exact} ${symbol}`;
  return [
    ...(isBelowZero(change) ? [t('amount.cannotBe', { amount })] : []),
    ...(rivals > 0 ? [sayCount(rivals, (count, formatted) => t('amount.rivals', { count, formatted }))] : []),
  ];
}

/** Returns the time of a change in words: `said` is null if it is unknown. */
export function formatChangeTime({ blockNumber, isTimeUnsure }: BalanceChange, said: string | null): string {
  if (said !== null) return isTimeUnsure ? t('time.unsure', { time: said }) : said;
  return blockNumber === 0 ? t('time.chainBegan') : t('time.timeUnknown');
}
