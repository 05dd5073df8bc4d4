import { isTimeoutError } from 'ky';
import type { Chain } from '../models/chain.ts';
import type { Failure } from '../models/failure.ts';
import { isRecord } from './json.ts';
import { readCount } from './rate-headers.ts';
import { hideSecrets } from './redact-secrets.ts';

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

/** What an error body says: a text for people, not yet cleaned, and the query parameters it calls unexpected. */
type ErrorText = { text: string; unexpectedFields: string[] };

const longestDetail = 200;

/**
 * Reads the service's dialects: `{errors: [{title, detail, source.pointer}]}`, `{message}`, `{error}`, a bare JSON
 * string, or plain text. A page of HTML or JSON that broke off says nothing.
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

/** Gives a text that may be shown: no key in it, of URLs only the host, no control or invisible characters, at most 200 characters. */
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

/** Gives what an error body holds; undefined when it is no JSON. */
function parseErrorBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** One service once asked for 47 minutes; nobody is told to wait longer than this. */
const longestWaitMs = 3_600_000;

/**
 * Gives the milliseconds to wait after a 429: `Retry-After` in seconds or as a date, else the milliseconds of
 * `x-ratelimit-reset`; null when neither says.
 */
function readRetryAfterMs(headers: Headers, nowMs: number): number | null {
  const waitMs = readRetryAfterHeaderMs(headers, nowMs) ?? readCount(headers, 'x-ratelimit-reset');

  return waitMs === null ? null : Math.min(Math.max(Math.ceil(waitMs), 0), longestWaitMs);
}

function readRetryAfterHeaderMs(headers: Headers, nowMs: number): number | null {
  const written = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(written)) {
    return Number(written) * 1000;
  }

  // Date.parse reads "-1" as a year: only what names a day counts.
  const time = /^[A-Za-z]{3}/.test(written) ? Date.parse(written) : Number.NaN;

  return Number.isNaN(time) ? null : time - nowMs;
}
