import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const popup: Words['popup'] = {
  lookUp: 'استعلام',
  lookUpHint: 'هاش أو عنوان أو NFT أو رابط',
  go: 'بدء',
  cannotBeLookedUp: 'لا يمكن الاستعلام عن هذا',

  whatToShow: 'ما يُعرض',
  tabs: { balance: 'الرصيد', nft: 'تحويلات NFT', page: 'في هذه الصفحة', watched: 'المراقَبة' },

  notDrawn: { title: 'تعذّر عرض هذا الجزء', detail: 'كل ما عداه هنا يعمل كالمعتاد.' },
  settings: 'الإعدادات',
  noCreditsUsed: 'لم تُستخدم نقاط هنا بعد',
  creditsUsedHere: (count, formatted) =>
    plural('ar', count, {
      zero: `استُخدمت هنا ${formatted} نقطة`,
      one: 'استُخدمت هنا نقطة واحدة',
      two: 'استُخدمت هنا نقطتان',
      few: `استُخدمت هنا ${formatted} نقاط`,
      many: `استُخدمت هنا ${formatted} نقطة`,
      other: `استُخدمت هنا ${formatted} نقطة`,
    }),

  asOf: (age, state) => `آخر تحديث: ${age}${state}`,
  checking: '، جارٍ التحقق من الأحدث…',
  notRefreshed: '. تعذّر التحديث.',
  notFollowed: '. توقفت المتابعة، حدّث للاستعلام من جديد.',
  refresh: 'تحديث',

  transaction: 'المعاملة',
  lookingItUp: 'جارٍ الاستعلام…',
  onChain: (chain, what) => `${chain}: ${what}`,
  backTo: { balance: 'رجوع إلى الرصيد', nft: 'رجوع إلى NFT', page: 'رجوع إلى هذه الصفحة', watched: 'رجوع إلى قائمتك' },
  answerNotRefreshed: 'تعذّر تحديث هذه الإجابة.',
  noneRecorded: 'لا معاملة مسجّلة',
};
