import { plural } from '../plural.ts';

/** The popup's tab "NFT transfers". */
export const popupTransfers = {
  nothingAsked: {
    title: 'Follow an NFT from hand to hand',
    /** `example` is "0x…/42". */
    text: (example: string) =>
      `Look up an NFT to see its transfers: its contract, a slash and its number, such as ${example}.`,
  },
  asking: 'Asking for the transfers…',
  empty: {
    title: 'No transfers are recorded',
    text: 'The service knows no transfer of this NFT on this chain. Is the number right?',
  },
  onlyEmptyPages: {
    title: 'The service sent only empty pages',
    text: 'It says that there is more, but leads nowhere. Whether this NFT was ever moved cannot be said.',
  },

  newestFirst: 'Transfers, newest first',

  transfers: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} transfer`, other: `${formatted} transfers` }),
  /** `transfers` as above. */
  soFar: (transfers: string) => `${transfers} so far`,
  areAll: (transfers: string) => `${transfers}: all of them.`,
  repeat: (transfers: string) => `${transfers}. The service began to repeat itself, so what is older cannot be had.`,
  askingForMore: 'Asking for more…',
  more: 'More',
};
