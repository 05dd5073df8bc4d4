import { plural } from '../word-data.ts';

/** What is said of the key's credits. `text` is the number `credits`, formatted. */
export const credits = {
  heading: 'Credits',
  unknown: 'The service has not said yet how many credits are left.',
  /** Stands after another short statement, as in "40 credits used here · 98,400 left". */
  left: (credits: number, text: string) => plural('en', credits, { other: `${text} left` }),
  over: (credits: number, text: string) => plural('en', credits, { other: `over your allowance by ${text}` }),
  areLeft: (credits: number, text: string) => plural('en', credits, { other: `${text} credits left.` }),
  areOver: (credits: number, text: string) =>
    plural('en', credits, { other: `Over your allowance by ${text} credits.` }),
  /** When is "just now", "5 min ago" or a date. */
  wereLeft: (credits: number, text: string, when: string) =>
    plural('en', credits, { other: `${text} credits left, as of ${when}.` }),
  wereOver: (credits: number, text: string, when: string) =>
    plural('en', credits, { other: `Over your allowance by ${text} credits, as of ${when}.` }),
  nothingToday: 'Hashlens has asked nothing today (since midnight UTC).',
  today: (credits: number, text: string, requests: number, requestsText: string) => {
    const spent = plural('en', credits, { one: `${text} credit`, other: `${text} credits` });
    const asked = plural('en', requests, { one: `${requestsText} request`, other: `${requestsText} requests` });
    return `Today (since midnight UTC) Hashlens spent ${spent} on ${asked}.`;
  },
  dailyLimit: 'Daily limit',
  /** Stands in the empty field. */
  noLimit: 'No limit',
  dailyLimitHint:
    'Credits that Hashlens may spend in a day (UTC), so that some are left for your other tools: at first 50,000, half of the free plan. Empty for no limit.',
  notALimit: 'This is no daily limit',
  // The number is read as 5000, 5,000, 5 000 or 5’000, not with a point.
  notALimitDetail:
    'Write a whole number of credits, such as 5,000, or leave it empty for no limit. The old one is still in use.',
  askBeforeAddresses: 'Ask before looking up addresses (50 credits each)',
  askBeforeHashes: 'Always ask before looking up a value of 64 digits',
  askBeforeHashesHint:
    'It may be a private key. Without this, Hashlens asks first only where nothing says that it is a transaction.',
};
