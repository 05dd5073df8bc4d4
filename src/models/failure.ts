import type { WhyHeldBack } from '../references/private-key-guard.ts';
import type { Chain } from './chain.ts';

/**
 * Why there is no answer: a closed union. `api/failures.ts` creates the network failures, and only `format/failure.ts`
 * turns failures into text. Never contains a request's URL, a key or the text of a thrown error.
 */
export type Failure =
  | { kind: 'no-key' }
  | { kind: 'key-refused' }
  /** 402 that asks for a key or a payment instead of saying that credits are spent. */
  | { kind: 'payment-required' }
  /** `untilTime` is ISO 8601: usually the next UTC midnight; sooner if the refusal may refer to the day before. */
  | { kind: 'out-of-credits'; untilTime: string }
  /** The limit that the user set: `limit` is in credits, `untilTime` as above. */
  | { kind: 'daily-limit'; limit: number; untilTime: string }
  | { kind: 'too-many-requests'; retryAfterMs: number | null }
  | { kind: 'chain-not-served'; chain: Chain }
  /** `unclear`: a 404 whose JSON lacks the explorer's own `message`, which proves nothing. */
  | { kind: 'not-found'; what: 'transaction' | 'address' | 'token-instance'; lookedOn: Chain[]; unclear?: true }
  | { kind: 'no-connection' }
  /** `origin` is the API address that the browser must allow, e.g. https://api.blockscout.com */
  | { kind: 'no-permission'; origin: string }
  | { kind: 'timed-out'; afterMs: number }
  | { kind: 'service-trouble'; status: number }
  | { kind: 'restricted' }
  /** Refused before any request: `field` names the input. */
  | { kind: 'malformed-input'; field: string; expected: string }
  /** 400, 422 or another 4xx: the service rejected the request. `detail` is its own text, cleaned and truncated. */
  | { kind: 'question-refused'; detail: string }
  /** `at` is cut, html, body (not JSON), size or answer; otherwise the path of the field that is invalid. */
  | { kind: 'senseless-answer'; at: string }
  | { kind: 'other-answer' }
  /** Never sent, whatever the user clicks: a private key, and how it was recognized, or not a reference at all. */
  | { kind: 'held-back'; because: WhyHeldBack }
  /** The browser's storage cannot be read: the key, the API address or a setting. */
  | { kind: 'no-storage' }
  | { kind: 'aborted' }
  /** The background did not answer (it was stopped twice, or the extension was updated). */
  | { kind: 'no-background' }
  | { kind: 'updated' };

/**
 * An answer or a failure. Nothing is thrown across contexts. `asOf` is ISO 8601. `credits` is null if unknown, and absent
 * from a failure that was free. `isSample` marks made-up answers. `sentMs`: when the service sent it, by its own clock,
 * if that is earlier than `asOf`.
 */
export type Reply<T> =
  | { ok: true; value: T; asOf: string; credits: number | null; fresh: boolean; isSample?: true; sentMs?: number }
  | { ok: false; failure: Failure; credits?: number };
