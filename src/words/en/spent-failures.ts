import { plural } from '../word-data.ts';

/** The key's credits are used up. The service counts days in UTC; `wait` is "5 h". */
export const outOfCredits = {
  title: 'Out of credits',
  over: 'Your credits were used up, but a new day has begun and they should be back.',
  justOver: (wait: string) =>
    `The credits of your API key are used up, but a new day has just begun. Hashlens asks again in ${wait}.`,
  untilMidnight: 'Today’s credits of your API key are used up. They come back at midnight UTC; a larger plan has more.',
  untilMidnightIn: (wait: string) =>
    `Today’s credits of your API key are used up. They come back at midnight UTC, in ${wait}; a larger plan has more.`,
};

const mayBeSpent = (count: number, credits: string) =>
  plural('en', count, {
    one: `Hashlens may spend ${credits} credit a day.`,
    other: `Hashlens may spend ${credits} credits a day.`,
  });

/** The person's own limit is reached: so many `credits` a day. */
export const dailyLimit = {
  title: 'Your own daily limit is reached',
  over: 'A new day has begun since, so Hashlens may ask again.',
  untilMidnight: (count: number, credits: string) =>
    `${mayBeSpent(count, credits)} It asks again at midnight UTC, or when you raise the limit in the options.`,
  untilMidnightIn: (count: number, credits: string, wait: string) =>
    `${mayBeSpent(count, credits)} It asks again at midnight UTC, in ${wait}, or when you raise the limit in the options.`,
};
