import { plural } from '../word-data.ts';

const advice = 'Somebody may have made one to be taken for the other: compare every digit.';

/**
 * Two addresses that may be taken for one another; both stand below, in ten groups of four digits. `groups` says
 * where they differ: "groups 2 to 4 of 10".
 */
export const lookAlikes = {
  title: 'Look-alike addresses',
  /** Which two they are: two of what the card is about, or one of them and another that stands on the page. */
  two: {
    address: (groups: string) =>
      `Two addresses are look-alikes: they begin and end alike, but differ in ${groups}. ${advice}`,
    transaction: (groups: string) =>
      `Two addresses in this transaction are look-alikes: they begin and end alike, but differ in ${groups}. ${advice}`,
    nft: (groups: string) =>
      `Two addresses of this NFT are look-alikes: they begin and end alike, but differ in ${groups}. ${advice}`,
  },
  onPage: {
    address: (groups: string) =>
      `This address and another on this page are look-alikes: they begin and end alike, but differ in ${groups}. ${advice}`,
    transaction: (groups: string) =>
      `An address in this transaction and another on this page are look-alikes: they begin and end alike, but differ in ${groups}. ${advice}`,
    nft: (groups: string) =>
      `An address of this NFT and another on this page are look-alikes: they begin and end alike, but differ in ${groups}. ${advice}`,
  },
  /** Where the two agree, for `how` below. */
  ends: {
    both: 'they begin and end alike',
    start: 'they begin alike',
    end: 'they end alike',
  },
  /** One of them is on the person's own list, which is what `own` says; the label of its line below names it. */
  ofWatched: {
    address: (own: string, groups: string, how: string) =>
      `This address is a look-alike of ${own}: ${how}, but differ in ${groups}. ${advice}`,
    transaction: (own: string, groups: string, how: string) =>
      `An address in this transaction is a look-alike of ${own}: ${how}, but differ in ${groups}. ${advice}`,
    nft: (own: string, groups: string, how: string) =>
      `An address of this NFT is a look-alike of ${own}: ${how}, but differ in ${groups}. ${advice}`,
    /** The look-alike stands in neither: it is on the page around the card. */
    page: (own: string, groups: string, how: string) =>
      `Another address on this page is a look-alike of ${own}: ${how}, but differ in ${groups}. ${advice}`,
  },
  // `name` is in quotes.
  watchedNamed: (name: string) => `${name}, an address that you watch`,
  watchedUnnamed: 'an address that you watch',
  // Where a page can read it.
  known: 'an address that you know',
  // A sentence that follows.
  morePairs: (count: number, formatted: string) =>
    plural('en', count, {
      one: `There is ${formatted} more such pair.`,
      other: `There are ${formatted} more such pairs.`,
    }),

  // `numbers` is "2, 4 and 6 to 7" with so many of `all` groups.
  groups: (count: number, numbers: string, all: string) =>
    plural('en', count, { one: `group ${numbers} of ${all}`, other: `groups ${numbers} of ${all}` }),
  range: (first: string, last: string) => `${first} to ${last}`,
};
