import type { Chain } from '../models/chain.ts';
import type { Failure } from '../models/failure.ts';
import { cleanText } from './clean-text.ts';
import { formatDuration, formatWait } from './format-duration.ts';
import { readTime } from './format-time.ts';
import { type FailureWords, openOptions, plainFailures, tryAgain } from './plain-failures.ts';

/** Says what happened and what to do about it. `now` is in milliseconds, for countdowns. */
export function formatFailure(failure: Failure, options: { now: number }): FailureWords {
  switch (failure.kind) {
    case 'out-of-credits':
      return toOutOfCredits(readTime(failure.untilTime), options.now);
    case 'too-many-requests':
      return {
        title: 'Too many requests',
        detail: `Your plan allows only so many in a second. ${toWaitWords(failure.retryAfterMs)} Nothing is lost.`,
        tone: 'wait',
        action: tryAgain,
      };
    case 'chain-not-served':
      return {
        title: `The service does not serve the chain ${formatChain(failure.chain)}`,
        detail: `Its number is ${failure.chain.id}. Choose another chain: in the popup for this lookup, in the options for all.`,
        tone: 'bad',
        action: openOptions,
      };
    case 'not-found':
      return toNotFound(failure);
    case 'no-permission':
      return {
        title: 'No permission to reach the API',
        detail: `The browser does not let Hashlens ask ${cleanText(failure.origin, 80)}. Allow it in the options.`,
        tone: 'bad',
        action: openOptions,
      };
    case 'timed-out':
      return {
        title: 'No answer in time',
        detail: `The service did not answer within ${formatDuration(failure.afterMs)}. Try again in a moment.`,
        tone: 'wait',
        action: tryAgain,
      };
    case 'service-trouble':
      return toServiceTrouble(failure.status);
    case 'malformed-input':
      return {
        title: 'This cannot be looked up',
        detail: `The ${toFieldName(failure.field)} must be ${cleanText(failure.expected, 80)}. Nothing was sent. Check it and try another one.`,
        tone: 'bad',
      };
    case 'question-refused':
      return {
        title: 'The service refused the question',
        detail: `It says: “${cleanText(failure.detail, 160) || 'no reason'}”. Check the value and the chain.`,
        tone: 'bad',
      };
    case 'senseless-answer':
      return toSenselessAnswer(failure.at);
    case 'no-key':
    case 'key-refused':
    case 'payment-required':
    case 'no-connection':
    case 'restricted':
    case 'other-answer':
    case 'held-back':
    case 'aborted':
    case 'no-background':
    case 'updated':
      return plainFailures[failure.kind];
  }
}

function toOutOfCredits(until: number | null, now: number): FailureWords {
  const title = 'Out of credits';
  const left = until === null ? null : until - now;
  if (left !== null && left <= 0) {
    const detail = 'Your credits were used up, but a new day has begun and they should be back.';
    return { title, detail, tone: 'wait', action: tryAgain };
  }
  const when = left === null ? 'at midnight UTC' : `at midnight UTC, in ${formatWait(left)}`;
  const detail = `Today’s credits of your API key are used up. They come back ${when}; a larger plan has more.`;
  return { title, detail, tone: 'wait' };
}

// A gateway's 5xx passes by itself; 404 and redirections mean a wrong address; the rest is refused on the way.
function toServiceTrouble(status: number): FailureWords {
  if (status >= 500) {
    const detail = `It answered with error ${status}. This mostly passes by itself: try again in a moment.`;
    return { title: 'The service has trouble', detail, tone: 'bad', action: tryAgain };
  }
  if (status === 404 || status < 400) {
    const title = status === 404 ? 'The service was not found there' : 'The service is not at this address';
    const what =
      status === 404
        ? 'Nothing answers at this API address (error 404).'
        : `It sends Hashlens elsewhere (${status}), where your key is not sent.`;
    return { title, detail: `${what} Check the API address in the options.`, tone: 'bad', action: openOptions };
  }
  const detail = `Something in front of it, such as a firewall, refused Hashlens (error ${status}). Try again later.`;
  return { title: 'The service could not be reached', detail, tone: 'bad', action: tryAgain };
}

const senselessWords = new Map([
  ['cut', ['The answer broke off', 'The connection ended in the middle of the service’s answer.']],
  [
    'html',
    ['The answer is a web page', 'Something on the way, such as a login page of your network, may have answered.'],
  ],
  ['body', ['The answer cannot be read', 'It broke off, or it is not in the service’s form (JSON).']],
  ['size', ['The answer is too large', 'The service sent far more than it should, so Hashlens stopped reading.']],
  ['answer', ['The answer says something else', 'The service answered, but not with what was asked for.']],
]);

function toSenselessAnswer(at: string): FailureWords {
  const [title, what] = senselessWords.get(at) ?? [
    'The answer makes no sense',
    `The service answered, but not in a form that Hashlens knows (at “${cleanText(at, 60)}”).`,
  ];
  return {
    title: String(title),
    detail: `${what} Nothing of it is shown. Try again later.`,
    tone: 'bad',
    action: tryAgain,
  };
}

function toNotFound({ what, lookedOn }: Extract<Failure, { kind: 'not-found' }>): FailureWords {
  const thing = { transaction: 'Transaction', address: 'Address', 'token-instance': 'NFT' }[what];
  const chains = lookedOn.slice(0, 8).map(formatChain).join(', ');
  const looked = chains === '' ? '' : `Looked on ${chains}. `;
  const help =
    what === 'token-instance'
      ? 'It may be on another chain, or its contract is none for NFTs.'
      : 'It may be too new, so try again in a moment, or on another chain.';
  return { title: `${thing} not found or not indexed yet`, detail: looked + help, tone: 'wait', action: tryAgain };
}

function toWaitWords(retryAfterMs: number | null): string {
  return retryAfterMs === null ? 'Try again in a few seconds.' : `Try again in ${formatWait(retryAfterMs)}.`;
}

function formatChain({ id, name }: Chain): string {
  return cleanText(name, 40) || `Chain ${id}`;
}

const fieldNames = new Map([
  ['hash', 'transaction hash'],
  ['tokenId', 'token id'],
  ['chain', 'chain number'],
  ['blockNumber', 'block number'],
  ['block_number', 'block number'],
  ['itemsCount', 'number of items'],
  ['items_count', 'number of items'],
  ['token_id', 'token id'],
  ['next', 'next page'],
]);

function toFieldName(field: string): string {
  return fieldNames.get(field) ?? cleanText(field, 40);
}
