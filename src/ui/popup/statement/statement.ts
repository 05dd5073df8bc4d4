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
  /** Why the amounts may not be what happened. Empty if they are. */
  doubts: Doubt[];
};

export type Doubt = 'beginsLater' | 'notOver' | 'unsureTimes' | 'impossible' | 'unreadable' | 'disputed';

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

  // If this device's clock is behind, changes are newer than now.
  const sums = toPeriods(oldestMs, Math.max(asOfMs, times[0] ?? 0), form);
  const doubt = (one: Doubt, from: number, to = from) => {
    for (let at = from; at <= to; at += 1) sums[at]?.doubts.add(one);
  };
  let balance = toStart(oldest, isComplete);
  let [period, before]: [number, { change: BalanceChange; period: number } | null] = [0, null];
  if (sums[0]) sums[0].opening = isComplete ? balance : null;
  for (let at = changes.length - 1; at >= 0; at -= 1) {
    const change = changes[at];
    if (!change) continue;
    while ((times[at] ?? 0) >= (sums[period]?.untilMs ?? Number.POSITIVE_INFINITY)) {
      period += 1;
      const now = sums[period];
      if (now) now.opening = now.closing = balance;
    }
    const value = BigInt(change.value);
    // The step from the last balance, however many transactions it spans. The first one starts from nothing known.
    const step: bigint = balance === null ? 0n : value - balance;
    balance = value;
    const sum = sums[period];
    if (sum) {
      if (step > 0n) sum.received += step;
      else sum.sent -= step;
      sum.closing = value;
      sum.changes += 1;
    }
    // A doubt about one balance holds for every period between its neighbours.
    const since = before?.period ?? 0;
    if (isUnsure(change) || (before && isUnsure(before.change))) doubt('unsureTimes', since, period);
    if (change.unread !== undefined) doubt('unreadable', since, period);
    for (const one of doubtsOf(change)) doubt(one, period);
    for (const one of before ? doubtsOf(before.change) : []) doubt(one, since, period);
    before = { change, period };
  }
  for (const now of sums.slice(period + 1)) now.opening = now.closing = balance;
  if (before) {
    const doubts = isUnsure(before.change) ? (['unsureTimes'] as const) : [];
    for (const one of [...doubtsOf(before.change), ...doubts]) doubt(one, before.period, sums.length - 1);
  }
  if (!isComplete) doubt('beginsLater', 0);
  if ((sums.at(-1)?.untilMs ?? 0) > asOfMs) doubt('notOver', sums.length - 1);
  return sums.map((sum) => ({
    ...sum,
    opening: toText(sum.opening),
    received: String(sum.received),
    sent: String(sum.sent),
    closing: toText(sum.closing),
    doubts: [...sum.doubts],
  }));
}

/** Returns the balance at a time, in wei, and the doubts about it. Null where the loaded history does not reach. */
export function balanceAt(
  changes: readonly BalanceChange[],
  { atMs, isComplete }: { atMs: number; isComplete: boolean },
): { wei: string; doubts: Doubt[] } | null {
  const times = toTimes(changes);
  const oldest = changes.at(-1);
  if (!times || !oldest) return null;
  const at = times.findIndex((time) => time <= atMs);
  const found = changes[at];
  const newer = at === -1 ? oldest : changes[at - 1];
  const doubts = new Set(found ? doubtsOf(found) : []);
  if ((found && isUnsure(found)) || (newer && isUnsure(newer))) doubts.add('unsureTimes');
  if (newer?.unread !== undefined) doubts.add('unreadable');
  if (found) return { wei: found.value, doubts: [...doubts] };
  return isComplete ? { wei: String(toStart(oldest, true)), doubts: [...doubts] } : null;
}

function isUnsure({ isTimeUnsure, approximateTime }: BalanceChange): boolean {
  return isTimeUnsure === true || approximateTime === null;
}

// The doubts about a balance, for as long as it holds.
function doubtsOf(change: BalanceChange): Doubt[] {
  return [
    ...(isBelowZero(change) ? ['impossible' as const] : []),
    ...(change.rivals ? ['disputed' as const] : []),
    ...(change.unreadAbove === undefined ? [] : ['unreadable' as const]),
  ];
}

/**
 * Returns the balance before the oldest change, which follows from its own recorded change, or else is nothing if no
 * older change exists. What block 0 holds was there from the start.
 */
function toStart({ blockNumber, value, delta }: BalanceChange, isComplete: boolean): bigint | null {
  if (blockNumber === 0) return BigInt(value);
  const before = delta === null ? -1n : BigInt(value) - BigInt(delta);
  return before >= 0n ? before : isComplete ? 0n : null;
}

type Sums = {
  fromMs: number;
  untilMs: number;
  opening: bigint | null;
  received: bigint;
  sent: bigint;
  closing: bigint | null;
  changes: number;
  doubts: Set<Doubt>;
};

function toPeriods(oldestMs: number, newestMs: number, form: StatementForm): Sums[] {
  const sums: Sums[] = [];
  for (let fromMs = startOf(oldestMs, form); fromMs <= newestMs; ) {
    const untilMs = startOf(fromMs, form, 1);
    const nothing = { opening: null, received: 0n, sent: 0n, closing: null, changes: 0 };
    sums.push({ fromMs, untilMs, ...nothing, doubts: new Set() });
    fromMs = untilMs;
  }
  return sums;
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
