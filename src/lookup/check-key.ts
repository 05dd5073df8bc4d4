import type { Explorer, ExplorerAccess, Meter } from '../explorer/explorer.ts';
import type { Chain } from '../models/chain.ts';
import type { Reply } from '../models/failure.ts';

/** Any well-formed hash does: a key that is accepted gets "not found" for this one. */
const noTransaction = `0x${'0'.repeat(64)}`;

/** What checking a key showed: the credits left where the service says so, and the chain that was asked. */
export type CheckedKey = { creditsLeft: number | null; chain: Chain };

/** Asks the service one small question with the stored key; "not found" is the good answer. */
export async function checkKey(parts: {
  access: ExplorerAccess;
  chain: Chain;
  now: () => number;
  createExplorer: (access: ExplorerAccess, onMeter: (meter: Meter) => void) => Explorer;
}): Promise<Reply<CheckedKey>> {
  const { access, chain } = parts;
  let creditsLeft: number | null = null;
  const explorer = parts.createExplorer(access, (meter) => {
    creditsLeft = meter.creditsLeft;
  });
  const reply = await explorer.readTransaction({ chain, hash: noTransaction });
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
