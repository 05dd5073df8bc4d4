import type { FailureWords } from '../cards/card-content.ts';

/** For when nobody is left to ask: the page carries these words itself. */
export const updatedWords: FailureWords = {
  title: 'Hashlens was updated',
  detail: 'Reload this page.',
  tone: 'wait',
};

/** For when the background was asked twice and stopped both times, or stayed silent. */
export const noAnswerWords: FailureWords = {
  title: 'Hashlens did not answer',
  detail: 'Please try again.',
  tone: 'bad',
  action: { kind: 'try-again', label: 'Try again' },
};

/** Beside an answer that was to be made new, when nobody is there to do it. */
export const noNewerWords = 'No newer answer came';
