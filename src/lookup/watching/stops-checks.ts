import type { Failure } from '../../models/failure.ts';

/**
 * What a failed check means for those after it: `all` would fail alike until somebody does something, `passing` is
 * likely to be better in a while, `trouble` is that where it comes several times in a row, `one` is about this one alone.
 */
export type Reach = 'all' | 'passing' | 'trouble' | 'one';

/** Tells how far a check's failure reaches. */
export function toReach({ kind }: Failure): Reach {
  switch (kind) {
    case 'no-key':
    case 'key-refused':
    case 'payment-required':
    case 'out-of-credits':
    case 'daily-limit':
    case 'no-permission':
      return 'all';
    case 'too-many-requests':
    case 'no-connection':
    case 'no-storage':
    case 'aborted':
    case 'no-background':
    case 'updated':
      return 'passing';
    case 'timed-out':
    case 'service-trouble':
      return 'trouble';
    case 'chain-not-served':
    case 'not-found':
    case 'restricted':
    case 'malformed-input':
    case 'question-refused':
    case 'senseless-answer':
    case 'other-answer':
    case 'held-back':
      return 'one';
  }
}
