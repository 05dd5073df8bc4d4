import { formatWait } from './format-duration.ts';
import { formatCount } from './format-number.ts';
import { type FailureWords, openOptions, tryAgain } from './plain-failures.ts';

const dayMs = 86_400_000;

/** The words for credits that are used up. Times are milliseconds; `until` is null where it is not known. */
export function toOutOfCredits(until: number | null, now: number): FailureWords {
  const title = 'Out of credits';
  const left = until === null ? null : until - now;
  if (left !== null && left <= 0) {
    const detail = 'Your credits were used up, but a new day has begun and they should be back.';
    return { title, detail, tone: 'wait', action: tryAgain };
  }
  // Around midnight the service may speak of the day before: then Hashlens looks again sooner.
  if (until !== null && left !== null && until % dayMs !== 0) {
    const detail = `The credits of your API key are used up, but a new day has just begun. Hashlens asks again in ${formatWait(left)}.`;
    return { title, detail, tone: 'wait' };
  }
  const when = left === null ? 'at midnight UTC' : `at midnight UTC, in ${formatWait(left)}`;
  const detail = `Today’s credits of your API key are used up. They come back ${when}; a larger plan has more.`;
  return { title, detail, tone: 'wait' };
}

/** The words for the person's own limit (in credits): a new day or a higher one ends it, whatever the key has left. */
export function toDailyLimit(limit: number, until: number | null, now: number): FailureWords {
  const title = 'Your own daily limit is reached';
  const left = until === null ? null : until - now;
  if (left !== null && left <= 0) {
    const detail = 'A new day has begun since, so Hashlens may ask again.';
    return { title, detail, tone: 'wait', action: tryAgain };
  }
  const when = left === null ? 'at midnight UTC' : `at midnight UTC, in ${formatWait(left)}`;
  const detail = `Hashlens may spend ${formatCount(limit, 'credit')} a day. It asks again ${when}, or when you raise the limit in the options.`;
  return { title, detail, tone: 'wait', action: openOptions };
}
