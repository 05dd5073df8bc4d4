import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const amounts: Words['amounts'] = {
  both: (first, second) => `${first} و${second}`,
  upTo: (amount) => `ما يصل إلى ${amount}`,
  unknown: (symbol) => `كمية غير معروفة من ${symbol}`,
  nftsOf: (count, number, collection) =>
    plural('ar', count, {
      zero: `${number} NFT من ${collection}`,
      one: `NFT واحد من ${collection}`,
      two: `${number} NFT من ${collection}`,
      few: `${number} NFT من ${collection}`,
      many: `${number} NFT من ${collection}`,
      other: `${number} NFT من ${collection}`,
    }),
  smallestUnits: (symbol) => `من أصغر وحدات ${symbol}`,
  anUnknownToken: 'رمز غير معروف',
};
