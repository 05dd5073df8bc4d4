import { words } from '../words/words.ts';
import { formatWait } from './format-duration.ts';
import { formatNumber } from './format-number.ts';
import { type FailureWords, openOptions, tryAgain } from './plain-failures.ts';

const dayMs = 86_400_000;

/** The words for credits that are used up. Times are milliseconds; `until` is null where it is not known. */
export function toOutOfCredits(until: number | null, now: number): FailureWords {
  const { title, ...say } = words().outOfCredits;
  if (until === null) return { title, detail: say.untilMidnight, tone: 'wait' };
  const left = until - now;
  if (left <= 0) return { title, detail: say.over, tone: 'wait', action: tryAgain() };
  // Around midnight the service may speak of the day before: then Hashlens looks again sooner.
  const detail = until % dayMs === 0 ? say.untilMidnightIn : say.justOver;
  return { title, detail: detail(formatWait(left)), tone: 'wait' };
}

/** The words for the person's own limit (in credits): a new day or a higher one ends it, whatever the key has left. */
export function toDailyLimit(limit: number, until: number | null, now: number): FailureWords {
  const { title, ...say } = words().dailyLimit;
  const left = until === null ? null : until - now;
  if (left !== null && left <= 0) return { title, detail: say.over, tone: 'wait', action: tryAgain() };
  const credits = formatNumber(limit);
  const detail =
    left === null ? say.untilMidnight(limit, credits) : say.untilMidnightIn(limit, credits, formatWait(left));
  return { title, detail, tone: 'wait', action: openOptions() };
}
