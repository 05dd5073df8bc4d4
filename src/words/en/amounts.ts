import { plural } from '../word-data.ts';

/** What moved, as a sentence names it: each stands in the middle of one, "Sent 1 ETH and 5 USDC to nick.eth". */
export const amounts = {
  both: (first: string, second: string) => `${first} and ${second}`,
  // Some of it may have been given back: "Minted Azuki #42 for up to 0.1 ETH".
  upTo: (amount: string) => `up to ${amount}`,
  unknown: (symbol: string) => `an unknown amount of ${symbol}`,
  // Two or more.
  nftsOf: (count: number, number: string, collection: string) =>
    plural('en', count, { one: `${number} NFT of ${collection}`, other: `${number} NFTs of ${collection}` }),
  // Stands where the symbol of a coin stands, "12 smallest units of CAKE": nobody says how many make one.
  smallestUnits: (symbol: string) => `smallest units of ${symbol}`,
  // A token without name and contract, in place of its symbol.
  anUnknownToken: 'an unknown token',
};
