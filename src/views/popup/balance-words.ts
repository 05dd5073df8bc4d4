import { chainName, type Unit } from '../../format/chain-words.ts';
import { formatCount, formatNumber } from '../../format/format-number.ts';
import { formatDate, readTime } from '../../format/format-time.ts';
import { formatUnits } from '../../format/format-units.ts';
import { shortenHex } from '../../format/hex.ts';
import { dateLocale } from '../../format/locale.ts';
import type { BalanceChange } from '../../models/balance.ts';
import { type RangeName, ranges } from './ranges.ts';
import type { RangeSummary } from './summarise-range.ts';

const clock = new Intl.DateTimeFormat(dateLocale, { hour: '2-digit', minute: '2-digit' });

/** An amount in wei with every digit and its symbol: "1.000000000000000001 ETH". */
export function exactAmount(wei: string, unit: Unit): string {
  return `${formatUnits(wei, unit.decimals).exact} ${unit.symbol}`;
}

/** A recorded change in wei with every digit, its sign and its symbol; "not recorded" where there is none. */
export function exactChange(wei: string | null, unit: Unit): string {
  if (wei === null) return 'not recorded';
  return `${formatUnits(wei, unit.decimals, { sign: true }).exact} ${unit.symbol}`;
}

/** The class for a change: "up", "down", or nothing for zero and for what is not known. */
export function directionOf(wei: string | null): 'up' | 'down' | '' {
  if (wei === null) return '';
  if (wei.startsWith('-')) return 'down';
  return /[1-9]/.test(wei) ? 'up' : '';
}

/** A change's time to the minute; always "≈", for the service only guesses it from the block's number. */
export function timeWords(iso: string | null): string {
  const time = readTime(iso);
  return time === null ? 'time unknown' : `≈\u00a0${formatDate(iso)}, ${clock.format(time)}`;
}

/** A change's day with "≈"; null where no time is known. */
export function dayWords(iso: string | null): string | null {
  return readTime(iso) === null ? null : `≈ ${formatDate(iso)}`;
}

/** A change in one sentence, as a screen reader says it while the arrow keys walk. */
export function describeChange(change: BalanceChange, unit: Unit): string {
  const balance = `Balance ${exactAmount(change.value, unit)}, change ${exactChange(change.delta, unit)}`;
  const place = `block ${formatNumber(change.blockNumber)}, ${timeWords(change.approximateTime)}`;
  const transaction = change.transactionHash === null ? 'no transaction' : shortenHex(change.transactionHash);
  return `${balance}, ${place}, ${transaction}`;
}

// The words are to the day.
const longestNowMs = 3_600_000;

/** Whether what was asked at a time (ISO 8601) is too old to be spoken of as now: more than an hour. */
export function isLongAgo(asOf: string | null, now: number): boolean {
  const time = readTime(asOf);
  return time !== null && now - time > longestNowMs;
}

/**
 * What a range comes to, in the words under the big balance: "12 changes, +2.4 ETH in the last year". Where the
 * loaded history does not reach back to the range's start, the words say how far it reaches instead. `isOld`: it was
 * asked long ago.
 */
export function rangeWords(q: {
  summary: RangeSummary;
  range: RangeName;
  unit: Unit;
  isPartial: boolean;
  isOld?: boolean;
}): {
  count: string;
  net: string;
  where: string;
} {
  const { summary, range, unit, isPartial, isOld } = q;
  const net = formatUnits(summary.net, unit.decimals, { sign: true }).text;
  const since = summary.oldestMs === null ? null : dayWords(new Date(summary.oldestMs).toISOString());
  // Without times nothing can be left out: every range is all of it.
  const named = summary.oldestMs === null && summary.count > 0 ? 'All' : range;
  const namedRange = ranges.find(({ name }) => name === named);
  const words = isOld ? namedRange?.wordsThen : namedRange?.words;
  return {
    count: formatCount(summary.count, 'change'),
    net: `${net} ${unit.symbol}`,
    where: (range === 'All' || isPartial) && since ? `since ${since}` : (words ?? ''),
  };
}

/** The whole chart in words, for those who do not see it. */
export function describeRange(q: {
  address: string;
  chainId: number;
  summary: RangeSummary;
  newest: BalanceChange;
  unit: Unit;
  isPartial: boolean;
  isOld?: boolean;
}): string {
  const { summary, unit, newest } = q;
  const short = (wei: string) => `${formatUnits(wei, unit.decimals).text} ${unit.symbol}`;
  const last = q.isOld ? `${short(newest.value)} when asked` : `now ${short(newest.value)}`;
  const since = summary.oldestMs === null ? '' : ` since ${dayWords(new Date(summary.oldestMs).toISOString())}`;
  return [
    `Balance of ${shortenHex(q.address)} on ${chainName(q.chainId)}: ${formatCount(summary.count, 'change')}${since}.`,
    `Lowest ${short(summary.lowest)}, highest ${short(summary.highest)}, ${last}.`,
    ...(q.isPartial ? ['What is older is not loaded.'] : []),
    'Times are approximate. The arrow keys walk through the changes; the button Table shows them as a table.',
  ].join(' ');
}
