import { isolate } from '../isolate.ts';
import type { Words } from '../words.ts';

export const access: Words['access'] = {
  noPages: 'لا يسمح متصفحك لـ Hashlens بعد بقراءة الصفحات',
  noPagesDetail: 'إلى أن تسمح بذلك، لا يُسطَّر تحت شيء ولا تُفتح بطاقة. لا تُقرأ الصفحات إلا داخل متصفحك.',
  noApi: 'لا يسمح متصفحك لـ Hashlens بعد بسؤال API',
  noApiDetail: (address) => `لا يمكن الاستعلام عن شيء لدى ${isolate(address)} إلى أن تسمح بذلك.`,
  allow: 'السماح بالوصول',
  declined: 'ما زال ذلك غير مسموح. يمكنك السماح به أيضًا في إعدادات الإضافات في متصفحك.',
};
