import type { Failure } from '../models/failure.ts';
import { words } from '../words/words.ts';
import { joinSentences } from './format-list.ts';
import { toAge } from './format-time.ts';
import { toRefreshAdvice } from './refresh-advice.ts';
import { toRefreshReason } from './refresh-reason.ts';

/** Says beside an older answer how old it is, why there is no newer one, and what to do about it where that helps. `asOf` is ISO 8601, `now` milliseconds. */
export function formatNotRefreshed(
  failure: Failure,
  { asOf, now }: { asOf: string; now: number },
): { tone: 'wait'; title: string; text: string } {
  const advice = toRefreshAdvice(failure);
  return {
    tone: 'wait',
    title: toTitle(asOf, now),
    text: joinSentences([
      words().notRefreshed.because(toRefreshReason(failure, now)),
      ...(advice === null ? [] : [advice]),
    ]),
  };
}

function toTitle(asOf: string, now: number): string {
  const say = words().notRefreshed;
  const { kind, text } = toAge(asOf, now);
  switch (kind) {
    case 'unknown':
      return say.fromEarlier;
    case 'ahead':
    case 'now':
      return say.fromMomentAgo;
    case 'ago':
      return say.fromAge(text);
    case 'date':
      return say.fromDate(text);
  }
}
