import type { RequestQueue } from '../../../src/lookup/request-queue/request-queue.ts';

/** A request queue without limits: every question is sent at once. */
export function plainQueue(): RequestQueue {
  return {
    ask: ({ send, signal }) =>
      send({ signal: signal ?? new AbortController().signal, onSent: () => {}, onMeter: () => {} }),
    spending: async () => ({ creditsLeft: null, atMs: null, spentToday: 0, requestsToday: 0 }),
    heldUntilMs: () => null,
    allow: async () => {},
    reset: async () => {},
  };
}
