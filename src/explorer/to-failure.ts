import { isTimeoutError } from 'ky';
import type { Chain } from '../models/chain.ts';
import type { Failure } from '../models/failure.ts';
import { cleanDetail, parseErrorBody, readErrorText } from './error-text.ts';
import { readRetryAfterMs } from './retry-after.ts';
import { isRecord } from './to-json.ts';

/** What a question is about; names the thing that was not found. */
export type Subject = Extract<Failure, { kind: 'not-found' }>['what'];

/** An answer whose status is not 2xx. `secrets` must not occur in the failure. */
export type RefusedAnswer = {
  status: number;
  headers: Headers;
  body: string;
  chain: Chain;
  what: Subject;
  secrets: string[];
  nowMs: number;
  elapsedMs: number;
};

/** Turns whatever a request or the reading of its body has thrown into a failure. Never looks at the error's text: it holds the URL, key included. */
export function toFailureOfThrown(thrown: unknown, over: 'aborted' | 'timed-out' | null, afterMs: number): Failure {
  if (over === 'aborted') {
    return { kind: 'aborted' };
  }

  if (over === 'timed-out' || isTimeoutError(thrown)) {
    return { kind: 'timed-out', afterMs };
  }

  // What is left is an abort that nobody here asked for, or a connection that was not there, was refused or was cut.
  return thrown instanceof DOMException && thrown.name === 'AbortError'
    ? { kind: 'aborted' }
    : { kind: 'no-connection' };
}

/** Turns an answer whose status is not 2xx into a failure. The status decides; the body only tells two of a kind apart. */
export function toFailureOfStatus(answer: RefusedAnswer): Failure {
  const { status, chain } = answer;
  const { text } = readErrorText(answer.body);
  if (status === 401) {
    return { kind: 'key-refused' };
  }

  if (status === 402) {
    return /out of credit/i.test(text)
      ? { kind: 'out-of-credits', untilTime: toNextMidnight(answer.nowMs) }
      : { kind: 'payment-required' };
  }

  if (status === 403) {
    return /restricted access/i.test(text) ? { kind: 'restricted' } : { kind: 'service-trouble', status };
  }

  if (status === 404) {
    return /network not supported/i.test(text) ? { kind: 'chain-not-served', chain } : toNotFound(answer);
  }

  if (status === 408) {
    return { kind: 'timed-out', afterMs: answer.elapsedMs };
  }

  if (status === 429) {
    return { kind: 'too-many-requests', retryAfterMs: readRetryAfterMs(answer.headers, answer.nowMs) };
  }

  return status >= 400 && status < 500
    ? { kind: 'question-refused', detail: cleanDetail(text, answer.secrets) || `status ${status}` }
    : { kind: 'service-trouble', status };
}

// An explorer says {message}. The gateway's {error}, a bare text or a page of HTML mean the path, not the thing asked for.
function toNotFound({ body, status, what, chain }: RefusedAnswer): Failure {
  const said = parseErrorBody(body);
  if (!isRecord(said) || (typeof said.message !== 'string' && typeof said.error === 'string')) {
    return { kind: 'service-trouble', status };
  }

  const isClear = typeof said.message === 'string';

  return { kind: 'not-found', what, lookedOn: [chain], ...(isClear ? {} : { unclear: true }) };
}

/** Says where an answer stops making sense: the path of the first field that does not fit, never its content. */
export function toSenselessAnswer(path: readonly PropertyKey[]): Failure {
  return { kind: 'senseless-answer', at: path.map(String).join('.') || 'answer' };
}

function toNextMidnight(nowMs: number): string {
  const now = new Date(nowMs);

  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString();
}
