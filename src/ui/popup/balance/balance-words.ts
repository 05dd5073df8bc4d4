import { formatChangeTime, toChangeDoubts } from '../../../cards/change-doubts.ts';
import { chainName, type Unit } from '../../../format/chain-words.ts';
import { formatNumber, formatUnits, joinSentences } from '../../../format/format-amount.ts';
import { formatDate, readTime } from '../../../format/format-time.ts';
import { shortenHex } from '../../../format/hex.ts';
import { cachedByLanguage, zoneOption } from '../../../format/locale.ts';
import { t } from '../../../i18n/t.ts';
import { type BalanceChange, isBelowZero, recordedBefore } from '../../../models/balance.ts';
import { type Axis, countFrom } from '../chart/step-line.ts';
import { type RangeName, ranges, toTimes } from './ranges.ts';

// Cached: it is slow to create, and each row of a table uses it.
const clock = cachedByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', ...zoneOption() }),
);

/** Returns an amount in coins with every digit and the symbol: "1.000000000000000001 ETH". */
export function exactAmount(wei: string, unit: Unit): string {
  return `${formatUnits(wei, unit.decimals).exact} ${unit.symbol}`;
}

/** Returns a change in coins with every digit, its sign and the symbol, or "not recorded" for null. */
export function exactChange(wei: string | null, unit: Unit): string {
  if (wei === null) return t('popup.balance.notRecorded');
  return `${formatUnits(wei, unit.decimals, { sign: true }).exact} ${unit.symbol}`;
}

/** Returns the CSS class for a change: "up", "down", or "" for zero and for an unknown amount. */
export function directionOf(wei: string | null): 'up' | 'down' | '' {
  if (wei === null) return '';
  if (wei.startsWith('-')) return 'down';
  return /[1-9]/.test(wei) ? 'up' : '';
}

/** Returns a change's time to the minute, always with "about": the service estimates it from the block number. */
export function timeWords(change: BalanceChange): string {
  const time = dayAndTime(change.approximateTime);
  return formatChangeTime(change, time && t('time.about', { time }));
}

/** Returns a change's time to the minute for where something else says that it is estimated; null if it is unknown. */
export function dayAndTime(iso: string | null): string | null {
  const time = readTime(iso);
  return time === null ? null : t('popup.balance.dayAndTime', { day: formatDate(iso), time: clock().format(time) });
}

/** Returns a change's day as an estimate, null if its time is unknown. */
export function dayWords(iso: string | null): string | null {
  return readTime(iso) === null ? null : t('time.about', { time: formatDate(iso) });
}

/**
 * Adds the block range to the text of a change (`said`): "+56 ETH between blocks 2,072,490 and 2,083,196". The change
 * is the sum of everything in between. Returns `said` alone if the range is unknown. `before` is the next older change.
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

/** Returns one sentence about a change, which screen readers read on arrow keys. `before` is the next older change. */
export function describeChange(change: BalanceChange, before: BalanceChange | undefined, unit: Unit): string {
  const { value, delta, blockNumber, transactionHash } = change;
  const said = t('popup.balance.change', {
    balance: exactAmount(value, unit),
    change: sayChange(change, before, exactChange(delta, unit)),
    block: formatNumber(blockNumber),
    time: timeWords(change),
    transaction:
      transactionHash === null
        ? t('popup.balance.noTransaction')
        : t('popup.balance.recordedWithHash', { hash: shortenHex(transactionHash) }),
  });
  return joinSentences([said, ...toChangeDoubts(change, unit)]);
}

// One hour makes little difference: the text is precise to the day.
const longestNowMs = 3_600_000;

/** True if data requested at `asOf` (ISO 8601) is more than an hour old, and so must not be described as current. */
export function isLongAgo(asOf: string | null, now: number): boolean {
  const time = readTime(asOf);
  return time !== null && now - time > longestNowMs;
}

/**
 * Returns a range's totals for the line under the large balance: "12 changes, +2.4 ETH in the last year". If the loaded
 * history does not reach back to the start of the range (`isPartial`), the text says how far it reaches instead.
 * `isOld`: the data was requested more than an hour ago.
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
  const since = summary.oldestMs === null ? null : dayWords(new Date(summary.oldestMs).toISOString());
  // Without times no change can be filtered out, so every range is the whole history.
  const named = summary.oldestMs === null && summary.count > 0 ? 'All' : range;
  const span = ranges.find(({ name }) => name === named)?.say ?? 'all';
  return {
    count: t('popup.balance.changes', { count: summary.count, formatted: formatNumber(summary.count) }),
    net:
      summary.net === null
        ? t('popup.balance.notRecorded')
        : `${formatUnits(summary.net, unit.decimals, { sign: true }).text} ${unit.symbol}`,
    where:
      (range === 'All' || isPartial) && since
        ? t('popup.balance.since', { day: since })
        : isOld
          ? t('popup.balance.inLastThen', { span })
          : t('popup.balance.inLast', { span }),
  };
}

/** Returns a text description of the whole chart for screen readers. */
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
  const now = isBelowZero(newest) ? t('amount.balanceUnknown') : short(newest.value);
  const extremes = { newest: now, lowest: short(summary.lowest), highest: short(summary.highest) };
  return joinSentences([
    day === null ? t('popup.balance.summary', about) : t('popup.balance.summarySince', { ...about, day }),
    q.isOld ? t('popup.balance.extremesThen', extremes) : t('popup.balance.extremes', extremes),
    ...(q.isPartial ? [t('popup.balance.olderNotLoaded')] : []),
    axis === 'time' ? t('popup.balance.timesAreApproximate') : t('popup.balance.blocksAreExact'),
    t('popup.balance.howToWalk'),
  ]);
}

/** Totals of a range of changes. Amounts are wei as integer strings. */
export type RangeSummary = {
  count: number;
  /**
   * The current balance minus the balance at the start of the range. If the balance before the oldest change is
   * unknown, the range starts with the balance after it. Null if one of the two is below zero.
   */
  net: string | null;
  /** The extremes leave out balances below zero, which cannot be. */
  lowest: string;
  highest: string;
  /** Time of the oldest change in the range, in milliseconds since 1970. Null if no time is known. */
  oldestMs: number | null;
};

/** Returns the exact totals of a range, null if there are no changes at all. A null `fromMs` includes every change. */
export function summariseRange(changes: readonly BalanceChange[], fromMs: number | null): RangeSummary | null {
  const newest = changes[0];
  if (!newest) return null;
  const times = toTimes(changes);
  const count = times ? countFrom(times, fromMs) : changes.length;
  const inside = changes.slice(0, count);
  const before = changes[count];
  const oldest = inside.at(-1) ?? newest;
  // At the end of the list, the balance before the oldest change follows from its delta.
  const began = before ? BigInt(before.value) : BigInt(oldest.value) - BigInt(oldest.delta ?? 0);
  const values = inside.filter((change) => !isBelowZero(change)).map(({ value }) => BigInt(value));
  if ((before || values.length === 0) && began >= 0n) values.push(began);
  let lowest = values[0] ?? 0n;
  let highest = lowest;
  for (const value of values) {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return {
    count,
    net: began < 0n || isBelowZero(newest) ? null : String(BigInt(newest.value) - began),
    lowest: String(lowest),
    highest: String(highest),
    oldestMs: times?.[count - 1] ?? null,
  };
}
