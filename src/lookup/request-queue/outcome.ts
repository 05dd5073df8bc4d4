import type { Reply } from '../../models/failure.ts';

/**
 * What an answer tells of its request. `unsent`: it never went out. `lost`: it went out, and nobody knows whether the
 * service saw it. `answered`: it did.
 */
export type Outcome = {
  reach: 'unsent' | 'lost' | 'answered';
  /** Whether it is counted at its list price. */
  isBilled: boolean;
};

/**
 * Gives the outcome of a reply. The service does not say what failures cost. This counts whatever it has most likely
 * worked at: an answer, also "not found" and one that makes no sense, a question that it would not answer, and one that
 * nobody waited for (`aborted`, `timed-out`). So the person's own limit may hold early, but never late. What it turned
 * away at its door, broke at or never saw counts 0. An answer that was stopped before `isSent` was never sent.
 */
export function toOutcome(reply: Reply<unknown>, isSent: boolean): Outcome {
  if (reply.ok) return { reach: 'answered', isBilled: true };

  switch (reply.failure.kind) {
    case 'no-key':
    case 'malformed-input':
    case 'no-permission':
    case 'held-back':
    case 'daily-limit':
    case 'no-storage':
      return { reach: 'unsent', isBilled: false };
    case 'aborted':
      return isSent ? { reach: 'lost', isBilled: true } : { reach: 'unsent', isBilled: false };
    case 'timed-out':
      return { reach: 'lost', isBilled: true };
    case 'no-connection':
    case 'no-background':
    case 'updated':
      return { reach: 'lost', isBilled: false };
    case 'senseless-answer':
    case 'other-answer':
    case 'not-found':
    case 'restricted':
    case 'question-refused':
      return { reach: 'answered', isBilled: true };
    case 'key-refused':
    case 'payment-required':
    case 'out-of-credits':
    case 'too-many-requests':
    case 'chain-not-served':
    case 'service-trouble':
      return { reach: 'answered', isBilled: false };
  }
}
