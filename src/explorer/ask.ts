import ky from 'ky';
import type { Chain } from '../models/chain.ts';
import type { Failure } from '../models/failure.ts';
import type { ExplorerParts } from './access.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { readErrorText } from './error-text.ts';
import { toMeter } from './meter.ts';
import { readBody } from './read-body.ts';
import { hideSecretsInJson } from './secrets.ts';
import { type Subject, toFailureOfStatus, toFailureOfThrown, toSenselessAnswer } from './to-failure.ts';
import { toUrl } from './to-url.ts';

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
export type Ask = {
  start(signal: AbortSignal | undefined): Deadline;
  send(question: Question): Promise<Answer>;
};

const longestAnswerBytes = 2 * 1024 * 1024;
const longestErrorBytes = 64 * 1024;

/** Gives the sender of requests: one GET each, never repeated, nothing of the browser's sent with it. */
export function createAsk(parts: ExplorerParts): Ask {
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
