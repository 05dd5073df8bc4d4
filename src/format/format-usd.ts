import { words } from '../words/words.ts';
import { formatNumber, isInteger, joinFraction, readDecimal } from './format-number.ts';
import { formatUnits } from './format-units.ts';

/**
 * What an amount in smallest units is worth in US dollars at `rate` (a decimal string, dollars for one whole
 * coin): "$3,914.10", "<$0.01". Null where the rate is unknown, zero or no number.
 */
export function formatUsd(q: { amount: string; decimals: number; rate: string | null }): string | null {
  const rate = /^(\d{1,40})(?:\.(\d{1,40}))?$/.exec(q.rate ?? '');
  if (!rate || !isInteger(q.amount) || q.decimals < 0 || q.decimals > 255) return null;
  const [, whole = '', fraction = ''] = rate;
  const perCoin = BigInt(whole + fraction);
  if (perCoin === 0n) return null;

  const amount = BigInt(q.amount);
  const scale = 10n ** BigInt(q.decimals + fraction.length);
  const worth = (amount < 0n ? -amount : amount) * perCoin * 100n;
  const cents = (worth * 2n + scale) / (scale * 2n);
  const sign = amount < 0n ? '−' : '';
  if (cents === 0n && worth > 0n) return `${sign}<${say(0n, '01')}`;
  const dollars = cents / 100n;
  if (dollars >= 10n ** 15n) return `${sign}${words().writing.dollars(formatUnits(String(dollars), 0).text)}`;
  return `${sign}${say(dollars, String(cents % 100n).padStart(2, '0'))}`;
}

/** US dollars that come as a decimal string, every digit of them and two behind the point at least: "$1.00", "$0.998001". Null for anything else. */
export function formatDollars(value: string): string | null {
  const decimal = readDecimal(value);
  return decimal && `${decimal.isNegative ? '−' : ''}${say(decimal.whole, decimal.fraction.padEnd(2, '0'))}`;
}

function say(dollars: bigint, fraction: string): string {
  return words().writing.dollars(joinFraction(formatNumber(dollars), fraction));
}
