import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const places: Words['places'] = {
  suggestions: 'اقتراحات',
  from: { recent: 'بحثت عنه', watched: 'مُراقَب', page: 'في هذه الصفحة', text: 'في نصك' },
  found: (count, formatted) =>
    plural('ar', count, {
      zero: `${formatted} اقتراح`,
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: `${formatted} اقتراحات`,
      many: `${formatted} اقتراحًا`,
      other: `${formatted} اقتراح`,
    }),
  deleteRemoves: 'مفتاح Delete يزيل واحدًا من القائمة.',
  remove: (name) => `إزالة ${name}`,
  forgetRecents: 'نسيان عمليات البحث الأخيرة',
  notForgotten: {
    title: 'بقيت عمليات بحثك الأخيرة كما كانت',
    detail: 'لم يغيّرها متصفحك. حاول مرة أخرى.',
  },
  keepOpen: 'إبقاؤه مفتوحًا بجانب الصفحة',
  follow: 'اتباع الصفحة',
  followHint: 'يعرض ما تفتح له بطاقة. ولا يُرسَل شيء آخر من أجله.',
  lookUpHere: 'البحث في Hashlens',
  addressBar: 'ابحث عن هاش أو عنوان أو NFT أو رابط في Hashlens',
};
