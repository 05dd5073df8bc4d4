import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

// Many sentences begin with an amount: each begins with a capital, a digit or a foreign name, and is not declined.
export const amounts: Words['amounts'] = {
  both: (first, second) => `${first} und ${second}`,
  upTo: (amount) => `bis zu ${amount}`,
  unknown: (symbol) => `${symbol} in unbekannter Höhe`,
  nftsOf: (count, number, collection) =>
    plural('de', count, { one: `${number} NFT von ${collection}`, other: `${number} NFTs von ${collection}` }),
  smallestUnits: (symbol) => `kleinste Einheiten ${symbol}`,
  anUnknownToken: 'Token unbekannter Art',
};
