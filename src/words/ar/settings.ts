import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const settings: Words['settings'] = {
  search: 'البحث في الإعدادات',
  foundBlocks: (found, text, of) => plural('ar', found, { other: `عدد المجموعات المطابقة: ${text} من ${of}.` }),
  nothingFound: 'لا يحتوي أي إعداد على هذه الكلمات. جرّب كلمة أخرى أو كلمات أقل.',
  byAdministrator: 'حدّده المسؤول لديك.',

  keepAtMost: 'الحد الأقصى للحفظ',
  keepAtMostHint: 'عند الامتلاء يُحذف أولًا ما لم يُستخدم منذ أطول وقت. ولا تحفظ النوافذ الخاصة شيئًا في أي حال.',
  megabytes: (amount) => `${amount} م.ب`,
  keptNow: (count, text, size) => plural('ar', count, { other: `عدد الإجابات المحفوظة: ${text} (${size} م.ب).` }),
  nothingKeptYet: 'لا توجد إجابات محفوظة بعد.',
};
