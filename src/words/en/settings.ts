import { plural } from '../word-data.ts';

/** What the options page says of its search, of what an administrator set, and of how much is kept. */
export const settings = {
  search: 'Search settings',
  /** `text` is the number `found` of `all` groups, both formatted. */
  foundBlocks: (found: number, text: string, of: string) =>
    plural('en', found, { one: `${text} of ${of} groups has it.`, other: `${text} of ${of} groups have it.` }),
  nothingFound: 'No setting has these words. Try another one, or fewer of them.',
  byAdministrator: 'Set by your administrator.',

  keepAtMost: 'Keep at most',
  keepAtMostHint: 'When it is full, what was used longest ago goes first. Private windows keep nothing in any case.',
  megabytes: (amount: string) => `${amount} MB`,
  /** A size is a number of megabytes, formatted. */
  keptNow: (count: number, text: string, size: string) =>
    plural('en', count, { one: `${text} answer is kept: ${size} MB.`, other: `${text} answers are kept: ${size} MB.` }),
  nothingKeptYet: 'No answer is kept yet.',
};
