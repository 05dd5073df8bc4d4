import { isolate } from '../isolate.ts';
import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';
import { counted, nouns } from './counted.ts';

export const nftCard: Words['nftCard'] = {
  burnt: 'محروق',
  noTransfers: (chain) => `لا تحويلات مسجّلة لهذا المعرّف على ${chain}`,

  collection: 'المجموعة',
  tokenId: 'معرّف الرمز',
  holder: 'الحامل',
  minted: 'السكّ',

  transfers: (count, formatted) => counted(count, formatted, nouns.transfer),
  latestTransfers: 'أحدث التحويلات',
  olderInPopup: 'التحويلات الأقدم في النافذة المنبثقة.',
  moreInPopup: (count, formatted) =>
    plural('ar', count, {
      zero: `${formatted} تحويل آخر: تجدها كلها في النافذة المنبثقة.`,
      one: 'تحويل آخر: تجدها كلها في النافذة المنبثقة.',
      two: 'تحويلان آخران: تجدها كلها في النافذة المنبثقة.',
      few: `${formatted} تحويلات أخرى: تجدها كلها في النافذة المنبثقة.`,
      many: `${formatted} تحويلًا آخر: تجدها كلها في النافذة المنبثقة.`,
      other: `${formatted} تحويل آخر: تجدها كلها في النافذة المنبثقة.`,
    }),

  pieces: (number) => `${number} ×`,
  unknownNumber: 'عدد غير معروف',
  secretNumber: 'عدد سرّي',
  to: (receiver) => `إلى ${receiver}`,
  from: (sender) => `من ${sender}`,
  onDay: (day) => `في ${day}`,
  onDayInBlock: (day, block) => `في ${day}، ${block}`,
  inBlock: (block) => `في ${block}`,
};

export const nftRows: Words['nftRows'] = {
  name: (label) => `${label}: الاسم`,
  description: (label) => `${label}: الوصف`,
  media: (label) => `${label}: الوسائط`,
  traits: (label) => `${label}: السمات`,
  owner: (label) => `${label}: المالك`,
  data: (label) => `${label}: البيانات`,

  onlyOne: 'الوحيد من نوعه',
  oneOfSeveral: 'واحد من عدة من نوعه',
  held: (count, formatted) => plural('ar', count, { other: `العدد المملوك ${formatted}` }),

  mediaAt: (what, place) => `${what} على ${place}`,
  picture: 'صورة',
  animation: 'رسوم متحركة',
  medium: 'وسائط',
  mediumOf: (type) => `وسائط (${type})`,
  app: 'تطبيق',
  pictureInData: 'صورة في بياناته',
  thumbnail: (size) => `صورة مصغّرة ${size}`,

  trait: (name, value) => `${isolate(name)}: ${isolate(value)}`,
  none: 'لا شيء',
};
