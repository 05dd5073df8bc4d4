import type { Words } from '../words.ts';

export const watchedFiles: Words['watchedFiles'] = {
  heading: 'الاستيراد والتصدير',
  exportJson: 'تصدير JSON',
  exportCsv: 'تصدير CSV',
  import: 'استيراد…',
  importHint:
    'ملف JSON أو CSV من Hashlens، أو أي ملف CSV فيه عمود «address». ويمكن أن يحوي الأعمدة «name» و«note» و«chain».',
  replace: 'استبدال الأسماء والملاحظات الموجودة عندي',
  keeps: 'ما هو في قائمتك يحتفظ باسمه وملاحظته.',
  added: (_count, formatted) => `أُضيف ${formatted}`,
  changed: (_count, formatted) => `تغيّر ${formatted}`,
  skipped: (_count, formatted) => `بقي دون تغيير ${formatted}`,
  done: (counts) => `تم الاستيراد: ${counts}.`,
  reading: 'جارٍ قراءة الملف…',

  notExported: 'لا يمكن التصدير',
  transactionsUnread: 'تعذّرت قراءة معاملاتك، فسيخلو الملف منها. أعد فتح هذه الصفحة.',
  notImported: 'لم يُستورد شيء',
  tooLarge: 'حجم الملف أكبر من 4 MB.',
  unreadable: 'تعذّرت قراءة الملف.',
  notAList: 'ليست هذه قائمة يعرفها Hashlens: يلزم ملف JSON من Hashlens، أو ملف CSV فيه عمود «address».',
  empty: 'لا يحتوي الملف على أي عنوان أو معاملة.',
  tooMany: (most) => `تتسع قائمتك لعدد ${most} من المدخلات، وسيتجاوزه ما في الملف.`,
  notAReference: (place) => `المدخل ${place} ليس عنوانًا ولا معاملة.`,
  wrongChecksum: (place) => `المجموع الاختباري لعنوان المدخل ${place} خاطئ: ربما تغيّر حرف فيه.`,
  wrongChain: (place) => `سلسلة المدخل ${place} ليست رقم سلسلة.`,
  noChain: (place) => `المدخل ${place} معاملة بلا سلسلة.`,
  tooLong: (place) => `اسم المدخل ${place} أو ملاحظته أطول من اللازم.`,
  notText: (place) => `اسم المدخل ${place} أو ملاحظته أو وقته ليس كما ينبغي.`,
};
