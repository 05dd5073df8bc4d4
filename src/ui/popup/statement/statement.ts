import { type BalanceChange, isBelowZero } from '../../../models/balance.ts';
import { toTimes } from '../balance/ranges.ts';

/** The length of a statement's periods. */
export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** How a statement is divided. `firstMonth` is the first month of a fiscal year, 0 for January. */
export type StatementForm = { period: Period; isUtc: boolean; firstMonth: number };

/**
 * One period of a statement. Amounts are wei as integer strings: each closing balance is the next opening one, and
 * opening plus received minus sent is the closing balance. A balance is null where the loaded history does not reach.
 */
export type StatementRow = {
  /** The period, in milliseconds since 1970; `untilMs` is the beginning of the next one. */
  fromMs: number;
  untilMs: number;
  opening: string | null;
  /** Sums of the rises and of the falls from one recorded balance to the next. */
  received: string;
  sent: string;
  closing: string | null;
  /** Number of recorded balances. */
  changes: number;
  /** Why the sums may not be all that happened. Empty if they are. */
  doubts: ('beginsLater' | 'notOver' | 'unsureTimes' | 'impossible' | 'unreadable')[];
};

/**
 * Returns the statement of a loaded history, oldest period first, without gaps from the first period with a change to
 * the one of `asOfMs`. `changes` are newest first; `isComplete`: no older ones exist. Null if no time is known.
 */
export function toStatement(
  changes: readonly BalanceChange[],
  { form, isComplete, asOfMs }: { form: StatementForm; isComplete: boolean; asOfMs: number },
): StatementRow[] | null {
  const times = toTimes(changes);
  const oldest = changes.at(-1);
  const oldestMs = times?.at(-1);
  if (!times || !oldest || oldestMs === undefined) return null;

  let balance = beforeOldest(oldest) ?? (isComplete ? 0n : null);
  const rows: StatementRow[] = [];
  let at = changes.length - 1;
  for (let fromMs = startOf(oldestMs, form); fromMs <= asOfMs; ) {
    const untilMs = startOf(fromMs, form, 1);
    const opening = balance;
    let [received, sent, count] = [0n, 0n, 0];
    const doubts = new Set<StatementRow['doubts'][number]>();
    if (at === changes.length - 1 && !isComplete) doubts.add('beginsLater');
    if (untilMs > asOfMs) doubts.add('notOver');
    for (; at >= 0 && (times[at] ?? 0) < untilMs; at -= 1) {
      const change = changes[at];
      if (!change) continue;
      const value = BigInt(change.value);
      // The step from the last balance, however many transactions it spans. The first one starts from nothing known.
      const step: bigint = balance === null ? 0n : value - balance;
      if (step > 0n) received += step;
      else sent -= step;
      balance = value;
      count += 1;
      if (change.isTimeUnsure || change.approximateTime === null) doubts.add('unsureTimes');
      if (isBelowZero(change)) doubts.add('impossible');
      if (change.unread) doubts.add('unreadable');
    }
    rows.push({
      fromMs,
      untilMs,
      opening: toText(opening),
      received: String(received),
      sent: String(sent),
      closing: toText(balance),
      changes: count,
      doubts: [...doubts],
    });
    fromMs = untilMs;
  }
  return rows;
}

/** Returns the balance at a time, in wei: that of the newest change before it. Null where the history does not reach. */
export function balanceAt(
  changes: readonly BalanceChange[],
  { atMs, isComplete }: { atMs: number; isComplete: boolean },
): string | null {
  const times = toTimes(changes);
  if (!times) return null;
  const found = times.findIndex((time) => time <= atMs);
  if (found >= 0) return changes[found]?.value ?? null;
  return isComplete ? '0' : null;
}

// With its recorded change, the oldest balance says what was before it, unless that cannot be.
function beforeOldest({ value, delta }: BalanceChange): bigint | null {
  const before = delta === null ? -1n : BigInt(value) - BigInt(delta);
  return before < 0n ? null : before;
}

/** Returns the day that a time is in, "2025-12-31". */
export function toDay(ms: number, isUtc: boolean): string {
  const time = new Date(ms);
  const [year, month, day] = isUtc
    ? [time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()]
    : [time.getFullYear(), time.getMonth(), time.getDate()];
  return [String(year).padStart(4, '0'), ...[month + 1, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** Returns the last millisecond of a day ("2025-12-31"), null for any other text. */
export function endOfDay(day: string, isUtc: boolean): number | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return null;
  const next = [Number(year), Number(month) - 1, Number(date) + 1] as const;
  return (isUtc ? Date.UTC(...next) : new Date(...next).getTime()) - 1;
}

function toText(wei: bigint | null): string | null {
  return wei === null ? null : String(wei);
}

const daysInWeek = 7;
// The weeks of ISO 8601 begin on Monday.
const monday = 1;

/** Returns the start of the period that a time is in, or of the one `later` periods after it. */
function startOf(ms: number, { period, isUtc, firstMonth }: StatementForm, later = 0): number {
  const time = new Date(ms);
  const year = isUtc ? time.getUTCFullYear() : time.getFullYear();
  const month = isUtc ? time.getUTCMonth() : time.getMonth();
  const day = isUtc ? time.getUTCDate() : time.getDate();
  const weekday = isUtc ? time.getUTCDay() : time.getDay();
  const make = (...fields: [year: number, month: number, day: number]) =>
    isUtc ? Date.UTC(...fields) : new Date(...fields).getTime();
  const months = { month: 1, quarter: 3, year: 12 };
  switch (period) {
    case 'day':
      return make(year, month, day + later);
    case 'week':
      return make(year, month, day - ((weekday + daysInWeek - monday) % daysInWeek) + later * daysInWeek);
    case 'month':
    case 'quarter':
    case 'year': {
      const length = months[period];
      // A fiscal year's quarters begin with its first month.
      const into = (((month - firstMonth) % length) + length) % length;
      return make(year, month - into + later * length, 1);
    }
  }
}
