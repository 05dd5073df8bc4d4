import type { Chain } from '../models/chain.ts';
import type { Failure } from '../models/failure.ts';
import { cleanText } from './clean-text.ts';
import { formatDuration, formatWait } from './format-duration.ts';
import { readTime } from './format-time.ts';
import { toHeldBack } from './held-back.ts';
import { type FailureWords, openOptions, plainFailures, tryAgain } from './plain-failures.ts';
import { toSenselessAnswer, toServiceTrouble } from './service-failures.ts';
import { toDailyLimit, toOutOfCredits } from './spent-failures.ts';

/** Says what happened and what to do about it. `now` is in milliseconds, for countdowns. */
export function formatFailure(failure: Failure, options: { now: number }): FailureWords {
  switch (failure.kind) {
    case 'out-of-credits':
      return toOutOfCredits(readTime(failure.untilTime), options.now);
    case 'daily-limit':
      return toDailyLimit(failure.limit, readTime(failure.untilTime), options.now);
    case 'too-many-requests':
      return {
        title: 'Too many requests',
        detail: `Your plan allows only so many in a second. ${toWaitWords(failure.retryAfterMs)} Nothing is lost.`,
        tone: 'wait',
        action: tryAgain,
      };
    case 'chain-not-served':
      return {
        title: `The service does not serve ${formatChain(failure.chain)}`,
        detail: `Its chain number is ${failure.chain.id}. Choose another chain right here for this lookup, or your own chains in the options.`,
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
        detail: toRefusal(failure.detail),
        tone: 'bad',
      };
    case 'held-back':
      return toHeldBack(failure.because);
    case 'senseless-answer':
      return toSenselessAnswer(failure.at);
    case 'no-key':
    case 'key-refused':
    case 'payment-required':
    case 'no-connection':
    case 'restricted':
    case 'other-answer':
    case 'no-storage':
    case 'aborted':
    case 'no-background':
    case 'updated':
      return plainFailures[failure.kind];
  }
}

function toNotFound({ what, lookedOn }: Extract<Failure, { kind: 'not-found' }>): FailureWords {
  const thing = { transaction: 'Transaction', address: 'Address', 'token-instance': 'NFT' }[what];
  const chains = lookedOn.slice(0, 8).map(formatChain);
  const looked = chains.length === 0 ? '' : `Looked on ${joinNames(chains)}. `;
  const help =
    what === 'token-instance'
      ? 'It may be on another chain, or its contract is none for NFTs.'
      : 'It may be too new, so try again in a moment, or on another chain.';
  return { title: `${thing} not found or not indexed yet`, detail: looked + help, tone: 'wait', action: tryAgain };
}

// The same question is refused again. A pattern is not for reading.
function toRefusal(detail: string): string {
  const said = cleanText(detail, /[\^${}]/.test(detail) ? 80 : 160) || 'no reason';
  return `It says: “${said}”. Check the value, and that it is of the chosen chain, then look it up again.`;
}

function joinNames(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
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
