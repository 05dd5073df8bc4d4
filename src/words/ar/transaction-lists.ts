import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionLists: Words['transactionLists'] = {
  tokenTransfers: (count, number) =>
    plural('ar', count, {
      zero: `${number} تحويل رموز`,
      one: 'تحويل رموز واحد',
      two: 'تحويلا رموز',
      few: `${number} تحويلات رموز`,
      many: `${number} تحويل رموز`,
      other: `${number} تحويل رموز`,
    }),
  nftTransfers: (count, number) =>
    plural('ar', count, {
      zero: `${number} تحويل NFT`,
      one: 'تحويل NFT واحد',
      two: 'تحويلا NFT',
      few: `${number} تحويلات NFT`,
      many: `${number} تحويل NFT`,
      other: `${number} تحويل NFT`,
    }),
  firstTokenTransfers: (count, number) =>
    plural('ar', count, {
      zero: `أول ${number} تحويل رموز`,
      one: 'أول تحويل رموز',
      two: 'أول تحويلي رموز',
      few: `أول ${number} تحويلات رموز`,
      many: `أول ${number} تحويل رموز`,
      other: `أول ${number} تحويل رموز`,
    }),
  firstNftTransfers: (count, number) =>
    plural('ar', count, {
      zero: `أول ${number} تحويل NFT`,
      one: 'أول تحويل NFT',
      two: 'أول تحويلي NFT',
      few: `أول ${number} تحويلات NFT`,
      many: `أول ${number} تحويل NFT`,
      other: `أول ${number} تحويل NFT`,
    }),
  someTokenTransfers: 'تحويلات الرموز',

  onlyFirst: (count, number) => plural('ar', count, { other: `وهناك المزيد: تعرض الخدمة أول ${number} فقط.` }),
  moreThere: 'هناك تحويلات أخرى: تجدها كلها في المستكشف.',
  moreTransfers: (count, number) =>
    plural('ar', count, {
      zero: `${number} تحويل آخر: تجدها كلها في المستكشف.`,
      one: 'تحويل آخر: تجدها كلها في المستكشف.',
      two: 'تحويلان آخران: تجدها كلها في المستكشف.',
      few: `${number} تحويلات أخرى: تجدها كلها في المستكشف.`,
      many: `${number} تحويلًا آخر: تجدها كلها في المستكشف.`,
      other: `${number} تحويل آخر: تجدها كلها في المستكشف.`,
    }),
  more: (count, number) => plural('ar', count, { other: `و${number} غيرها` }),

  scam: 'احتيال',
  movesNothing: 'لا ينقل شيئًا',

  from: (from) => `من ${from}`,
  to: (to) => `إلى ${to}`,
  fromTo: (from, to) => `من ${from} إلى ${to}`,
  between: (one, other) => `بين ${one} و${other}`,
  toItself: 'إلى نفسه',
  minted: 'سُكّ حديثًا',
  mintedTo: (to) => `سُكّ حديثًا إلى ${to}`,
  burnt: 'حُرق',
  burntBy: (by) => `حرقه ${by}`,

  actions: 'الإجراءات',
  authorizations: 'تفويضات تعيين الشيفرة',
  runsAs: (account, contract) => `${account} يعمل بشيفرة ${contract}`,
  onAnyChain: 'على أي سلسلة',
  onChain: (chain) => `على ${chain}`,
  nonce: (number) => `nonce ${number}`,
  accepted: 'مقبول',
};
