import type { OwnWords } from '../cards/card-drawing.ts';

/** What a card says in its page's own words, when nobody is there to draw it. */
export type OwnUpdate = { kind: 'own'; isUpdated: boolean; drawing?: undefined };

/** Nobody is left to ask. */
export const updated: OwnUpdate = { kind: 'own', isUpdated: true };

/** The background was asked twice and stopped both times, or stayed silent. */
export const silent: OwnUpdate = { kind: 'own', isUpdated: false };

/** These words; in the language that is spoken since the background has drawn something. */
export const own: { words: OwnWords } = {
  words: [
    'Looking it up…',
    'Hashlens was updated, reload this page',
    'Hashlens did not answer',
    'Try again',
    'Back',
    'No newer answer',
    'en',
    'ltr',
  ],
};
