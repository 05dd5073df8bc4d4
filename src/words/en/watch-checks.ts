import { plural } from '../word-data.ts';

/** Checks in the background of what the person watches: in the popup's tab, and in the browser's notifications. */
export const watchChecks = {
  /** The heading of the block, and beside it how often they run. */
  heading: 'Checks',
  label: 'Check for changes',
  every: {
    never: 'Never',
    quarter: 'Every 15 minutes',
    hour: 'Every hour',
    sixHours: 'Every 6 hours',
    day: 'Every day',
  },
  /** What a check costs, in credits. */
  cost: (address: string, transaction: string) =>
    `Looks in the background whether a balance has changed (${address} credits each) and whether a transaction has landed (${transaction} credits each). While this is off, nothing is asked.`,
  budget: 'Credits a day for checks',
  budgetHint: 'What was not checked for longest goes first. Your daily limit holds as well.',
  notABudget: 'This is no number of credits',
  notABudgetDetail: 'Write a whole number from 50, such as 2000. The old one is still in use.',
  tell: 'Tell me about changes',
  tellHint: 'In your browser’s notifications, with your name for it and the change.',
  notAllowed: 'Your browser does not let Hashlens notify you',
  notAllowedDetail: 'Changes are marked here all the same. Allow notifications to be told of them.',
  allow: 'Allow notifications',
  notStored: 'Your browser did not store this setting. Please try again.',
  notKnown: 'What checks have found could not be read. Please open this page again.',

  /** How checks stand; `age` is "5 min ago", `wait` "12 min". */
  checking: 'Checking now…',
  notYet: 'Not checked yet.',
  last: (age: string) => `Last checked: ${age}.`,
  next: (wait: string) => `Next in ${wait}.`,
  spent: (spent: string, budget: string) => `${spent} of ${budget} credits used today (UTC).`,
  overBudget: 'Today’s credits for checks are used up',
  overBudgetDetail: 'Checks go on after midnight UTC. A larger number of credits lets them go on now.',
  stopped: 'The last checks were stopped',

  /** A label beside what has changed since the list was last looked at. */
  isNew: 'new',
  /** Follows a balance: what it changed by, and when that was found. */
  changed: (change: string, age: string) => `${change}, seen ${age}`,
  checkedOn: (chain: string, age: string) => `${chain}, checked ${age}`,
  notCheckedOn: (chain: string) => `${chain}, not checked yet`,
  /** `why` is the title of a failure, without a full stop. */
  failedOn: (chain: string, why: string) => `${chain}, not checked: ${why}`,
  transactions: 'Transactions',

  /** How a watched transaction ended: a label of a word or two. */
  endLabels: {
    succeeded: 'Success',
    failed: 'Failed',
    dropped: 'Dropped or replaced',
    lost: 'Not found',
    left: 'Still waiting',
  },
  /** The same as a sentence, in the list and in a notification. */
  ends: {
    succeeded: 'The transaction has landed.',
    failed: 'The transaction has landed, and failed.',
    dropped: 'The transaction was dropped or replaced by another one.',
    lost: 'The service does not find the transaction, and it is not looked for any more.',
    left: 'The transaction has been waiting for so long that it is not looked for any more.',
  },

  /** Notifications. The title of one is the name alone. */
  onChain: (text: string, chain: string) => `${chain}: ${text}`,
  changedTo: (change: string, balance: string) => `${change}, now ${balance}`,
  severalTitle: (count: number, formatted: string) =>
    plural('en', count, { other: `${formatted} changes of what you watch` }),
  others: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} other`, other: `${formatted} others` }),
};
