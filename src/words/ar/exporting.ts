import { isolate } from '../isolate.ts';
import type { Words } from '../words.ts';

export const exporting: Words['exporting'] = {
  export: 'تصدير',
  as: (form) => `تصدير بصيغة ${isolate(form)}`,
  onlyLoaded: (rows) => `ما تم تحميله فقط: ${rows}.`,
  nothing: 'لا يوجد ما يُصدَّر.',
  writing: (share) => `جارٍ كتابة الملف… ${share}`,
  saved: (name) => `في تنزيلاتك: ${isolate(name)}`,
  failed: {
    title: 'تعذّرت كتابة الملف',
    detail: 'لا تتوفر في المتصفح مساحة له. أفرغ بعض المساحة ثم صدّر من جديد.',
  },
  stop: 'إيقاف',
};
