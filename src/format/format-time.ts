import { t } from '../i18n/t.ts';
import { sayCount } from './format-amount.ts';
import { cachedByLanguage, cachedByNumbers, hourOption, zoneOption } from './locale.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
// Clocks differ: a block's time may be a little ahead of this machine's.
const tolerableAheadMs = 2 * minuteMs;

// Kept by what they are to write, for they take long to make, and each row of a list asks for some.
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

/** What a time is from now, and the text for it: "just now", "3 h ago", "4 Jun 2025". Whole sentences are chosen by the kind. */
export type Age = { kind: 'unknown' | 'ahead' | 'now' | 'ago' | 'date'; text: string };

/** How long ago a time was: "just now", "2 min ago", "3 h ago", "5 days ago", after a month the date. The number and its unit are held together by a no-break space. */
export function formatAge(iso: string | null, now: number): string {
  return toAge(iso, now).text;
}

/** As `formatAge`, with what kind of words they are. */
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

/** How long ago a time was that is only guessed: "about 2 min ago", "about 4 Jun"; "just now" is no less true of a guess. */
export function formatGuessedAge(iso: string | null, now: number): string {
  const { kind, text } = toAge(iso, now);
  return kind === 'ago' || kind === 'date' ? t('time.about', { time: text }) : text;
}

/** A time to the second, for the person's own zone and for UTC. `timeZone` is the one that the person writes in unless given. */
export function formatExactTime(iso: string | null, options: { timeZone?: string } = {}): string {
  const time = readTime(iso);
  if (time === null) return t('time.timeUnknown');
  const local = formats()({ ...toTheSecond, ...zoneOption(), ...options, timeZoneName: 'short' }).format(time);
  const utc = formats()({ ...toTheSecond, timeZone: 'UTC', timeZoneName: 'short' }).format(time);
  return local === utc ? utc : t('time.localAndUtc', { local, utc });
}

/** A time to the second in the person's own zone, without naming it: "4 Jun 2025, 10:00:00". Held together by no-break spaces. */
export function formatDateTime(iso: string | null): string {
  const time = readTime(iso);
  if (time === null) return t('time.timeUnknown');
  return formats()({ ...toTheSecond, ...zoneOption() })
    .format(time)
    .replaceAll(' ', '\u00a0');
}

/** The day of a time: "4 Jun 2025", without the year when `now` lies in the same one. Held together by no-break spaces. */
export function formatDate(iso: string | null, options: { now?: number; timeZone?: string } = {}): string {
  const time = readTime(iso);
  if (time === null) return t('time.dateUnknown');
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

type Unit = 'milliseconds' | 'seconds' | 'minutes' | 'hours' | 'days';
type Span = { unit: Unit; count: number };

const tenths = cachedByNumbers((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** A span of milliseconds in its largest fitting unit: "30 ms", "0.4 s", "12 s", "3 min", "5 h", "2 days", with a no-break space. */
export function formatDuration(ms: number): string {
  const { unit, count } = toSpan(ms);
  return t('duration', { unit, count, amount: tenths().format(count) });
}

/** A wait as a countdown says it: full seconds, never 0. */
export function formatWait(ms: number): string {
  return formatDuration(Math.max(1, Math.ceil(ms / 1000)) * 1000);
}

/**
 * How long a confirmation took, from the explorer's list of milliseconds: "within 12 s" for one or a range
 * that begins at 0, "12 to 25 s" for a range, null where there is no information.
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
  // A tenth of a second would be none of these.
  if (ms > 0 && ms < 99.5) return { unit: 'milliseconds', count: Math.ceil(ms) };
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 0.95) return { unit: 'seconds', count: Math.round(seconds * 10) / 10 };
  if (seconds < 119.5) return { unit: 'seconds', count: Math.round(seconds) };
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return { unit: 'minutes', count: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) };
}

/** How long Hashlens can be paused, each with the time when that ends: an hour, or what is left of the person's day. */
export function pauseEnds(now: number): { inAnHour: number; tomorrow: number } {
  const day = new Date(now);
  // Not 24 hours: days on which clocks change are longer or shorter.
  const tomorrow = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
  return { inAnHour: now + hourMs, tomorrow };
}

/**
 * When a pause ends, as the person's browser, or their own choice, writes times: the time alone today, with the day before it otherwise.
 * Locale and zone are the person's unless given.
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
