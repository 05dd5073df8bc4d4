import { isolate } from '../isolate.ts';
import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionRows: Words['transactionRows'] = {
  from: 'من',
  to: 'إلى',
  created: 'المُنشأ',
  value: 'القيمة',
  fee: 'الرسوم',
  nonce: 'Nonce',
  block: 'الكتلة',

  aNewContract: 'عقد جديد',
  notKnown: 'غير معروف',
  notSent: 'لم تُرسَل',
  atMost: (amount) => `${amount} كحد أقصى`,

  worthThen: (dollars) => `${dollars} آنذاك`,
  worthNow: (dollars) => `${dollars} الآن`,
  worthWhenAsked: (dollars, asked) => `${dollars} ${asked}`,
  burnt: (share) => `${isolate(share)}\u00a0حُرقت`,
  tip: (share) => `${isolate(share)}\u00a0إكرامية`,

  confirmations: (count, number) =>
    plural('ar', count, {
      zero: `${number} تأكيد`,
      one: 'تأكيد واحد',
      two: 'تأكيدان',
      few: `${number} تأكيدات`,
      many: `${number} تأكيدًا`,
      other: `${number} تأكيد`,
    }),
  confirmationsWhenAsked: (count, number) =>
    plural('ar', count, {
      zero: `${number} تأكيد عند الاستعلام`,
      one: 'تأكيد واحد عند الاستعلام',
      two: 'تأكيدان عند الاستعلام',
      few: `${number} تأكيدات عند الاستعلام`,
      many: `${number} تأكيدًا عند الاستعلام`,
      other: `${number} تأكيد عند الاستعلام`,
    }),
};
