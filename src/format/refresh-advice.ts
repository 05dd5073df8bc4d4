import type { Failure } from '../models/failure.ts';
import { type Words, words } from '../words/words.ts';

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
export function toRefreshAdvice(failure: Failure): string | null {
  // What passes by itself is the service's own trouble; anything else mostly means a wrong address.
  const isElsewhere = failure.kind === 'service-trouble' && (failure.status === 404 || failure.status < 400);
  const key = isElsewhere ? 'checkAddress' : advice[failure.kind];
  return key === undefined ? null : words().refreshAdvice[key];
}
