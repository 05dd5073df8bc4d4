import { plural } from '../word-data.ts';

/** What moved, in a sentence: "Sent 3,912.44 USDC", "Bought Azuki #4,021". `id` is "#4,021". */
export const moved = {
  unknownToken: 'an unknown token',
  unknownAmount: (symbol: string) => `an unknown amount of ${symbol}`,
  someNft: (collection: string) => `an NFT of ${collection}`,
  unknownNumber: (collection: string) => `an unknown number of ${collection}`,
  unknownNumberOf: (collection: string, id: string) => `an unknown number of ${collection} ${id}`,
  // Of a token whose decimals nobody tells.
  smallestUnits: (count: number, formatted: string, symbol: string) =>
    plural('en', count, { other: `${formatted} smallest units of ${symbol}` }),
  nft: (collection: string, id: string) => `${collection} ${id}`,
  // Several of the same one.
  nfts: (number: string, collection: string, id: string) => `${number} × ${collection} ${id}`,
};

/** Everything that is known of a token, in rows. `label` is "Token" or "Token 2". */
export const tokenRows = {
  market: (label: string) => `${label} market`,
  supply: (label: string) => `${label} supply`,
  bridge: (label: string) => `${label} bridge`,
  icon: (label: string) => `${label} icon`,

  // `reputation` is the explorer's own word for it.
  reputation: (reputation: string) => `reputation ${reputation}`,
  // `price`, `cap` and `volume` are amounts of dollars.
  price: (price: string, symbol: string) => `${price} for one ${symbol}`,
  marketCap: (cap: string) => `market cap ${cap}`,
  volume: (volume: string) => `${volume} traded in 24 h`,

  inAll: (amount: string) => `${amount} in all`,
  inAllUnits: (amount: string) => `${amount} smallest units in all`,
  circulating: (amount: string) => `${amount} circulating`,
  holders: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} holder`, other: `${formatted} holders` }),
  decimals: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} decimal`, other: `${formatted} decimals` }),

  // Over a bridge, from another chain.
  bridged: 'bridged',
  bridgedBy: (bridge: string) => `bridged by ${bridge}`,
  fromChain: (chain: string, id: string) => `from ${chain} (${id})`,
  fromPlace: (place: string) => `from ${place}`,
  // The token's address on the chain that it comes from.
  thereItIs: (address: string) => `there it is ${address}`,
  iconAt: (place: string) => `at ${place}`,
};
