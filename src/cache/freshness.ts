import { toAgeMs, toFinality } from '../models/finality.ts';
import type { Transaction } from '../models/transaction.ts';

/** An answer and what its freshness depends on. `askedMs` is when it was requested, in milliseconds since 1970. */
export type Dated =
  | { kind: 'transaction'; transaction: Transaction; chainId: number; askedMs: number }
  | { kind: 'balance' }
  | { kind: 'transfers' }
  | { kind: 'not-found' };

const secondMs = 1000;
const hourMs = 3_600_000;

/**
 * Returns how long an answer may be shown without asking again, in milliseconds from its request; Infinity if it is
 * final.
 */
export function freshForMs(answer: Dated): number {
  switch (answer.kind) {
    case 'transaction':
      return transactionFreshForMs(answer);
    case 'balance':
    case 'transfers':
      return 30 * secondMs;
    case 'not-found':
      return 15 * secondMs;
  }
}

/** True if a cached value is still fresh. A value requested in the future (the clock was set back) is not. */
export function isFresh(kept: { askedMs: number }, freshFor: number, now: number): boolean {
  const ageMs = now - kept.askedMs;

  return ageMs >= -60 * secondMs && ageMs < freshFor;
}

function transactionFreshForMs(answer: { transaction: Transaction; chainId: number; askedMs: number }): number {
  switch (answer.transaction.state) {
    case 'succeeded':
    case 'failed':
    case 'awaiting':
      return landedFreshForMs(answer);
    case 'dropped':
      return 30 * secondMs;
    case 'pending':
    case 'unknown':
      return 4 * secondMs;
  }
}

function landedFreshForMs({
  transaction,
  chainId,
  askedMs,
}: {
  transaction: Transaction;
  chainId: number;
  askedMs: number;
}): number {
  switch (toFinality(transaction, { chainId, askedMs })) {
    case 'block':
      // The older the block, the less likely it is to change.
      return Math.min(Math.max(toAgeMs(transaction, askedMs) / 6, 5 * secondMs), 60 * secondMs);
    case 'layer':
      return 600 * secondMs;
    case 'facts':
      return hourMs;
    case 'nothing':
      return Number.POSITIVE_INFINITY;
  }
}
