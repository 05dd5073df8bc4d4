import { words } from '../words/words.ts';
import { formatAge, readTime } from './format-time.ts';

// Prices and confirmations of a few minutes ago are as good as today's.
const freshMs = 10 * 60_000;

/**
 * Words for what was true when it was asked and may not be any more: "when asked (3 days ago)". Null while the
 * answer is at most ten minutes old: then it may be said as of now. `asOf` is ISO 8601, `now` milliseconds.
 */
export function formatWhenAsked(asOf: string, now: number): string | null {
  const time = readTime(asOf);
  if (time === null) return words().times.whenAsked;
  return now - time <= freshMs ? null : words().times.whenAskedAt(formatAge(asOf, now));
}
