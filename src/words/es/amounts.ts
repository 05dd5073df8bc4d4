import type { Words } from '../words.ts';

export const amounts: Words['amounts'] = {
  both: (first: string, second: string) => `${first} y ${second}`,
  upTo: (amount: string) => `hasta ${amount}`,
  unknown: (symbol: string) => `una cantidad desconocida de ${symbol}`,
  nftsOf: (_count: number, number: string, collection: string) => `${number} NFT de ${collection}`,
  smallestUnits: (symbol: string) => `unidades mínimas de ${symbol}`,
  anUnknownToken: 'un token desconocido',
};
