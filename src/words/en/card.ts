import { plural } from '../word-data.ts';

/** What a card says by itself, whatever it is about. */
export const card = {
  lookingItUp: 'Looking it up',
  slow: 'Still waiting for the answer.',
  notFollowed: 'Not followed any more, refresh to look again',
  copy: 'Copy',
  copyAs: 'Copy as',
  copied: 'Copied',
  couldNotCopy: 'Could not copy',
  pin: 'Pin',
  unpin: 'Unpin',
  more: 'More',
  less: 'Less',
  back: 'Back',
  noNewer: 'No newer answer',
  chain: 'Chain',
  openInHashlens: 'Open in Hashlens',
  details: 'Details',
  history: 'History',
  transfers: 'Transfers',
  everythingElse: 'Everything else',
  noAnswer: 'No answer',
  noAnswerYet: 'No answer yet',
  sample: 'Sample',
  refreshShort: 'Refresh',
  explorer: 'Explorer',
  openInExplorer: 'Open in explorer',
  /** Where an answer is from: `age` is "2 min ago", "just now" or a date. */
  asked: (age: string) => `Asked ${age}`,
  askedAndChecking: (age: string) => `Asked ${age} · checking…`,
  // What the answer cost.
  askedFor: (age: string, count: number, credits: string) =>
    plural('en', count, { one: `Asked ${age} · ${credits} credit`, other: `Asked ${age} · ${credits} credits` }),
  /** `source` is one of the three above: the name of what asks for a newer answer. */
  refresh: (source: string) => `Refresh: ${source.replace(/^A/, 'a')}`,
  changesChain: (reason: string) => `${reason}. Alt+↓ or Alt+↑ changes it`,
};
