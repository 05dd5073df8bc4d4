import type { Chain } from '../models/chain.ts';
import { prices } from '../models/credits.ts';
import type { Reply } from '../models/failure.ts';
import type { Source } from './choose-source.ts';
import type { RequestQueue } from './request-queue/request-queue.ts';

/** Any well-formed hash works: an accepted key gets "not found" for this one. */
const noTransaction = `0x${'0'.repeat(64)}`;

/** Result of checking a key: the remaining credits if the service reports them, and the chain that was queried. */
export type CheckedApiKey = { creditsLeft: number | null; chain: Chain };

/**
 * Sends one small request with the stored key, even if the service refused that key before. "Not found" means that the
 * key was accepted. The request counts like any other.
 */
export async function checkApiKey(parts: {
  requestQueue: RequestQueue;
  source: Source;
  chain: Chain;
  now: () => number;
}): Promise<Reply<CheckedApiKey>> {
  const { requestQueue, source, chain } = parts;
  let creditsLeft: number | null = null;
  await requestQueue.allow();
  const reply = await requestQueue.ask({
    question: JSON.stringify([source.epoch, source.address, 'check key']),
    price: prices.transaction,
    urgency: 'card',
    send: ({ signal, onSent, onMeter }) => {
      onSent();
      const explorer = source.explorer((meter) => {
        creditsLeft = meter.creditsLeft;
        onMeter(meter);
      });
      return explorer.readTransaction({ chain, hash: noTransaction, signal });
    },
  });
  if (reply.ok) return { ...reply, value: { creditsLeft, chain } };
  if (reply.failure.kind !== 'not-found') return reply;
  // A wrong address may answer 404 for its own reasons, which says nothing about the key.
  if (reply.failure.unclear) return { ok: false, failure: { kind: 'service-trouble', status: 404 } };
  return {
    ok: true,
    value: { creditsLeft, chain },
    asOf: new Date(parts.now()).toISOString(),
    credits: null,
    fresh: true,
  };
}
