import type { Chain } from '../models/chain.ts';
import { prices } from '../models/credits.ts';
import type { Reply } from '../models/failure.ts';
import type { Source } from './choose-source.ts';
import type { RequestQueue } from './request-queue/request-queue.ts';

/** Any well-formed hash does: a key that is accepted gets "not found" for this one. */
const noTransaction = `0x${'0'.repeat(64)}`;

/** What checking a key showed: the credits left where the service says so, and the chain that was asked. */
export type CheckedApiKey = { creditsLeft: number | null; chain: Chain };

/**
 * Asks the service one small question with the stored key, whatever it refused that key before; "not found" is the
 * good answer. It is counted like any other question.
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
  // Whatever stands at a wrong address has a 404 of its own, which says nothing about a key.
  if (reply.failure.unclear) return { ok: false, failure: { kind: 'service-trouble', status: 404 } };
  return {
    ok: true,
    value: { creditsLeft, chain },
    asOf: new Date(parts.now()).toISOString(),
    credits: null,
    fresh: true,
  };
}
