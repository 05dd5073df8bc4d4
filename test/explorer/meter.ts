import { errorDialects, type WireReply } from './error-dialects.ts';
import type { Question } from './read-question.ts';

/** Counts credits and requests per second, as the hosted service does for a key. */
export type Meter = {
  /** Bills a question. Returns an error reply if the credits are spent or the rate limit is exceeded. */
  bill(question: Question): WireReply | undefined;
  headers(): { [name: string]: string };
  reset(): void;
};

const prices = { transaction: 20, balance: 50, transfers: 20 } as const;
const windowMs = 1000;

/** Returns a new meter. `requestsPerSecond` 0 means no limit. */
export function createMeter({
  credits,
  requestsPerSecond,
  now,
}: {
  credits: number;
  requestsPerSecond: number;
  now: () => number;
}): Meter {
  let left = credits;
  let opened = Number.NEGATIVE_INFINITY;
  let asked = 0;
  const toWindow = () => {
    if (now() - opened < windowMs) return;
    opened = now();
    asked = 0;
  };
  return {
    bill: ({ operation }) => {
      toWindow();
      asked += 1;
      if (requestsPerSecond > 0 && asked > requestsPerSecond) return errorDialects['rate-limit-instance'];
      if (left < prices[operation]) return errorDialects['out-of-credits'];
      left -= prices[operation];
      return undefined;
    },
    headers: () => ({
      'x-credits-remaining': String(left),
      'x-ratelimit-limit': String(requestsPerSecond > 0 ? requestsPerSecond : -1),
      'x-ratelimit-remaining': String(requestsPerSecond > 0 ? Math.max(requestsPerSecond - asked, 0) : -1),
      // Milliseconds until the reset, not a timestamp.
      'x-ratelimit-reset': String(Math.max(Math.ceil(opened + windowMs - now()), 0)),
    }),
    reset: () => {
      left = credits;
      opened = Number.NEGATIVE_INFINITY;
    },
  };
}
