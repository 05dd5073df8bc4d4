/** The language of every word and number that Hashlens shows. */
export const language = 'en';

/** Dates are written day first ("4 Jun 2025"), which no reader can mistake for month first. */
export const dateLocale = 'en-GB';
