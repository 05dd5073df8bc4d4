import { fromJson } from '../cache/answers.ts';
import type { Cache } from '../cache/cache.ts';
import type { Chain } from '../models/chain.ts';
import type { Reply } from '../models/failure.ts';
import { isReference } from '../references/reference.ts';
import type { Source } from './choose-source.ts';
import type { QueuedRequest } from './request-queue/in-flight-requests.ts';
import type { Urgency } from './request-queue/priority-queue.ts';
import type { RequestQueue } from './request-queue/request-queue.ts';

const aborted = { ok: false, failure: { kind: 'aborted' } } as const satisfies Reply<never>;

/** Where a request is sent, and the options that apply to it. */
export type RequestContext = {
  source: Source;
  chain: Chain;
  /** Nothing about the request may be written to disk. */
  isPrivate: boolean;
  urgency: Urgency;
  /** The user asked for this, not a check or a picture: it counts as an earlier lookup. */
  isUsers?: true;
  signal?: AbortSignal;
  /** As in `QueuedRequest`. */
  staysOnceSent?: true;
  /** No request is sent until this resolves: the user does not see the card yet. */
  seen?: Promise<void>;
  /** Called for each request to the service, before it enters the queue. */
  onAsk?: () => void;
  onDelay?: NonNullable<QueuedRequest<unknown>['onDelay']>;
};

/** Dependencies shared by all lookups. */
export type RequestContextOptions = {
  requestQueue: RequestQueue;
  recordsFor: (isPrivate: boolean) => Cache;
  now: () => number;
  /** Changes with the credentials, see `Source`. */
  epoch: () => number;
};

/**
 * Sends a request through the request queue once its card is visible. The deduplication key contains everything that
 * determines the answer and where it may be stored.
 */
export async function askService<T>(
  parts: RequestContextOptions,
  asking: RequestContext,
  { about, price, send }: Pick<QueuedRequest<T>, 'price' | 'send'> & { about: readonly unknown[] },
): Promise<Reply<T>> {
  const { source, chain, isPrivate, urgency, signal, staysOnceSent, onDelay } = asking;
  await asking.seen;
  if (signal?.aborted) return aborted;
  asking.onAsk?.();
  return parts.requestQueue.ask({
    question: JSON.stringify([source.epoch, isPrivate, source.address, chain.id, ...about]),
    price,
    urgency,
    send: whileCurrent(parts, source, send),
    // `exactOptionalPropertyTypes` does not allow undefined here.
    ...(signal && { signal }),
    ...(staysOnceSent && { staysOnceSent }),
    ...(onDelay && { onDelay }),
  });
}

/** Returns the cache key of an answer: the service's address, the chain id and `about`. */
export function toCacheKey({ source, chain }: RequestContext, about: readonly unknown[]): string {
  return JSON.stringify([source.address, chain.id, ...about]);
}

/** Returns the transaction that a cache key is about; null for any other key. */
export function readTransactionKey(key: string): { chainId: number; hash: string } | null {
  const parts = fromJson(key);
  const [, chainId, hash] = Array.isArray(parts) ? parts : [];
  const reference = { kind: 'transaction', hash } as const;
  return Number.isSafeInteger(chainId) && isReference(reference) ? { chainId, hash } : null;
}

// A request that waited in the queue is not sent with replaced credentials; its callers receive `aborted`. If the
// connection failed because the user revoked the host permission, it returns `no-permission`, which is not retried.
function whileCurrent<T>(
  parts: RequestContextOptions,
  { epoch, address, mayReach }: Source,
  send: QueuedRequest<T>['send'],
): QueuedRequest<T>['send'] {
  return async (sending) => {
    if (parts.epoch() !== epoch) return aborted;
    sending.onSent();
    const reply = await send(sending);
    if (reply.ok || reply.failure.kind !== 'no-connection' || !mayReach) return reply;
    // A request that the browser blocks looks like a lost connection.
    const isLet = await mayReach().catch(() => true);
    return isLet ? reply : { ok: false, failure: { kind: 'no-permission', origin: new URL(address).origin } };
  };
}
