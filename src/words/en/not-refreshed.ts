import { plural } from '../word-data.ts';

/** Stands beside an older answer: how old it is, why there is no newer one, and what helps. */
export const notRefreshed = {
  // `age` is "3 days ago".
  fromAge: (age: string) => `This is from ${age}`,
  // `date` is "4 Jun 2025".
  fromDate: (date: string) => `This is from ${date}`,
  fromMomentAgo: 'This is from a moment ago',
  fromEarlier: 'This is from an earlier time',
  // `reason` is one of the reasons below.
  because: (reason: string) => `It could not be refreshed: ${reason}.`,
};

/** Why an answer could not be refreshed; each follows a colon. `wait` is "18 h". */
export const refreshReasons = {
  outOfCredits: 'today’s credits are used up',
  outOfCreditsFor: (wait: string) => `today’s credits are used up, for another ${wait}`,
  dailyLimit: (count: number, credits: string) =>
    plural('en', count, { other: `your own daily limit of ${credits} credits is reached` }),
  dailyLimitFor: (count: number, credits: string, wait: string) =>
    plural('en', count, { other: `your own daily limit of ${credits} credits is reached, for another ${wait}` }),
  chainNotServed: (chain: string) => `the service does not serve ${chain} any more`,
  serviceTrouble: (status: string) => `the service has trouble (error ${status})`,
  noKey: 'there is no API key',
  keyRefused: 'the API key was refused',
  paymentRequired: 'the service wants an API key or a payment',
  tooManyRequests: 'there were too many requests in a second',
  notFound: 'the service does not find it any more',
  noConnection: 'no connection',
  noPermission: 'the browser does not let Hashlens reach the API',
  timedOut: 'no answer came in time',
  restricted: 'the service restricts access to it',
  malformedInput: 'it cannot be looked up',
  questionRefused: 'the service refused the question',
  senselessAnswer: 'the new answer makes no sense',
  otherAnswer: 'the service answered another question',
  heldBack: 'it looks like a private key, so nothing was sent',
  noStorage: 'the browser does not give out your settings',
  aborted: 'the lookup was stopped',
  noBackground: 'Hashlens did not answer',
  updated: 'Hashlens was updated',
};

/** What helps: a sentence after the reason. */
export const refreshAdvice = {
  addKey: 'Add one in the options.',
  checkKey: 'Check the API key in the options.',
  waitForCredits: 'Wait until they are back, or get a larger plan.',
  raiseLimit: 'Raise it in the options, or wait.',
  chooseChain: 'Choose another chain.',
  checkConnection: 'Check your connection.',
  allow: 'Allow it in the options.',
  restartBrowser: 'Restart the browser.',
  tryInAMoment: 'Try again in a moment.',
  tryLater: 'Try again later.',
  // A secret key opens what the service restricts.
  addSecretKey: 'If you have a secret key for it, add it in the options.',
  tryIfWanted: 'Try again if you still want it.',
  reloadPage: 'Reload this page.',
  checkAddress: 'Check the API address in the options.',
};
