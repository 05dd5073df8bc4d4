import { formatNumber } from './format-number.ts';

// A number and its unit stay on one line.
const glue = '\u00a0';

/** A span of milliseconds in its largest fitting unit: "30 ms", "0.4 s", "12 s", "3 min", "5 h", "2 days", with a no-break space. */
export function formatDuration(ms: number): string {
  // A tenth of a second would be none of these.
  if (ms > 0 && ms < 99.5) return `${Math.ceil(ms)}${glue}ms`;
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 0.95) return `${Math.round(seconds * 10) / 10}${glue}s`;
  if (seconds < 119.5) return `${Math.round(seconds)}${glue}s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return `${minutes}${glue}min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours}${glue}h` : `${formatNumber(Math.round(hours / 24))}${glue}days`;
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
  const longest = sound.length === 0 ? null : formatDuration(Math.max(...sound));
  if (longest === null) return null;
  const shortest = formatDuration(Math.min(...sound));
  if (Math.min(...sound) === 0 || shortest === longest || sound.length === 1) return `within ${longest}`;
  const [amount, unit] = shortest.split(glue);
  return longest.endsWith(`${glue}${unit}`) ? `${amount} to ${longest}` : `${shortest} to ${longest}`;
}
