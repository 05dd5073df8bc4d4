import { t } from '../i18n/t.ts';
import type { EarlierCount } from '../models/earlier-lookups.ts';
import { formatNumber } from './format-amount.ts';
import { formatDate } from './format-time.ts';

/** "In 3 transactions you looked up, last on Nov 2": how often the user looked up transactions with an address. */
export function formatEarlier({ count, lastMs, hasMore }: EarlierCount, now: number): string {
  const day = formatDate(new Date(lastMs).toISOString(), { now });
  const formatted = formatNumber(count);
  return hasMore
    ? t('lookUp.earlier.moreThan', { formatted, day })
    : t('lookUp.earlier.exactly', { count, formatted, day });
}
