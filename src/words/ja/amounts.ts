import type { Words } from '../words.ts';

export const amounts: Words['amounts'] = {
  both: (first: string, second: string) => `${first} と ${second}`,
  upTo: (amount: string) => `最大 ${amount}`,
  unknown: (symbol: string) => `不明な量の ${symbol}`,
  nftsOf: (_count: number, number: string, collection: string) => `${collection} の NFT ${number} 点`,
  smallestUnits: (symbol: string) => `最小単位（${symbol}）`,
  anUnknownToken: '不明なトークン',
};
