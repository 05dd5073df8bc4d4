import { t } from '../i18n/t.ts';
import { sayCount } from './format-amount.ts';
import { cachedByLanguage, cachedByNumbers, hourOption, zoneOption } from './locale.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
// Clocks differ: a block's time may be slightly ahead of this device's.
const tolerableAheadMs = 2 * minuteMs;

// Cached by their options: formatters are slow to create, and each row of a list needs several.
const formats = cachedByLanguage((language) => {
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

/**
 * A time relative to now, and its text: "just now", "3 h ago", "4 Jun 2025". Callers choose whole sentences by `kind`.
 */
export type Age = { kind: 'unknown' | 'ahead' | 'now' | 'ago' | 'date'; text: string };

/**
 * Returns how long ago a time was: "just now", "2 min ago", "3 h ago", "5 days ago"; the date from 31 days on. A
 * no-break space joins the number and its unit.
 */
export function formatAge(iso: string | null, now: number): string {
  return toAge(iso, now).text;
}

/** Like `formatAge`, with the kind of the text. */
export function toAge(iso: string | null, now: number): Age {
  const time = readTime(iso);
  if (time === null) return { kind: 'unknown', text: t('time.timeUnknown') };
  const age = now - time;
  if (age < -tolerableAheadMs) return { kind: 'ahead', text: t('time.datedAhead', { date: formatDate(iso) }) };
  if (age < minuteMs) return { kind: 'now', text: t('time.justNow') };
  if (age < hourMs)
    return {
      kind: 'ago',
      text: sayCount(Math.floor(age / minuteMs), (count, amount) => t('time.minutesAgo', { count, amount })),
    };
  if (age < dayMs)
    return {
      kind: 'ago',
      text: sayCount(Math.floor(age / hourMs), (count, amount) => t('time.hoursAgo', { count, amount })),
    };
  const days = Math.floor(age / dayMs);
  return days < 31
    ? { kind: 'ago', text: sayCount(days, (count, amount) => t('time.daysAgo', { count, amount })) }
    : { kind: 'date', text: formatDate(iso, { now }) };
}

/**
 * Returns how long ago an estimated time was: "about 2 min ago", "about 4 Jun". "just now" is vague enough as it is.
 */
export function formatGuessedAge(iso: string | null, now: number): string {
  const { kind, text } = toAge(iso, now);
  return kind === 'ago' || kind === 'date' ? t('time.about', { time: text }) : text;
}

/** A time to the second, in the user's time zone and in UTC. `timeZone` defaults to the zone that the user chose. */
export function formatExactTime(iso: string | null, options: { timeZone?: string } = {}): string {
  const time = readTime(iso);
  if (time === null) return t('time.timeUnknown');
  const local = formats()({ ...toTheSecond, ...zoneOption(), ...options, timeZoneName: 'short' }).format(time);
  const utc = formats()({ ...toTheSecond, timeZone: 'UTC', timeZoneName: 'short' }).format(time);
  return local === utc ? utc : t('time.localAndUtc', { local, utc });
}

/** A time to the second in the user's time zone, without its name: "4 Jun 2025, 10:00:00". Has no-break spaces. */
export function formatDateTime(iso: string | null): string {
  const time = readTime(iso);
  if (time === null) return t('time.timeUnknown');
  return formats()({ ...toTheSecond, ...zoneOption() })
    .format(time)
    .replaceAll(' ', '\u00a0');
}

/**
 * The day of a time: "4 Jun 2025", without the year if it is that of `now`. `isRough`: only the month of another year,
 * "Jun 2025". Has no-break spaces.
 */
export function formatDate(
  iso: string | null,
  options: { now?: number; timeZone?: string; isRough?: boolean } = {},
): string {
  const time = readTime(iso);
  if (time === null) return t('time.dateUnknown');
  const { now, isRough = false, ...zone } = options;
  const format = (form: Intl.DateTimeFormatOptions, at: number) =>
    formats()({ ...form, ...zoneOption(), ...zone }).format(at);
  const year: Intl.DateTimeFormatOptions = { year: 'numeric' };
  const isSameYear = now !== undefined && format(year, now) === format(year, time);
  const day: Intl.DateTimeFormatOptions = isRough && !isSameYear ? {} : { day: 'numeric' };
  return format({ ...day, month: 'short', ...(isSameYear ? {} : year) }, time).replaceAll(' ', '\u00a0');
}

/** Parses an ISO 8601 time to milliseconds since 1970. Null for anything else. */
export function readTime(iso: string | null): number | null {
  if (iso === null || !/^\d{4}-\d\d-\d\d/.test(iso)) return null;
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : time;
}

type Unit = 'milliseconds' | 'seconds' | 'minutes' | 'hours' | 'days';
type Span = { unit: Unit; count: number };

const tenths = cachedByNumbers((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/**
 * A duration in its largest fitting unit: "30 ms", "0.4 s", "12 s", "3 min", "5 h", "2 days", with a no-break space.
 */
export function formatDuration(ms: number): string {
  const { unit, count } = toSpan(ms);
  return t('duration', { unit, count, amount: tenths().format(count) });
}

/** A wait for a countdown: in full seconds, rounded up, never 0. */
export function formatWait(ms: number): string {
  return formatDuration(Math.max(1, Math.ceil(ms / 1000)) * 1000);
}

/**
 * Returns how long a confirmation took, from the explorer's list of milliseconds: "took up to 12 s" for a single value
 * or a range from 0, "took 12 to 25 s" for other ranges. Null if there is no usable value.
 */
export function formatConfirmationTime(durationMs: number[]): string | null {
  const sound = durationMs.filter((ms) => Number.isFinite(ms) && ms >= 0).slice(0, 2);
  if (sound.length === 0) return null;
  const [least, most] = [Math.min(...sound), Math.max(...sound)];
  const [shortest, longest] = [formatDuration(least), formatDuration(most)];
  if (least === 0 || shortest === longest) return t('duration.within', { longest });
  const { unit, count } = toSpan(least);
  return t('duration.range', { shortest: unit === toSpan(most).unit ? tenths().format(count) : shortest, longest });
}

function toSpan(ms: number): Span {
  // Tenths of a second are too coarse for these.
  if (ms > 0 && ms < 99.5) return { unit: 'milliseconds', count: Math.ceil(ms) };
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 0.95) return { unit: 'seconds', count: Math.round(seconds * 10) / 10 };
  if (seconds < 119.5) return { unit: 'seconds', count: Math.round(seconds) };
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return { unit: 'minutes', count: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) };
}

/**
 * Returns the time at which each offered pause would end, in milliseconds: in an hour, or at the end of the user's day.
 */
export function pauseEnds(now: number): { inAnHour: number; tomorrow: number } {
  const day = new Date(now);
  // Not 24 hours: days with a clock change are longer or shorter.
  const tomorrow = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
  return { inAnHour: now + hourMs, tomorrow };
}

/**
 * Returns the end of a pause: the time alone if that is today, else with the date before it. Uses the browser's locale
 * and zone unless given, and the hours and zone that the user chose.
 */
export function formatPauseEnd(
  until: number,
  now: number,
  person: { locale?: string; timeZone?: string } = {},
): string {
  const { locale, ...zone } = person;
  const format = (at: number, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, ...zoneOption(), ...zone }).format(at);
  const isToday = format(until, { dateStyle: 'short' }) === format(now, { dateStyle: 'short' });
  return format(until, { ...(!isToday && { dateStyle: 'medium' }), timeStyle: 'short', ...hourOption() });
}
