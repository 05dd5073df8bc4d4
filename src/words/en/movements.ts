import { plural } from '../word-data.ts';

/**
 * What a transaction did, in one sentence without a stop, the largest text of its card. The sender did it and is not
 * named. `what`, `given` and `got` are amounts or NFTs, "1 ETH and 5 USDC"; `price` may be "up to 0.1 ETH".
 */
export const movements = {
  // What the sender had is sent; what others had is moved.
  sent: (what: string, to: string) => `Sent ${what} to ${to}`,
  sentToItself: (what: string) => `Sent ${what} to itself`,
  sentToMany: (what: string, count: number, number: string) =>
    plural('en', count, { one: `Sent ${what} to ${number} address`, other: `Sent ${what} to ${number} addresses` }),
  moved: (what: string, from: string, to: string) => `Moved ${what} from ${from} to ${to}`,
  received: (what: string) => `Received ${what}`,
  // What the sender may move by somebody else's permission: to the sender, or on to another.
  took: (what: string, from: string) => `Took ${what} from ${from} (by their permission)`,
  movedByPermission: (what: string, from: string, to: string) => `Moved ${what} from ${from} to ${to} by permission`,

  // Made new, of nothing.
  minted: (what: string) => `Minted ${what}`,
  mintedTo: (what: string, to: string) => `Minted ${what} to ${to}`,
  mintedFor: (got: string, price: string) => `Minted ${got} for ${price}`,
  // Destroyed for good.
  burnt: (what: string) => `Burnt ${what}`,
  burntOf: (what: string, owner: string) => `Burnt ${what} of ${owner}`,

  // A chain's own coin and the token that stands for it one for one.
  wrapped: (given: string, got: string) => `Wrapped ${given} as ${got}`,
  unwrapped: (what: string) => `Unwrapped ${what}`,

  // A trade.
  swapped: (price: string, got: string) => `Swapped ${price} for ${got}`,
  bought: (got: string, price: string) => `Bought ${got} for ${price}`,
  sold: (given: string, got: string) => `Sold ${given} for ${got}`,
  // One side is made new for it or destroyed, such as a share of a pool; also NFTs for other NFTs.
  exchanged: (price: string, got: string) => `Exchanged ${price} for ${got}`,
  // No trade for sure: both happened, and nothing is said of why.
  gaveAndGot: (price: string, got: string) => `Gave ${price}, got ${got}`,

  // On the way to another chain; that it has arrived is not known.
  bridged: (what: string, chain: string) => `Bridged ${what} towards ${chain}`,
  // The chain below, which this one is built on.
  bridgedDown: (what: string) => `Bridged ${what} towards the base layer`,
};

/** The same, of what was done with a protocol: `on`, `to` and `from` are its name, "Aave V3". */
export const protocolActions = {
  // Lent to it.
  supplied: (what: string, to: string) => `Supplied ${what} to ${to}`,
  withdrew: (what: string, from: string) => `Withdrew ${what} from ${from}`,
  borrowed: (what: string, from: string) => `Borrowed ${what} from ${from}`,
  repaid: (what: string, to: string) => `Repaid ${what} to ${to}`,
  flashLoan: (what: string, from: string) => `Took a flash loan of ${what} from ${from}`,
  liquidated: (debt: string, collateral: string, on: string) =>
    `Liquidated ${debt} of debt for ${collateral} of collateral on ${on}`,
  swapped: (given: string, got: string, on: string) => `Swapped ${given} for ${got} on ${on}`,
  added: (first: string, second: string, to: string) => `Added ${first} and ${second} to ${to}`,
  removed: (first: string, second: string, from: string) => `Removed liquidity of ${first} and ${second} from ${from}`,
  collected: (first: string, second: string, from: string) => `Collected ${first} and ${second} from ${from}`,
};
