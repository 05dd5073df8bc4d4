import { isolate } from '../isolate.ts';
import type { Words } from '../words.ts';

export const malformedInput: Words['malformedInput'] = {
  title: 'لا يمكن الاستعلام عن هذا',
  detail: (field, form) => `القيمة المطلوبة في «${isolate(field)}»: ${form}. لم يُرسَل شيء. تحقق منها وجرّب غيرها.`,
  fields: {
    transactionHash: 'هاش المعاملة',
    tokenId: 'معرّف الرمز',
    chainNumber: 'رقم السلسلة',
    blockNumber: 'رقم الكتلة',
    numberOfItems: 'عدد العناصر',
    nextPage: 'الصفحة التالية',
  },
  forms: {
    webAddress: 'عنوان http أو https',
    hexDigits64: '0x و64 خانة ست عشرية',
    hexDigits40: '0x و40 خانة ست عشرية',
    wholeNumber: 'عدد صحيح',
    positiveNumber: 'عدد صحيح موجب',
    numberFrom0: 'عدد صحيح لا يقل عن 0',
    numberFrom1To50: 'عدد صحيح من 1 إلى 50',
    cursor: 'مؤشر صفحة سبقت قراءتها',
  },
};
