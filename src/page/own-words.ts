/** What a card says in its page's own words, when nobody is there to draw it; `again` is on a button that asks again. */
export type OwnWords = { kind: 'own'; title: string; detail: string; again?: string; drawing?: undefined };

/** For when nobody is left to ask. */
export const updatedWords: OwnWords = { kind: 'own', title: 'Hashlens was updated', detail: 'Reload this page.' };

/** For when the background was asked twice and stopped both times, or stayed silent. */
export const noAnswerWords: OwnWords = {
  kind: 'own',
  title: 'Hashlens did not answer',
  detail: 'Please try again.',
  again: 'Try again',
};

/** Beside an answer that was to be made new, when nobody is there to do it. */
export const noNewerWords = 'No newer answer came';
