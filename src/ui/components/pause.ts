import { hourOption, zoneOption } from '../../format/locale.ts';

const hourMs = 60 * 60_000;

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
