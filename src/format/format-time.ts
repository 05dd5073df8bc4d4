import { words } from '../words/words.ts';
import { sayCount } from './format-number.ts';
import { keptByLanguage, zoneOption } from './locale.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
// Clocks differ: a block's time may be a little ahead of this machine's.
const tolerableAheadMs = 2 * minuteMs;

// Kept by what they are to write, for they take long to make, and each row of a list asks for some.
const formats = keptByLanguage((language) => {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const name = JSON.stringify(form);
    const format = made.get(name) ?? new Intl.DateTimeFormat(language, form);
    made.set(name, format);
    return format;
  };
});

const toTheSecond: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
};

/** What a time is from now, and the text for it: "just now", "3 h ago", "4 Jun 2025". Whole sentences are chosen by the kind. */
export type Age = { kind: 'unknown' | 'ahead' | 'now' | 'ago' | 'date'; text: string };

/** How long ago a time was: "just now", "2 min ago", "3 h ago", "5 days ago", after a month the date. The number and its unit are held together by a no-break space. */
export function formatAge(iso: string | null, now: number): string {
  return toAge(iso, now).text;
}

/** As `formatAge`, with what kind of words they are. */
export function toAge(iso: string | null, now: number): Age {
  const say = words().times;
  const time = readTime(iso);
  if (time === null) return { kind: 'unknown', text: say.timeUnknown };
  const age = now - time;
  if (age < -tolerableAheadMs) return { kind: 'ahead', text: say.datedAhead(formatDate(iso)) };
  if (age < minuteMs) return { kind: 'now', text: say.justNow };
  if (age < hourMs) return { kind: 'ago', text: sayCount(Math.floor(age / minuteMs), say.minutesAgo) };
  if (age < dayMs) return { kind: 'ago', text: sayCount(Math.floor(age / hourMs), say.hoursAgo) };
  const days = Math.floor(age / dayMs);
  return days < 31
    ? { kind: 'ago', text: sayCount(days, say.daysAgo) }
    : { kind: 'date', text: formatDate(iso, { now }) };
}

/** A time to the second, for the person's own zone and for UTC. `timeZone` is the one that the person writes in unless given. */
export function formatExactTime(iso: string | null, options: { timeZone?: string } = {}): string {
  const time = readTime(iso);
  if (time === null) return words().times.timeUnknown;
  const local = formats()({ ...toTheSecond, ...zoneOption(), ...options, timeZoneName: 'short' }).format(time);
  const utc = formats()({ ...toTheSecond, timeZone: 'UTC', timeZoneName: 'short' }).format(time);
  return local === utc ? utc : words().times.localAndUtc(local, utc);
}

/** A time to the second in the person's own zone, without naming it: "4 Jun 2025, 10:00:00". Held together by no-break spaces. */
export function formatDateTime(iso: string | null): string {
  const time = readTime(iso);
  if (time === null) return words().times.timeUnknown;
  return formats()({ ...toTheSecond, ...zoneOption() })
    .format(time)
    .replaceAll(' ', '\u00a0');
}

/** The day of a time: "4 Jun 2025", without the year when `now` lies in the same one. Held together by no-break spaces. */
export function formatDate(iso: string | null, options: { now?: number; timeZone?: string } = {}): string {
  const time = readTime(iso);
  if (time === null) return words().times.dateUnknown;
  const { now, ...zone } = options;
  const format = (form: Intl.DateTimeFormatOptions, at: number) =>
    formats()({ ...form, ...zoneOption(), ...zone }).format(at);
  const year: Intl.DateTimeFormatOptions = { year: 'numeric' };
  const isSameYear = now !== undefined && format(year, now) === format(year, time);
  return format({ day: 'numeric', month: 'short', ...(isSameYear ? {} : year) }, time).replaceAll(' ', '\u00a0');
}

/** Milliseconds since 1970 of an ISO 8601 time; null for anything else. */
export function readTime(iso: string | null): number | null {
  if (iso === null || !/^\d{4}-\d\d-\d\d/.test(iso)) return null;
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : time;
}
