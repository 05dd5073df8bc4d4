import { isolate } from '../isolate.ts';
import { plural } from '../plural.ts';
import type { Words } from '../words.ts';
import { counted, nouns } from './counted.ts';

export const scamWarnings: Words['scamWarnings'] = {
  title: 'احتيال معروف',
  accounts: (count, names) => plural('ar', count, { other: `يصنّف المستكشف ${names} كاحتيال.` }),
  thisAddress: 'يصنّف المستكشف هذا العنوان كاحتيال: ذكر ذلك في إجابة أخرى.',
};

export const reputationWarnings: Words['reputationWarnings'] = {
  title: 'السمعة',
  text: (reputations) => `يعطي المستكشف ${reputations}.`,
  ofAddress: (hash, reputation) => `${hash} السمعة «${isolate(reputation)}»`,
  ofToken: (hash, reputation) => `الرمز ${hash} السمعة «${isolate(reputation)}»`,
};

export const writtenWarnings: Words['writtenWarnings'] = {
  wrongChecksum: {
    title: 'مجموع اختباري خاطئ',
    text: 'حروفه الكبيرة لا تطابق خاناته، فربما تغيّر حرف فيه أو كُتب خطأ. قارنه بمصدره قبل أن ترسل إليه أي شيء.',
  },
  invisible: {
    title: 'أحرف غير مرئية',
    text: 'توجد أحرف غير مرئية داخل هذه القيمة في الصفحة. استعلم Hashlens عما يبقى بدونها.',
  },
};

export const nftWarnings: Words['nftWarnings'] = {
  scam: {
    title: 'مجموعة احتيالية',
    text: 'يصنّف المستكشف هذه المجموعة كاحتيال. لا تتبع ما يقوله اسمها.',
  },
  nothingTitle: 'تحويل بلا شيء',
  nothing: (count, formatted) =>
    `${counted(count, formatted, nouns.transfer)} دون نقل أي شيء منه. تُستخدم مثل هذه التحويلات لدسّ عنوان شبيه في السجل: لا تنسخ عناوين من هنا.`,
};
