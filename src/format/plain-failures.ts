import type { Failure } from '../models/failure.ts';
import { words } from '../words/words.ts';

/** A failure in words. `action` is the one thing that the person can do here. */
export type FailureWords = {
  title: string;
  detail: string;
  tone: 'bad' | 'wait';
  action?: { kind: 'open-options' | 'try-again'; label: string };
};

type Action = NonNullable<FailureWords['action']>;

/** The action of failures that settings mend. */
export function openOptions(): Action {
  return { kind: 'open-options', label: words().failures.openOptions };
}

/** The action of failures that pass. */
export function tryAgain(): Action {
  return { kind: 'try-again', label: words().failures.tryAgain };
}

const plainFailures = {
  'no-key': { says: 'noKey', tone: 'wait', action: openOptions },
  'key-refused': { says: 'keyRefused', tone: 'bad', action: openOptions },
  'payment-required': { says: 'paymentRequired', tone: 'bad', action: openOptions },
  'no-connection': { says: 'noConnection', tone: 'bad', action: tryAgain },
  restricted: { says: 'restricted', tone: 'bad', action: openOptions },
  'other-answer': { says: 'otherAnswer', tone: 'bad', action: tryAgain },
  'no-storage': { says: 'noStorage', tone: 'bad', action: tryAgain },
  aborted: { says: 'aborted', tone: 'wait', action: tryAgain },
  'no-background': { says: 'noBackground', tone: 'bad', action: tryAgain },
  updated: { says: 'updated', tone: 'wait', action: null },
} as const satisfies { [kind in Failure['kind']]?: { says: string; tone: 'bad' | 'wait'; action: unknown } };

/** The words of a failure that carries nothing to tell. */
export function toPlainFailure(kind: keyof typeof plainFailures): FailureWords {
  const { says, tone, action } = plainFailures[kind];
  return { ...words().failures[says], tone, ...(action && { action: action() }) };
}
