import type { Failure } from '../models/failure.ts';
import { cleanText } from './clean-text.ts';
import { formatWait } from './format-duration.ts';
import { formatNumber } from './format-number.ts';
import { formatAge, readTime } from './format-time.ts';

/** Says beside an older answer how old it is, why there is no newer one, and what to do about it where that helps. `asOf` is ISO 8601, `now` milliseconds. */
export function formatNotRefreshed(
  failure: Failure,
  { asOf, now }: { asOf: string; now: number },
): { tone: 'wait'; title: string; text: string } {
  return {
    tone: 'wait',
    title: `This is from ${toTimeWords(asOf, now)}`,
    text: [`It could not be refreshed: ${toReason(failure, now)}.`, ...toAdvice(failure)].join(' '),
  };
}

function toTimeWords(asOf: string, now: number): string {
  const time = readTime(asOf);
  if (time === null) return 'an earlier time';
  const age = formatAge(asOf, now);
  return time > now || age === 'just now' ? 'a moment ago' : age;
}

function toReason(failure: Failure, now: number): string {
  switch (failure.kind) {
    case 'out-of-credits':
      return `today’s credits are used up${toUntil(failure.untilTime, now)}`;
    case 'daily-limit':
      return `your own daily limit of ${formatNumber(failure.limit)} credits is reached${toUntil(failure.untilTime, now)}`;
    case 'chain-not-served':
      return `the service does not serve ${cleanText(failure.chain.name, 40) || `chain ${failure.chain.id}`} any more`;
    case 'service-trouble':
      return `the service has trouble (error ${failure.status})`;
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
      return plainReasons[failure.kind];
  }
}

function toUntil(untilTime: string, now: number): string {
  const until = readTime(untilTime);
  return until === null || until <= now ? '' : `, for another ${formatWait(until - now)}`;
}

const plainReasons = {
  'no-key': 'there is no API key',
  'key-refused': 'the API key was refused',
  'payment-required': 'the service wants an API key or a payment',
  'too-many-requests': 'there were too many requests in a second',
  'not-found': 'the service does not find it any more',
  'no-connection': 'no connection',
  'no-permission': 'the browser does not let Hashlens reach the API',
  'timed-out': 'no answer came in time',
  restricted: 'the service restricts access to it',
  'malformed-input': 'it cannot be looked up',
  'question-refused': 'the service refused the question',
  'senseless-answer': 'the new answer makes no sense',
  'other-answer': 'the service answered another question',
  'held-back': 'it looks like a private key, so nothing was sent',
  'no-storage': 'the browser does not give out your settings',
  aborted: 'the lookup was stopped',
  'no-background': 'Hashlens did not answer',
  updated: 'Hashlens was updated',
} satisfies { [kind in Failure['kind']]?: string };

const checkKey = 'Check the API key in the options.';
const wait = 'Try again in a moment.';

// Nothing to do about the others: what is gone is gone, and what was not sent is not to be sent.
const advice: { [kind in Failure['kind']]?: string } = {
  'no-key': 'Add one in the options.',
  'key-refused': checkKey,
  'payment-required': checkKey,
  'out-of-credits': 'Wait until they are back, or get a larger plan.',
  'daily-limit': 'Raise it in the options, or wait.',
  'too-many-requests': wait,
  'chain-not-served': 'Choose another chain.',
  'no-connection': 'Check your connection.',
  'no-permission': 'Allow it in the options.',
  'no-storage': 'Restart the browser.',
  'timed-out': wait,
  'service-trouble': wait,
  restricted: 'If you have a secret key for it, add it in the options.',
  'senseless-answer': 'Try again later.',
  'other-answer': 'Try again later.',
  aborted: 'Try again if you still want it.',
  'no-background': wait,
  updated: 'Reload this page.',
};

function toAdvice(failure: Failure): string[] {
  // What passes by itself is the service's own trouble; anything else mostly means a wrong address.
  const isElsewhere = failure.kind === 'service-trouble' && (failure.status === 404 || failure.status < 400);
  const sentence = isElsewhere ? 'Check the API address in the options.' : advice[failure.kind];
  return sentence === undefined ? [] : [sentence];
}
