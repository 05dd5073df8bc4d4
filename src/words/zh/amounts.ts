import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const amounts: Words['amounts'] = {
  both: (first, second) => `${first} 和 ${second}`,
  upTo: (amount) => `至多 ${amount}`,
  unknown: (symbol) => `数量未知的 ${symbol}`,
  nftsOf: (count, number, collection) => plural('zh-Hans', count, { other: `${number} 个 ${collection} NFT` }),
  smallestUnits: (symbol) => `个 ${symbol} 最小单位`,
  anUnknownToken: '未知代币',
};
