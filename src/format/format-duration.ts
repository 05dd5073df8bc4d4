import { words } from '../words/words.ts';
import { keptByNumbers } from './locale.ts';

type Unit = 'milliseconds' | 'seconds' | 'minutes' | 'hours' | 'days';
type Span = { unit: Unit; count: number };

const tenths = keptByNumbers((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** A span of milliseconds in its largest fitting unit: "30 ms", "0.4 s", "12 s", "3 min", "5 h", "2 days", with a no-break space. */
export function formatDuration(ms: number): string {
  const { unit, count } = toSpan(ms);
  return words().durations[unit](count, tenths().format(count));
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
  if (least === 0 || shortest === longest) return words().durations.within(longest);
  const { unit, count } = toSpan(least);
  return words().durations.range(unit === toSpan(most).unit ? tenths().format(count) : shortest, longest);
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
