import type { Cache } from '../cache/cache.ts';
import type { Chain } from '../models/chain.ts';
import type { Reply } from '../models/failure.ts';
import type { Source } from './choose-source.ts';
import type { QueuedRequest } from './request-queue/in-flight-requests.ts';
import type { Urgency } from './request-queue/priority-queue.ts';
import type { RequestQueue } from './request-queue/request-queue.ts';

const aborted = { ok: false, failure: { kind: 'aborted' } } as const satisfies Reply<never>;

/** Where a question goes, and how it is asked there. */
export type RequestContext = {
  source: Source;
  chain: Chain;
  /** Nothing of it may reach the disk. */
  isPrivate: boolean;
  urgency: Urgency;
  signal?: AbortSignal;
  /** The service is not asked before it resolves: a person does not see yet what is asked about. */
  seen?: Promise<void>;
  /** Called for each request to the service, before it waits for its turn. */
  onAsk?: () => void;
  onDelay?: NonNullable<QueuedRequest<unknown>['onDelay']>;
};

/** What every kind of lookup is made of. */
export type RequestContextOptions = {
  requestQueue: RequestQueue;
  recordsFor: (isPrivate: boolean) => Cache;
  now: () => number;
  /** Changes with the credentials, see `Source`. */
  epoch: () => number;
};

/**
 * Asks the service through the request queue, once the card of the question is seen. What waits in the queue is told apart by
 * everything that decides its answer and where that may be kept.
 */
export async function askService<T>(
  parts: RequestContextOptions,
  asking: RequestContext,
  { about, price, send }: Pick<QueuedRequest<T>, 'price' | 'send'> & { about: readonly unknown[] },
): Promise<Reply<T>> {
  const { source, chain, isPrivate, urgency, signal, onDelay } = asking;
  await asking.seen;
  if (signal?.aborted) return aborted;
  asking.onAsk?.();
  return parts.requestQueue.ask({
    question: JSON.stringify([source.epoch, isPrivate, source.address, chain.id, ...about]),
    price,
    urgency,
    send: whileCurrent(parts, source, send),
    // Exact optional properties take no undefined.
    ...(signal && { signal }),
    ...(onDelay && { onDelay }),
  });
}

/** The name under which an answer is kept: the service's address, the chain, the thing. */
export function toCacheKey({ source, chain }: RequestContext, about: readonly unknown[]): string {
  return JSON.stringify([source.address, chain.id, ...about]);
}

// A question that waited in the line does not go out with credentials that were replaced meanwhile: whoever waits for it
// is told that it was stopped. What broke because the person took our access back is not tried again.
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
    // To us a browser that lets nothing through looks like no connection.
    const isLet = await mayReach().catch(() => true);
    return isLet ? reply : { ok: false, failure: { kind: 'no-permission', origin: new URL(address).origin } };
  };
}
