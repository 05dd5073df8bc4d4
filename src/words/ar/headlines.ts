import { isolate } from '../isolate.ts';
import type { Words } from '../words.ts';

export const headlines: Words['headlines'] = {
  failed: (reason) => `فشلت: ${isolate(reason)}`,
  waiting: 'بانتظار الإدراج في كتلة',
  waitingWhenAsked: 'كانت بانتظار الإدراج عند الاستعلام',
  included: 'أُدرجت، وما زالت التفاصيل قيد الفهرسة',
  includedWhenAsked: 'أُدرجت، وكانت التفاصيل قيد الفهرسة عند الاستعلام',
  dropped: 'أُسقطت أو استُبدلت',
  neverIncluded: (intent) => `لم تدخل أي كتلة: ${intent}`,
  unknown: 'الحالة غير معروفة',
  unknownSaid: (said) => `الحالة غير معروفة: «${isolate(said)}»`,
  deposit: 'إيداع من الطبقة الأساسية',
};

export const reverts: Words['reverts'] = {
  notKnown: 'السبب غير معروف بعد',
  noReason: 'أُلغي تنفيذها بلا سبب',
  error: (selector) => `خطأ ${selector}`,
  panic: (code) => `خطأ panic ${code}`,
  assertion: 'لم يتحقق شرط',
  overflow: 'تجاوز عدد مداه',
  divisionByZero: 'قسمة على صفر',
  outsideEnum: 'قيمة خارج تعدادها',
  storage: 'تخزين بترميز خاطئ',
  emptyList: 'أخذ من قائمة فارغة',
  outOfBounds: 'فهرس خارج الحدود',
  memory: 'ذاكرة أكثر من اللازم',
  emptyFunction: 'استدعاء دالة فارغة',
};
