import type { Failure, Reply } from '../../models/failure.ts';
import { toOutcome } from '../limits/outcome.ts';

/**
 * What a check's reply cost, in credits; `price` is what its question costs by the list. Zero where it was known, never
 * sent or refused.
 */
export function toCost(reply: Reply<unknown>, price: number): number {
  if (reply.ok) return reply.credits ?? price;
  return isUnsent(reply.failure) || !toOutcome(reply, true).isBilled ? 0 : price;
}

// With other credentials come up in between, it left the line without being sent.
function isUnsent({ kind }: Failure): boolean {
  return kind === 'aborted';
}
