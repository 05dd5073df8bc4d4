import type { Failure, Reply } from '../../models/failure.ts';
import type { Transaction } from '../../models/transaction.ts';
import type { TransactionCheck, WatchEnd } from '../../models/watch-check.ts';

// What is not found so often in a row was never sent to the chain, or was replaced where the service does not say so.
const mostMisses = 12;
// What waits for longer than this may wait for ever, and each question costs credits.
const mostTries = 300;

/** What a transaction's check comes to with an answer. Once it has ended it is not asked for any more. */
export function takeTransaction(
  check: TransactionCheck,
  reply: Reply<Transaction>,
  { now, tells }: { now: number; tells: boolean },
): TransactionCheck {
  const after = reply.ok ? takeFound(check, reply.value, now) : takeFailure(check, reply.failure, now);
  return after.end === null ? after : { ...after, isNew: true, isUntold: tells };
}

function takeFound(check: TransactionCheck, { state }: Transaction, now: number): TransactionCheck {
  const tries = check.tries + 1;
  return { ...check, checkedMs: now, failure: null, state, tries, misses: 0, end: toEnd(state, tries) };
}

function takeFailure(check: TransactionCheck, failure: Failure, now: number): TransactionCheck {
  // A key is asked about at no time: nothing will come of waiting.
  if (failure.kind === 'held-back') return { ...check, failure, end: 'left' };
  // An unclear 404 proves nothing, and what failed before it was answered is no try.
  if (failure.kind !== 'not-found' || failure.unclear) return { ...check, failure };
  const [tries, misses] = [check.tries + 1, check.misses + 1];
  return { ...check, checkedMs: now, failure: null, tries, misses, end: misses >= mostMisses ? 'lost' : null };
}

function toEnd(state: Transaction['state'], tries: number): WatchEnd | null {
  switch (state) {
    case 'succeeded':
    case 'failed':
    case 'dropped':
      return state;
    // In a block whose inner calls are not known yet, or in words that are not known to us.
    case 'awaiting':
    case 'unknown':
    case 'pending':
      return tries >= mostTries ? 'left' : null;
  }
}
