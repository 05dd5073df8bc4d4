import type { Failure } from '../models/failure.ts';
import { type Words, words } from '../words/words.ts';
import { cleanText } from './clean-text.ts';
import { formatNumber, joinSentences } from './format-amount.ts';
import { formatWait, readTime, toAge } from './format-time.ts';

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

// Nothing to do about the others: what is gone is gone, and what was not sent is not to be sent.
const advice: { [kind in Failure['kind']]?: keyof Words['refreshAdvice'] } = {
  'no-key': 'addKey',
  'key-refused': 'checkKey',
  'payment-required': 'checkKey',
  'out-of-credits': 'waitForCredits',
  'daily-limit': 'raiseLimit',
  'too-many-requests': 'tryInAMoment',
  'chain-not-served': 'chooseChain',
  'no-connection': 'checkConnection',
  'no-permission': 'allow',
  'no-storage': 'restartBrowser',
  'timed-out': 'tryInAMoment',
  'service-trouble': 'tryInAMoment',
  restricted: 'addSecretKey',
  'senseless-answer': 'tryLater',
  'other-answer': 'tryLater',
  aborted: 'tryIfWanted',
  'no-background': 'tryInAMoment',
  updated: 'reloadPage',
};

/** What helps where an answer could not be refreshed, as a sentence; null where nothing does. */
function toRefreshAdvice(failure: Failure): string | null {
  // What passes by itself is the service's own trouble; anything else mostly means a wrong address.
  const isElsewhere = failure.kind === 'service-trouble' && (failure.status === 404 || failure.status < 400);
  const key = isElsewhere ? 'checkAddress' : advice[failure.kind];
  return key === undefined ? null : words().refreshAdvice[key];
}

/** Why an answer could not be refreshed, as it stands behind a colon. `now` is in milliseconds. */
function toRefreshReason(failure: Failure, now: number): string {
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
