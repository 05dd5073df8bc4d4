import { isTimeoutError } from 'ky';
import type { Chain } from '../models/chain.ts';
import type { Failure } from '../models/failure.ts';
import { isRecord } from './json.ts';
import { readCount, readDateMs } from './rate-headers.ts';
import { hideSecrets } from './redact-secrets.ts';

/** The kind of thing that a request is about; names it in a "not found" failure. */
export type Subject = Extract<Failure, { kind: 'not-found' }>['what'];

/** A response whose status is not 2xx. `secrets` must not appear in the failure. */
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

/**
 * Converts an error that was thrown by a request or while reading its body into a failure. Never reads the error's
 * text, because it contains the URL with the key.
 */
export function toFailureOfThrown(thrown: unknown, over: 'aborted' | 'timed-out' | null, afterMs: number): Failure {
  if (over === 'aborted') {
    return { kind: 'aborted' };
  }

  if (over === 'timed-out' || isTimeoutError(thrown)) {
    return { kind: 'timed-out', afterMs };
  }

  // The rest is an abort that we did not request, or a connection that was missing, refused or cut.
  return thrown instanceof DOMException && thrown.name === 'AbortError'
    ? { kind: 'aborted' }
    : { kind: 'no-connection' };
}

/**
 * Converts a response that is not 2xx into a failure. The status decides; the body distinguishes failures with the same
 * status, and explains why a request was refused.
 */
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

// An explorer sends {message}. The gateway's {error}, bare text or HTML refer to the path, not to the requested thing.
// An address that was never seen has an empty history, so for an address a 404 always refers to the path.
function toNotFound({ body, status, what, chain }: RefusedAnswer): Failure {
  if (what === 'address') return { kind: 'service-trouble', status };
  const said = parseErrorBody(body);
  if (!isRecord(said) || (typeof said.message !== 'string' && typeof said.error === 'string')) {
    return { kind: 'service-trouble', status };
  }

  const isClear = typeof said.message === 'string';

  return { kind: 'not-found', what, lookedOn: [chain], ...(isClear ? {} : { unclear: true }) };
}

/** Returns the failure for an invalid answer: with the path of the first invalid field, never its content. */
export function toSenselessAnswer(path: readonly PropertyKey[]): Failure {
  return { kind: 'senseless-answer', at: path.map(String).join('.') || 'answer' };
}

function toNextMidnight(nowMs: number): string {
  const now = new Date(nowMs);

  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString();
}

/** An error body's readable text, not yet cleaned, and the query parameters that it calls unexpected. */
type ErrorText = { text: string; unexpectedFields: string[] };

const longestDetail = 200;

/**
 * Reads the service's error formats: `{errors: [{title, detail, source.pointer}]}`, `{message}`, `{error}`, a bare JSON
 * string, or plain text. HTML and truncated JSON result in an empty text.
 */
export function readErrorText(body: string): ErrorText {
  const value = parseErrorBody(body);
  if (isRecord(value)) {
    const entries = Array.isArray(value.errors) ? value.errors.filter(isRecord) : [];
    const text =
      entries.length > 0 ? entries.map(describeEntry).join('; ') : asText(value.message) || asText(value.error);

    return { text, unexpectedFields: entries.flatMap(readUnexpectedField) };
  }

  if (typeof value === 'string') {
    return { text: value, unexpectedFields: [] };
  }

  return { text: value === undefined && !/^\s*[<{[]/.test(body) ? body : '', unexpectedFields: [] };
}

/**
 * Returns a text that is safe to show: no keys, only the hosts of URLs, no control or invisible characters, at most 200
 * characters.
 */
function cleanDetail(text: string, secrets: string[]): string {
  const visible = hideSecrets(text, secrets).replaceAll(/(?!\s)[\p{Cf}\p{Cc}\p{Cs}]/gu, '');
  const characters = [...hideLikelySecrets(visible).replaceAll(/\s+/g, ' ').trim()];

  return characters.length > longestDetail
    ? `${characters.slice(0, longestDetail - 1).join('')}…`
    : characters.join('');
}

function hideLikelySecrets(text: string): string {
  return text
    .replaceAll(/\b(https?:\/\/[^\s/?#]+)[^\s]*/gi, '$1')
    .replaceAll(/\b(api_?key|key)=[^\s&"'<>]*/gi, '$1=***')
    .replaceAll(/proapi_\w+/gi, '***');
}

function describeEntry(entry: Record<string, unknown>): string {
  const pointer = isRecord(entry.source) ? asText(entry.source.pointer) : '';
  const words = [asText(entry.title), asText(entry.detail)].filter((word) => word !== '').join(': ');

  return pointer === '' ? words : `${words} (at ${pointer})`;
}

function readUnexpectedField(entry: Record<string, unknown>): string[] {
  const field = /^Unexpected field: (\w+)$/.exec(asText(entry.detail))?.[1];

  return field === undefined ? [] : [field];
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the parsed body; undefined if it is not JSON. */
function parseErrorBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The longest wait that is accepted; one service once asked for 47 minutes. */
const longestWaitMs = 3_600_000;

/**
 * Returns the milliseconds to wait after a 429: from `Retry-After` (seconds or a date), else from `x-ratelimit-reset`
 * (milliseconds). Null if neither is usable.
 */
function readRetryAfterMs(headers: Headers, nowMs: number): number | null {
  const waitMs = readRetryAfterHeaderMs(headers, nowMs) ?? readCount(headers, 'x-ratelimit-reset');

  return waitMs === null ? null : Math.min(Math.max(Math.ceil(waitMs), 0), longestWaitMs);
}

function readRetryAfterHeaderMs(headers: Headers, nowMs: number): number | null {
  const written = headers.get('retry-after')?.trim() ?? '';
  // Several headers are joined by commas: the longest wait holds.
  const waits = written.split(',').map((wait) => wait.trim());
  if (waits.every((wait) => /^\d+(\.\d+)?$/.test(wait))) {
    return Math.max(...waits.map(Number)) * 1000;
  }

  const until = readDateMs(headers, 'retry-after');

  // By the service's own clock: this machine's may be wrong.
  return until === null ? null : until - (readDateMs(headers, 'date') ?? nowMs);
}
