import ky from 'ky';
import type { Chain } from '../models/chain.ts';
import type { Failure } from '../models/failure.ts';
import { readErrorText, type Subject, toFailureOfStatus, toFailureOfThrown, toSenselessAnswer } from './failures.ts';
import { type Meter, toMeter } from './rate-headers.ts';
import { hideSecretsInJson } from './redact-secrets.ts';

/** One request: `path` comes after `/{chain}/api/v2/`, `query` holds declared parameters other than the keys. */
type Question = {
  chain: Chain;
  path: string;
  query: Record<string, string>;
  what: Subject;
  /** What is left of the operation's time, if another request has used some of it. */
  deadline: Deadline;
};

/** The parsed body of a 2xx answer and when it came, or why there is none. */
export type Answer =
  | { ok: true; body: unknown; asOf: string }
  | { ok: false; failure: Failure; unexpectedFields: string[] };

/** Sends requests. `start` begins the time of one operation. */
export type RequestSender = {
  start(signal: AbortSignal | undefined): Deadline;
  send(question: Question): Promise<Answer>;
};

const longestAnswerBytes = 2 * 1024 * 1024;
const longestErrorBytes = 64 * 1024;

/** Gives the sender of requests: one GET each, never repeated, nothing of the browser's sent with it. */
export function createRequestSender(parts: ExplorerParts): RequestSender {
  const { access, now, onMeter, timeoutMs = 25_000 } = parts;
  // Taken out of its object, because a browser's fetch refuses to be called as another object's method.
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
      reportMeter(response.headers);
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
      // The request holds all that is below; a second argument would reset its referrer policy.
      fetch: (input) => plainFetch(input),
      signal,
      headers: { accept: 'application/json' },
      retry: 0,
      // The deadline is stricter: it lasts until the body's end, ky's timeout only until the headers.
      timeout: false,
      throwHttpErrors: false,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // Never followed, and yet told from a lost connection.
      redirect: 'manual',
    });
  }

  function reportMeter(headers: Headers): void {
    const meter = toMeter(headers);
    if (meter !== null) {
      onMeter?.(meter);
    }
  }

  function refuseStatus(question: Question, response: Response, body: string, startedMs: number): Answer {
    const nowMs = now();
    const { chain, what } = question;
    const { headers } = response;
    // Browsers do not tell the status of a redirection.
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
      // The connection was there: an answer had begun.
      return refuse(failure.kind === 'no-connection' ? toSenselessAnswer(['cut']) : failure);
    }
    try {
      return {
        ok: true,
        body: JSON.parse(hideSecretsInJson(text, secrets)),
        asOf: new Date(now()).toISOString(),
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

/** Where to ask and as whom. `baseUrl` may end in a slash or hold a path. */
export type ExplorerAccess = { baseUrl: string; apiKey: string; secretKey?: string };

/** What may stand for the browser's `fetch`: itself in one file (see .biome.json), the sample's, or a test's. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** What an explorer is made of. `now` gives milliseconds; `timeoutMs` is for a whole operation, body included. */
export type ExplorerParts = {
  access: ExplorerAccess;
  fetch: Fetch;
  now: () => number;
  /** 25 seconds if absent: transactions have been seen to take 7, and a service worker sleeps after 30. */
  timeoutMs?: number;
  onMeter?: (meter: Meter) => void;
};

/** A time by which everything must be over, and the caller's own wish to stop, as one signal. */
type Deadline = {
  signal: AbortSignal;
  /** Rejects as soon as the signal aborts, even if the work itself does not listen to it. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Why it is over: null while it is not. The caller's wish wins. */
  over(): 'aborted' | 'timed-out' | null;
  /** Stops the clock. */
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

/** Gives the URL of a question, keys included; null when the API address is not an http or https address. */
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

/** The text of a body. `whole` is false when it was longer than the limit and was not read to its end. */
type BodyText = { text: string; whole: boolean };

/** Reads a body as text as it comes, never holding more than `limitBytes`; an announced size over the limit is not read at all. */
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

/** Lets go of a body that nobody will read. */
function dropBody(response: Response): void {
  // Nothing waits for it, and a stream that cannot be cancelled has already ended.
  response.body?.cancel().catch(() => undefined);
}

function stopReader(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  // As above.
  reader.cancel().catch(() => undefined);
}
