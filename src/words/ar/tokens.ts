import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const moved: Words['moved'] = {
  unknownToken: 'رمز غير معروف',
  unknownAmount: (symbol) => `كمية غير معروفة من ${symbol}`,
  someNft: (collection) => `NFT من ${collection}`,
  unknownNumber: (collection) => `عدد غير معروف من ${collection}`,
  unknownNumberOf: (collection, id) => `عدد غير معروف من ${collection} ${id}`,
  smallestUnits: (count, formatted, symbol) => plural('ar', count, { other: `${formatted} من أصغر وحدات ${symbol}` }),
  nft: (collection, id) => `${collection} ${id}`,
  nfts: (number, collection, id) => `${number} × ${collection} ${id}`,
};

export const tokenRows: Words['tokenRows'] = {
  market: (label) => `${label}: السوق`,
  supply: (label) => `${label}: المعروض`,
  bridge: (label) => `${label}: الجسر`,
  icon: (label) => `${label}: الأيقونة`,

  reputation: (reputation) => `السمعة ${reputation}`,
  price: (price, symbol) => `${price} لكل ${symbol}`,
  marketCap: (cap) => `القيمة السوقية ${cap}`,
  volume: (volume) => `حجم التداول خلال 24\u00a0س ${volume}`,

  inAll: (amount) => `الإجمالي ${amount}`,
  inAllUnits: (amount) => `الإجمالي ${amount} من أصغر الوحدات`,
  circulating: (amount) => `المتداول ${amount}`,
  holders: (count, formatted) =>
    plural('ar', count, {
      zero: `${formatted} حامل`,
      one: 'حامل واحد',
      two: 'حاملان',
      few: `${formatted} حاملين`,
      many: `${formatted} حاملًا`,
      other: `${formatted} حامل`,
    }),
  decimals: (count, formatted) =>
    plural('ar', count, {
      zero: `${formatted} منزلة عشرية`,
      one: 'منزلة عشرية واحدة',
      two: 'منزلتان عشريتان',
      few: `${formatted} منازل عشرية`,
      many: `${formatted} منزلة عشرية`,
      other: `${formatted} منزلة عشرية`,
    }),

  bridged: 'منقول عبر جسر',
  bridgedBy: (bridge) => `منقول عبر جسر ${bridge}`,
  fromChain: (chain, id) => `من ${chain} (${id})`,
  fromPlace: (place) => `من ${place}`,
  thereItIs: (address) => `وعنوانه هناك ${address}`,
  iconAt: (place) => `على ${place}`,
};
