import { dateLocale } from './locale.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
// Clocks differ: a block's time may be a little ahead of this machine's.
const tolerableAheadMs = 2 * minuteMs;

/** How long ago a time was: "just now", "2 min ago", "3 h ago", "5 days ago", after a month the date. The number and its unit are held together by a no-break space. */
export function formatAge(iso: string | null, now: number): string {
  const time = readTime(iso);
  if (time === null) return 'time unknown';
  const age = now - time;
  if (age < -tolerableAheadMs) return `dated ahead, ${formatDate(iso)}`;
  if (age < minuteMs) return 'just now';
  if (age < hourMs) return `${Math.floor(age / minuteMs)}\u00a0min ago`;
  if (age < dayMs) return `${Math.floor(age / hourMs)}\u00a0h ago`;
  const days = Math.floor(age / dayMs);
  return days < 31 ? `${days}\u00a0${days === 1 ? 'day' : 'days'} ago` : formatDate(iso, { now });
}

/** A time to the second, for the person's own zone and for UTC. `timeZone` is the person's unless given. */
export function formatExactTime(iso: string | null, options: { timeZone?: string } = {}): string {
  const time = readTime(iso);
  if (time === null) return 'time unknown';
  const parts: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  };
  const local = new Intl.DateTimeFormat(dateLocale, { ...parts, ...options, timeZoneName: 'short' }).format(time);
  const utc = new Intl.DateTimeFormat(dateLocale, { ...parts, timeZone: 'UTC', timeZoneName: 'short' }).format(time);
  return local === utc ? utc : `${local} (${utc})`;
}

/** The day of a time: "4 Jun 2025", without the year when `now` lies in the same one. Held together by no-break spaces. */
export function formatDate(iso: string | null, options: { now?: number; timeZone?: string } = {}): string {
  const time = readTime(iso);
  if (time === null) return 'date unknown';
  const { now, ...zone } = options;
  const format = (form: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(dateLocale, { ...form, ...zone }).format(at);
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
