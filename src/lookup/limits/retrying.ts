import type { Failure } from '../../models/failure.ts';
import type { Delay } from './flight.ts';

/** Another try: after so many milliseconds of its own, and after whatever holds everybody. */
export type Retry = { why: Delay['why']; afterMs: number };

// One wait before each further try: two, then the failure is told.
const backoffsMs = [400, 1200];

/**
 * Gives the next try after a failure that may pass by itself; null when asking again would change nothing or `tries`
 * requests were enough. `random` is 0 to 1: it spreads the waits by half, so that many do not come back at once.
 */
export function toRetry(failure: Failure, { tries, random }: { tries: number; random: () => number }): Retry | null {
  const backoffMs = backoffsMs[tries - 1];
  const why = toReason(failure);
  if (backoffMs === undefined || why === null) return null;

  return { why, afterMs: why === 'too-many-requests' ? 0 : Math.round(backoffMs * (0.5 + random())) };
}

function toReason(failure: Failure): Delay['why'] | null {
  if (failure.kind === 'no-connection' || failure.kind === 'too-many-requests') return failure.kind;

  return failure.kind === 'service-trouble' && failure.status >= 500 ? 'trouble' : null;
}
