import ky from 'ky';
import type { Chain } from '../models/chain.ts';
import type { Failure } from '../models/failure.ts';
import { readErrorText, type Subject, toFailureOfStatus, toFailureOfThrown, toSenselessAnswer } from './failures.ts';
import { type Meter, readDateMs, toMeter } from './rate-headers.ts';
import { hideSecretsInJson } from './redact-secrets.ts';

/** One request: `path` comes after `/{chain}/api/v2/`, `query` holds declared parameters other than the keys. */
type Question = {
  chain: Chain;
  path: string;
  query: Record<string, string>;
  what: Subject;
  /** The deadline of the whole operation; earlier requests may have used part of its time. */
  deadline: Deadline;
};

/**
 * The parsed body of a 2xx response, or the failure. `asOf` is the time of arrival. `sentMs` is when the service sent it,
 * in milliseconds since 1970: by the service's clock if it has a Date header, otherwise by ours.
 */
export type Answer =
  | { ok: true; body: unknown; asOf: string; sentMs: number }
  | { ok: false; failure: Failure; unexpectedFields: string[] };

/** Sends requests. `start` starts the deadline of one operation. */
export type RequestSender = {
  start(signal: AbortSignal | undefined): Deadline;
  send(question: Question): Promise<Answer>;
};

const longestAnswerBytes = 2 * 1024 * 1024;
const longestErrorBytes = 64 * 1024;

/** Creates the request sender: one GET each, never repeated, without cookies, referrer or cache. */
export function createRequestSender(parts: ExplorerParts): RequestSender {
  const { access, now, onMeter, timeoutMs = 25_000 } = parts;
  // Detached from its object, because a browser's fetch refuses to be called as another object's method.
  const plainFetch = parts.fetch;
  const secrets = [access.apiKey, access.secretKey ?? ''];

  async function send(question: Question): Promise<Answer> {
    const { deadline } = question;
    if (access.apiKey.trim() === '') {
      return refuse({ kind: 'no-key' });
    }

    const url = toUrl(access, question);
    if (url === null) {
      return refuse({ kind: 'malformed-input', field: 'baseUrl', expected: 'an http or https address' });
    }

    if (deadline.over() === 'aborted') {
      return refuse({ kind: 'aborted' });
    }

    const startedMs = now();
    try {
      const response = await deadline.race(request(url, deadline.signal));
      // Also without headers: each response is counted.
      onMeter?.(toMeter(response.headers));
      if (!response.ok) {
        const body = await readErrorBody(response, deadline);
        return deadline.over() === 'aborted'
          ? refuse({ kind: 'aborted' })
          : refuseStatus(question, response, body, startedMs);
      }

      return await readAnswer(response, deadline);
    } catch (thrown) {
      return refuse(toFailureOfThrown(thrown, deadline.over(), timeoutMs));
    }
  }

  function request(url: string, signal: AbortSignal): Promise<Response> {
    return ky.get(url, {
      // The Request has all the options below; a second argument would reset its referrer policy.
      fetch: (input) => plainFetch(input),
      signal,
      headers: { accept: 'application/json' },
      retry: 0,
      // The deadline is stricter: it lasts until the end of the body, ky's timeout only until the headers.
      timeout: false,
      throwHttpErrors: false,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // Redirects are not followed, yet can be told apart from a lost connection.
      redirect: 'manual',
    });
  }

  function refuseStatus(question: Question, response: Response, body: string, startedMs: number): Answer {
    const nowMs = now();
    const { chain, what } = question;
    const { headers } = response;
    // Browsers hide the status of a redirect that was not followed.
    const status = response.type === 'opaqueredirect' ? 302 : response.status;
    const elapsedMs = nowMs - startedMs;
    const failure = toFailureOfStatus({ status, headers, body, chain, what, secrets, nowMs, elapsedMs });

    return { ok: false, failure, unexpectedFields: status === 422 ? readErrorText(body).unexpectedFields : [] };
  }

  async function readAnswer(response: Response, deadline: Deadline): Promise<Answer> {
    let text: string;
    try {
      const body = await deadline.race(readBody(response, longestAnswerBytes));
      if (!body.whole) return refuse(toSenselessAnswer(['size']));
      text = body.text;
    } catch (thrown) {
      const failure = toFailureOfThrown(thrown, deadline.over(), timeoutMs);
      // There was a connection: the response had begun.
      return refuse(failure.kind === 'no-connection' ? toSenselessAnswer(['cut']) : failure);
    }
    try {
      return {
        ok: true,
        body: JSON.parse(hideSecretsInJson(text, secrets)),
        asOf: new Date(now()).toISOString(),
        sentMs: readDateMs(response.headers, 'date') ?? now(),
      };
    } catch {
      return refuse(toSenselessAnswer([/^\s*</.test(text) ? 'html' : 'body']));
    }
  }

  return { start: (signal) => startDeadline(timeoutMs, signal), send };
}

