import type { Failure } from '../models/failure.ts';
import { type Words, words } from '../words/words.ts';
import { cleanText } from './clean-text.ts';
import { formatWait } from './format-duration.ts';
import { formatNumber } from './format-number.ts';
import { readTime } from './format-time.ts';

/** Why an answer could not be refreshed, as it stands behind a colon. `now` is in milliseconds. */
export function toRefreshReason(failure: Failure, now: number): string {
  const say = words().refreshReasons;
  switch (failure.kind) {
    case 'out-of-credits': {
      const wait = toWait(failure.untilTime, now);
      return wait === null ? say.outOfCredits : say.outOfCreditsFor(wait);
    }
    case 'daily-limit': {
      const wait = toWait(failure.untilTime, now);
      const credits = formatNumber(failure.limit);
      return wait === null ? say.dailyLimit(failure.limit, credits) : say.dailyLimitFor(failure.limit, credits, wait);
    }
    case 'chain-not-served': {
      const { id, name } = failure.chain;
      return say.chainNotServed(cleanText(name, 40) || words().chainNames.unnamedInSentence(String(id)));
    }
    case 'service-trouble':
      return say.serviceTrouble(String(failure.status));
    case 'no-key':
    case 'key-refused':
    case 'payment-required':
    case 'too-many-requests':
    case 'not-found':
    case 'no-connection':
    case 'no-permission':
    case 'timed-out':
    case 'restricted':
    case 'malformed-input':
    case 'question-refused':
    case 'senseless-answer':
    case 'other-answer':
    case 'held-back':
    case 'no-storage':
    case 'aborted':
    case 'no-background':
    case 'updated':
      return say[plainReasons[failure.kind]];
  }
}

function toWait(untilTime: string, now: number): string | null {
  const until = readTime(untilTime);
  return until === null || until <= now ? null : formatWait(until - now);
}

const plainReasons = {
  'no-key': 'noKey',
  'key-refused': 'keyRefused',
  'payment-required': 'paymentRequired',
  'too-many-requests': 'tooManyRequests',
  'not-found': 'notFound',
  'no-connection': 'noConnection',
  'no-permission': 'noPermission',
  'timed-out': 'timedOut',
  restricted: 'restricted',
  'malformed-input': 'malformedInput',
  'question-refused': 'questionRefused',
  'senseless-answer': 'senselessAnswer',
  'other-answer': 'otherAnswer',
  'held-back': 'heldBack',
  'no-storage': 'noStorage',
  aborted: 'aborted',
  'no-background': 'noBackground',
  updated: 'updated',
} as const satisfies { [kind in Failure['kind']]?: keyof Words['refreshReasons'] };
