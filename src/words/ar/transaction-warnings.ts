import type { Words } from '../words.ts';
import { counted, nouns } from './counted.ts';

const slip = 'تُستخدم مثل هذه التحويلات لدسّ عنوان شبيه في سجلك: لا تنسخ عناوين من هنا.';

export const transactionWarnings: Words['transactionWarnings'] = {
  scam: {
    title: 'رمز احتيالي',
    text: (count, number) =>
      `${counted(count, number, nouns.transfer)} لرمز يصنّفه المستكشف كاحتيال. لا تتبع ما يقوله اسمه.`,
  },
  nothing: {
    title: 'تحويل بلا شيء',
    transfers: (count, number) => `${counted(count, number, nouns.transfer)} بمقدار صفر. ${slip}`,
    noCoins: `لم تُرسَل أي عملات. ${slip}`,
  },
  innerCall: {
    title: 'فشل استدعاء داخلي',
    text: 'نجحت المعاملة، لكن استدعاءً أجرته في داخلها فشل.',
  },
  updating: {
    title: 'قيد التحديث',
    text: 'يعيد المستكشف قراءة كتلة هذه المعاملة: قد تتغير التفاصيل.',
  },
};
