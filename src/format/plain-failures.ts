import type { Failure } from '../models/failure.ts';

/** A failure in words. `action` is the one thing that the person can do here. */
export type FailureWords = {
  title: string;
  detail: string;
  tone: 'bad' | 'wait';
  action?: { kind: 'open-options' | 'try-again'; label: string };
};

/** The action of failures that settings mend. */
export const openOptions = { kind: 'open-options', label: 'Open options' } as const;
/** The action of failures that pass. */
export const tryAgain = { kind: 'try-again', label: 'Try again' } as const;

/** The words of every failure that carries nothing to tell. */
export const plainFailures = {
  'no-key': {
    title: 'Add your API key',
    detail: 'Hashlens asks the explorer with your own key. You get one at dev.blockscout.com.',
    tone: 'wait',
    action: openOptions,
  },
  'key-refused': {
    title: 'API key refused',
    detail: 'The service does not accept the stored API key. Check it in the options, or put in another one.',
    tone: 'bad',
    action: openOptions,
  },
  'payment-required': {
    title: 'The service wants an API key or a payment',
    detail: 'It did not count the stored API key. Check the key in the options, and its plan at dev.blockscout.com.',
    tone: 'bad',
    action: openOptions,
  },
  'no-connection': {
    title: 'No connection',
    detail: 'The service could not be reached. Check your connection, then try again.',
    tone: 'bad',
    action: tryAgain,
  },
  restricted: {
    title: 'Access restricted by the service',
    detail: 'It does not show this to everyone. If you have a secret key for it, add it in the options.',
    tone: 'bad',
    action: openOptions,
  },
  'other-answer': {
    title: 'An answer to another question',
    detail: 'The service answered about something else than was asked. Nothing of it is shown. Try again.',
    tone: 'bad',
    action: tryAgain,
  },
  'no-storage': {
    title: 'Your settings cannot be read',
    detail:
      'The browser does not give Hashlens what it stored, so nothing was sent. Restart the browser; if it stays so, free some disk space.',
    tone: 'bad',
    action: tryAgain,
  },
  aborted: {
    title: 'Stopped',
    detail: 'The lookup was stopped before an answer came. Try again if you still want it.',
    tone: 'wait',
    action: tryAgain,
  },
  'no-background': {
    title: 'Hashlens did not answer',
    detail: 'Its background part was stopped. Please try again.',
    tone: 'bad',
    action: tryAgain,
  },
  updated: {
    title: 'Hashlens was updated, reload this page',
    detail: 'The old Hashlens cannot ask any more. After a reload the new one works here.',
    tone: 'wait',
  },
} satisfies { [kind in Failure['kind']]?: FailureWords };
