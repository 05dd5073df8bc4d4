import { listAnd, plural } from '../word-data.ts';
/** How texts are put side by side, and what is said of those that are left out. */
export const lists = {
  // Facts of one thing, each a few words: "name tag, order 9".
  facts: (all: string[]) => all.join(', '),
  // "0x1234…abcd, vitalik.eth and 2 others".
  and: (all: string[]) => listAnd('en-GB', all),

  /** The end of a list that was cut. "The explorer" is the web site that shows chains. */
  more: (count: number, formatted: string) =>
    plural('en', count, { other: `and ${formatted} more: the explorer has them all` }),
  moreRows: (count: number, formatted: string) =>
    plural('en', count, {
      one: `and ${formatted} more row: the explorer has them all`,
      other: `and ${formatted} more rows: the explorer has them all`,
    }),
  // The label of a row that says so, where no group has one.
  moreLabel: 'More',

  /** Values of fields that nobody has told us of. */
  yes: 'yes',
  no: 'no',
  // Where a link leads: "at example.com".
  at: (place: string) => `at ${place}`,
};
