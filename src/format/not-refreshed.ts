import { type KeyIn, t } from '../i18n/t.ts';
import type { Failure } from '../models/failure.ts';
import { cleanText } from './clean-text.ts';
import { formatNumber, joinSentences } from './format-amount.ts';
import { formatWait, readTime, toAge } from './format-time.ts';

/**
 * The note beside an older answer: how old it is, why there is no newer one, and what to do about it, if anything.
 * `asOf` is ISO 8601, `now` is in milliseconds.
 */
export function formatNotRefreshed(
  failure: Failure,
  { asOf, now }: { asOf: string; now: number },
): { tone: 'plain'; title: string; text: string } {
  const advice = toRefreshAdvice(failure);
  return {
    // Good to know, but no danger.
    tone: 'plain',
    title: toTitle(asOf, now),
    text: joinSentences([
      t('refresh.because', { reason: toRefreshReason(failure, now) }),
      ...(advice === null ? [] : [advice]),
    ]),
  };
}

function toTitle(asOf: string, now: number): string {
  const { kind, text } = toAge(asOf, now);
  switch (kind) {
    case 'unknown':
      return t('refresh.fromEarlier');
    case 'ahead':
    case 'now':
      return t('refresh.fromMomentAgo');
    case 'ago':
      return t('refresh.fromAge', { age: text });
    case 'date':
      return t('refresh.fromDate', { date: text });
  }
}

// Other failures have no advice: the reference is gone, or the request was not sent and must not be.
const advice: { [kind in Failure['kind']]?: KeyIn<'refresh.advice'> } = {
  'no-key': 'refresh.advice.addKey',
  'key-refused': 'refresh.advice.checkKey',
  'payment-required': 'refresh.advice.checkKey',
  'out-of-credits': 'refresh.advice.waitForCredits',
  'daily-limit': 'refresh.advice.raiseLimit',
  'too-many-requests': 'refresh.advice.tryInAMoment',
  'chain-not-served': 'refresh.advice.chooseChain',
  'no-connection': 'refresh.advice.checkConnection',
  'no-permission': 'refresh.advice.allow',
  'no-storage': 'refresh.advice.restartBrowser',
  'timed-out': 'refresh.advice.tryInAMoment',
  'service-trouble': 'refresh.advice.tryInAMoment',
  restricted: 'refresh.advice.addSecretKey',
  'senseless-answer': 'refresh.advice.tryLater',
  'other-answer': 'refresh.advice.tryLater',
  aborted: 'refresh.advice.tryIfWanted',
  'no-background': 'refresh.advice.tryInAMoment',
  updated: 'refresh.advice.reloadPage',
};

/** Advice on an answer that could not be refreshed, as a sentence. Null if there is none. */
function toRefreshAdvice(failure: Failure): string | null {
  // A 404 or a redirect mostly means a wrong API address; other statuses of the service pass by themselves.
  const isElsewhere = failure.kind === 'service-trouble' && (failure.status === 404 || failure.status < 400);
  const key = isElsewhere ? 'refresh.advice.checkAddress' : advice[failure.kind];
  return key === undefined ? null : t(key);
}

/** Returns the reason why an answer could not be refreshed, worded to follow a colon. `now` is in milliseconds. */
function toRefreshReason(failure: Failure, now: number): string {
  switch (failure.kind) {
    case 'out-of-credits': {
      const wait = toWait(failure.untilTime, now);
      return wait === null ? t('refresh.reason.outOfCredits') : t('refresh.reason.outOfCreditsFor', { wait });
    }
    case 'daily-limit': {
      const wait = toWait(failure.untilTime, now);
      const credits = formatNumber(failure.limit);
      return wait === null
        ? t('refresh.reason.dailyLimit', { count: failure.limit, credits })
        : t('refresh.reason.dailyLimitFor', { count: failure.limit, credits, wait });
    }
    case 'chain-not-served': {
      const { id, name } = failure.chain;
      return t('refresh.reason.chainNotServed', {
        chain: cleanText(name, 40) || t('chain.name.unnamedInSentence', { id: String(id) }),
      });
    }
    case 'service-trouble':
      return t('refresh.reason.serviceTrouble', { status: String(failure.status) });
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
      return t(plainReasons[failure.kind]);
  }
}

function toWait(untilTime: string, now: number): string | null {
  const until = readTime(untilTime);
  return until === null || until <= now ? null : formatWait(until - now);
}

const plainReasons = {
  'no-key': 'refresh.reason.noKey',
  'key-refused': 'refresh.reason.keyRefused',
  'payment-required': 'refresh.reason.paymentRequired',
  'too-many-requests': 'refresh.reason.tooManyRequests',
  'not-found': 'refresh.reason.notFound',
  'no-connection': 'refresh.reason.noConnection',
  'no-permission': 'refresh.reason.noPermission',
  'timed-out': 'refresh.reason.timedOut',
  restricted: 'refresh.reason.restricted',
  'malformed-input': 'refresh.reason.malformedInput',
  'question-refused': 'refresh.reason.questionRefused',
  'senseless-answer': 'refresh.reason.senselessAnswer',
  'other-answer': 'refresh.reason.otherAnswer',
  'held-back': 'refresh.reason.heldBack',
  'no-storage': 'refresh.reason.noStorage',
  aborted: 'refresh.reason.aborted',
  'no-background': 'refresh.reason.noBackground',
  updated: 'refresh.reason.updated',
} as const satisfies { [kind in Failure['kind']]?: KeyIn<'refresh.reason'> };
