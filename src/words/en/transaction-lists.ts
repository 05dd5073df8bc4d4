import { plural } from '../word-data.ts';

/** The lists of a transaction's card: what moved, what else it did. */
export const transactionLists = {
  tokenTransfers: (count: number, number: string) =>
    plural('en', count, { one: `${number} token transfer`, other: `${number} token transfers` }),
  nftTransfers: (count: number, number: string) =>
    plural('en', count, { one: `${number} NFT transfer`, other: `${number} NFT transfers` }),
  // There are more than the list shows.
  firstTokenTransfers: (count: number, number: string) =>
    plural('en', count, { one: `First ${number} token transfer`, other: `First ${number} token transfers` }),
  firstNftTransfers: (count: number, number: string) =>
    plural('en', count, { one: `First ${number} NFT transfer`, other: `First ${number} NFT transfers` }),
  someTokenTransfers: 'Token transfers',

  // Below a list: what it leaves out.
  onlyFirst: (count: number, number: string) =>
    plural('en', count, { other: `And more: the service shows the first ${number}.` }),
  moreThere: 'There are more transfers: the explorer has them all.',
  moreTransfers: (count: number, number: string) =>
    plural('en', count, {
      one: `${number} more transfer: the explorer has them all.`,
      other: `${number} more transfers: the explorer has them all.`,
    }),
  more: (count: number, number: string) => plural('en', count, { other: `and ${number} more` }),

  // Small marks on a transfer.
  scam: 'scam',
  movesNothing: 'moves nothing',

  // Whence and whither, behind what moved: "5 USDC from nick.eth". Who is not named is the sender of the transaction.
  from: (from: string) => `from ${from}`,
  to: (to: string) => `to ${to}`,
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  // Not even the direction is known.
  between: (one: string, other: string) => `between ${one} and ${other}`,
  toItself: 'to itself',
  minted: 'newly minted',
  mintedTo: (to: string) => `newly minted to ${to}`,
  burnt: 'burnt',
  burntBy: (by: string) => `burnt by ${by}`,

  // What known protocols did in it.
  actions: 'Actions',
  // EIP-7702: an account lets the code of a contract run as its own.
  authorizations: 'Authorizations to set code',
  runsAs: (account: string, contract: string) => `${account} runs as ${contract}`,
  onAnyChain: 'on any chain',
  onChain: (chain: string) => `on ${chain}`,
  nonce: (number: string) => `nonce ${number}`,
  accepted: 'accepted',
};
