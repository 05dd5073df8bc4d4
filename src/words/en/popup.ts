import { plural } from '../word-data.ts';

/** The popup around its tabs: the box, the tabs' names, how old a list is, a transaction, and what it all cost. */
export const popup = {
  lookUp: 'Look up',
  /** Stands in the empty box, where there is room for about 30 letters. */
  lookUpHint: 'Hash, address, NFT or link',
  go: 'Go',
  cannotBeLookedUp: 'This cannot be looked up',

  whatToShow: 'What to show',
  /** Four tabs stand side by side: about 45 letters in all. */
  tabs: { balance: 'Balance', nft: 'NFT transfers', page: 'On this page', watched: 'Watched' },

  /** In place of one tab's content. */
  notDrawn: { title: 'This part could not be drawn', detail: 'Everything else here goes on working.' },
  settings: 'Settings',
  noCreditsUsed: 'No credits used here yet',
  creditsUsedHere: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} credit used here`, other: `${formatted} credits used here` }),

  /** `age` is "2 min ago", "just now" or a date; `state` is empty, `checking` or `notRefreshed`. */
  asOf: (age: string, state: string) => `As of ${age}${state}`,
  /** Carries on a sentence that says where something is from, with the sign before it: "As of 2 min ago, …". */
  checking: ', checking for newer…',
  notRefreshed: '. It could not be refreshed.',
  notFollowed: '. Not followed any more, refresh to look again.',
  refresh: 'Refresh',

  transaction: 'Transaction',
  lookingItUp: 'Looking it up…',
  /** What is being done, on which chain: "Ethereum: Looking it up". */
  onChain: (chain: string, what: string) => `${chain}: ${what}`,
  backTo: {
    balance: 'Back to the balance',
    nft: 'Back to the NFT',
    page: 'Back to this page',
    watched: 'Back to your list',
  },
  answerNotRefreshed: 'This answer could not be refreshed.',
  /** In place of a transaction's hash. */
  noneRecorded: 'none recorded',
};