async function readErrorBody(response: Response, deadline: Deadline): Promise<string> {
  try {
    return (await deadline.race(readBody(response, longestErrorBytes))).text;
  } catch {
    // The status already says what is wrong.
    return '';
  }
}

function refuse(failure: Failure): Answer {
  return { ok: false, failure, unexpectedFields: [] };
}

/** The API's address and the keys. `baseUrl` may end in a slash or contain a path. */
export type ExplorerAccess = { baseUrl: string; apiKey: string; secretKey?: string };

/** The browser's `fetch`, which only the files named in .biome.json may use, or the sample's or a test's substitute. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** The dependencies of an explorer. `now` returns milliseconds; `timeoutMs` covers a whole operation, body included. */
export type ExplorerParts = {
  access: ExplorerAccess;
  fetch: Fetch;
  now: () => number;
  /** Default 25 s: transactions have been seen to take 7 s, and a service worker is stopped after 30 s. */
  timeoutMs?: number;
  onMeter?: (meter: Meter) => void;
};

/** A time limit and the caller's abort signal, combined into one signal. */
type Deadline = {
  signal: AbortSignal;
  /** Rejects as soon as the signal aborts, even if the work itself does not listen to it. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Why the deadline is over; null while it is not. The caller's abort takes precedence over a timeout. */
  over(): 'aborted' | 'timed-out' | null;
  /** Stops the timer. */
  end(): void;
};

/** Starts a deadline of `afterMs` milliseconds. `end` must be called, or its timer keeps running. */
function startDeadline(afterMs: number, callerSignal: AbortSignal | undefined): Deadline {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), afterMs);
  const signal = callerSignal === undefined ? clock.signal : AbortSignal.any([callerSignal, clock.signal]);

  return {
    signal,
    race: (work) => raceSignal(work, signal),
    over: () => (callerSignal?.aborted === true ? 'aborted' : clock.signal.aborted ? 'timed-out' : null),
    end: () => clearTimeout(timer),
  };
}

function raceSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('The deadline is over.', 'AbortError'));
    if (signal.aborted) {
      stop();
    }

    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** What follows the API address: `path` comes after `/{chain}/api/v2/`. */
type Target = { chain: Chain; path: string; query: Record<string, string> };

/** Returns a request's URL, with the keys. Null if the API's address is not http(s) or contains a user or password. */
function toUrl(access: ExplorerAccess, { chain, path, query }: Target): string | null {
  const base = URL.parse(access.baseUrl);
  if (base === null || !/^https?:$/.test(base.protocol) || base.username !== '' || base.password !== '') {
    return null;
  }

  base.pathname = `${base.pathname.replace(/\/+$/, '')}/${chain.id}/api/v2/${path}`;
  base.hash = '';
  base.search = String(
    new URLSearchParams({ ...query, apikey: access.apiKey, ...(access.secretKey ? { key: access.secretKey } : {}) }),
  );

  return base.href;
}

/** The text of a body. `whole` is false if it was longer than the limit and was not read to its end. */
type BodyText = { text: string; whole: boolean };

/** Reads a body as text, never holding more than `limitBytes`. Reads nothing if its announced size is larger. */
async function readBody(response: Response, limitBytes: number): Promise<BodyText> {
  const { body } = response;
  if (body === null) {
    return { text: '', whole: true };
  }

  if (Number(response.headers.get('content-length')) > limitBytes) {
    dropBody(response);
    return { text: '', whole: false };
  }

  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let readBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return { text: text + decoder.decode(), whole: true };
    }

    readBytes += value.byteLength;
    if (readBytes > limitBytes) {
      stopReader(reader);
      return { text, whole: false };
    }

    text += decoder.decode(value, { stream: true });
  }
}

/** Cancels a body that will not be read. */
function dropBody(response: Response): void {
  // Not awaited; a stream that cannot be cancelled has already ended.
  response.body?.cancel().catch(() => undefined);
}

function stopReader(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  // Not awaited; a stream that cannot be cancelled has already ended.
  reader.cancel().catch(() => undefined);
}
