import { chainName, type Unit } from '../../../format/chain-words.ts';
import { formatNumber, formatUnits, joinSentences } from '../../../format/format-amount.ts';
import { formatDate, readTime } from '../../../format/format-time.ts';
import { shortenHex } from '../../../format/hex.ts';
import { cachedByLanguage, zoneOption } from '../../../format/locale.ts';
import { t } from '../../../i18n/t.ts';
import { type BalanceChange, recordedBefore } from '../../../models/balance.ts';
import { type Axis, countFrom } from '../chart/step-line.ts';
import { type RangeName, ranges, toTimes } from './ranges.ts';

// Kept, for it takes long to make, and each row of a table asks for it.
const clock = cachedByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', ...zoneOption() }),
);

/** An amount in wei with every digit and its symbol: "1.000000000000000001 ETH". */
export function exactAmount(wei: string, unit: Unit): string {
  return `${formatUnits(wei, unit.decimals).exact} ${unit.symbol}`;
}

/** A recorded change in wei with every digit, its sign and its symbol; "not recorded" where there is none. */
export function exactChange(wei: string | null, unit: Unit): string {
  if (wei === null) return t('popup.balance.notRecorded');
  return `${formatUnits(wei, unit.decimals, { sign: true }).exact} ${unit.symbol}`;
}

/** The class for a change: "up", "down", or nothing for zero and for what is not known. */
export function directionOf(wei: string | null): 'up' | 'down' | '' {
  if (wei === null) return '';
  if (wei.startsWith('-')) return 'down';
  return /[1-9]/.test(wei) ? 'up' : '';
}

/** A change's time to the minute; always "about", for the service only guesses it from the block's number. */
export function timeWords(iso: string | null): string {
  const time = readTime(iso);
  if (time === null) return t('popup.balance.timeUnknown');
  return t('time.about', { time: t('popup.balance.dayAndTime', { day: formatDate(iso), time: clock().format(time) }) });
}

/** A change's day, as a guess; null where no time is known. */
export function dayWords(iso: string | null): string | null {
  return readTime(iso) === null ? null : t('time.about', { time: formatDate(iso) });
}

/**
 * A recorded change with the blocks between which it came about, "+56 ETH between block 2,072,490 and 2,083,196", around
 * what stands for it: whatever happened in between is in it. `before` is the next older change.
 */
export function sayChange(change: BalanceChange, before: BalanceChange | undefined, said: string): string {
  const since = recordedBefore(change, before);
  return since === null
    ? said
    : t('amount.changeBetween', {
        change: said,
        from: formatNumber(since),
        to: formatNumber(change.blockNumber),
      });
}

/** A change in one sentence, as a screen reader says it while the arrow keys walk. `before` is the next older one. */
export function describeChange(change: BalanceChange, before: BalanceChange | undefined, unit: Unit): string {
  const { value, delta, blockNumber, approximateTime, transactionHash } = change;
  return t('popup.balance.change', {
    balance: exactAmount(value, unit),
    change: sayChange(change, before, exactChange(delta, unit)),
    block: formatNumber(blockNumber),
    time: timeWords(approximateTime),
    transaction:
      transactionHash === null
        ? t('popup.balance.noTransaction')
        : t('popup.balance.recordedWithHash', { hash: shortenHex(transactionHash) }),
  });
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
  const span = ranges.find(({ name }) => name === named)?.say ?? 'all';
  return {
    count: t('popup.balance.changes', { count: summary.count, formatted: formatNumber(summary.count) }),
    net: `${net} ${unit.symbol}`,
    where:
      (range === 'All' || isPartial) && since
        ? t('popup.balance.since', { day: since })
        : isOld
          ? t('popup.balance.inLastThen', { span })
          : t('popup.balance.inLast', { span }),
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
  axis?: Axis;
}): string {
  const { summary, unit, newest, axis = 'time' } = q;
  const short = (wei: string) => `${formatUnits(wei, unit.decimals).text} ${unit.symbol}`;
  const day = summary.oldestMs === null ? null : dayWords(new Date(summary.oldestMs).toISOString());
  const changes = t('popup.balance.changes', { count: summary.count, formatted: formatNumber(summary.count) });
  const about = { address: shortenHex(q.address), chain: chainName(q.chainId), changes };
  const extremes = { lowest: short(summary.lowest), highest: short(summary.highest), newest: short(newest.value) };
  return joinSentences([
    day === null ? t('popup.balance.summary', about) : t('popup.balance.summarySince', { ...about, day }),
    q.isOld ? t('popup.balance.extremesThen', extremes) : t('popup.balance.extremes', extremes),
    ...(q.isPartial ? [t('popup.balance.olderNotLoaded')] : []),
    axis === 'time' ? t('popup.balance.timesAreApproximate') : t('popup.balance.blocksAreExact'),
    t('popup.balance.howToWalk'),
  ]);
}

/** What a range of changes comes to. Amounts are wei as integer strings. */
export type RangeSummary = {
  count: number;
  /**
   * The balance now less the balance that the range began with. Where nobody says what was there before the
   * oldest change, the range begins with the balance after it.
   */
  net: string;
  lowest: string;
  highest: string;
  /** The oldest change in the range, in milliseconds since 1970; null where no time is known. */
  oldestMs: number | null;
};

/** Adds up the changes of a range exactly; null when there are no changes at all. */
export function summariseRange(changes: readonly BalanceChange[], fromMs: number | null): RangeSummary | null {
  const newest = changes[0];
  if (!newest) return null;
  const times = toTimes(changes);
  const count = times ? countFrom(times, fromMs) : changes.length;
  const inside = changes.slice(0, count);
  const before = changes[count];
  const oldest = inside.at(-1) ?? newest;
  // Where the list ends, the oldest change says what was there before it.
  const began = before ? BigInt(before.value) : BigInt(oldest.value) - BigInt(oldest.delta ?? 0);
  const values = inside.map(({ value }) => BigInt(value));
  if (before || values.length === 0) values.push(began);
  let lowest = values[0] ?? began;
  let highest = lowest;
  for (const value of values) {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return {
    count,
    net: String(BigInt(newest.value) - began),
    lowest: String(lowest),
    highest: String(highest),
    oldestMs: times?.[count - 1] ?? null,
  };
}
