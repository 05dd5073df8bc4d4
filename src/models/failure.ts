import type { WhyHeldBack } from '../references/private-key-guard.ts';
import type { Chain } from './chain.ts';

/**
 * Why an answer could not be had. Closed: `api/failures.ts` makes those that come from the
 * network, `format/failure.ts` alone has words for them. Never carries a URL, a key or a thrown text.
 */
export type Failure =
  | { kind: 'no-key' }
  | { kind: 'key-refused' }
  /** 402 that asks for a key or a payment instead of saying that credits are spent. */
  | { kind: 'payment-required' }
  /** `untilTime` is ISO 8601: mostly the next UTC midnight; sooner where it may have been said of the day before. */
  | { kind: 'out-of-credits'; untilTime: string }
  /** The person's own limit: `limit` is in credits, `untilTime` as above. */
  | { kind: 'daily-limit'; limit: number; untilTime: string }
  | { kind: 'too-many-requests'; retryAfterMs: number | null }
  | { kind: 'chain-not-served'; chain: Chain }
  /** `unclear` where the answer is a 404 of JSON that does not say so in the explorer's own words: no proof of anything else. */
  | { kind: 'not-found'; what: 'transaction' | 'address' | 'token-instance'; lookedOn: Chain[]; unclear?: true }
  | { kind: 'no-connection' }
  /** `origin` is the API address that the browser must allow, e.g. https://api.blockscout.com */
  | { kind: 'no-permission'; origin: string }
  | { kind: 'timed-out'; afterMs: number }
  | { kind: 'service-trouble'; status: number }
  | { kind: 'restricted' }
  /** Refused before any request: `field` names the input. */
  | { kind: 'malformed-input'; field: string; expected: string }
  /** 400 or 422: the service refused the question; `detail` is its own text, cleaned and cut. */
  | { kind: 'question-refused'; detail: string }
  /** `at` is cut, html, body (no JSON), size or answer; else the path of the field that makes no sense. */
  | { kind: 'senseless-answer'; at: string }
  | { kind: 'other-answer' }
  /** Never sent, whatever the person presses: a private key, and what says so, or no reference at all. */
  | { kind: 'held-back'; because: WhyHeldBack }
  /** The browser does not give out what is stored: the key, the address or a setting. */
  | { kind: 'no-storage' }
  | { kind: 'aborted' }
  /** The background did not answer (it was stopped twice, or the extension was updated). */
  | { kind: 'no-background' }
  | { kind: 'updated' };

/**
 * An answer or why there is none. Nothing is thrown across a context. `asOf` is ISO 8601; `credits` null when unknown.
 * `isSample` where it is invented.
 */
export type Reply<T> =
  | { ok: true; value: T; asOf: string; credits: number | null; fresh: boolean; isSample?: true }
  | { ok: false; failure: Failure };
