import { isolate } from '../isolate.ts';
import type { Words } from '../words.ts';

export const optionsPages: Words['optionsPages'] = {
  heading: 'في الصفحات',
  hint: 'ما تغيّره هنا يسري فورًا في كل علامة تبويب مفتوحة.',
  opens: 'ما يفتح البطاقة',
  modes: { hover: 'التوقف بالمؤشر', alt: 'التوقف مع الضغط على Alt', click: 'النقر' },
  longPress: 'فتح البطاقات بالضغط المطوّل',
  longPressHint: 'بالإصبع أو القلم. الضغط في مكان آخر يغلقها.',
  showAfter: 'عرض البطاقة بعد',
  showAfterHint: 'من لحظة توقف المؤشر. النقر لا ينتظر.',
  leaveAfter: 'إغلاقها بعد',
  leaveAfterHint: 'من لحظة ابتعاد المؤشر.',
  milliseconds: 'مللي ثانية',
  delayUnusable: 'لا يمكن استخدام هذه المدة',
  delayUnusableDetail: (least, most) =>
    `اكتب من ${least} إلى ${most} مللي ثانية، مثل 300، أو بالثواني، مثل ${isolate('0.3 s')}. ما زالت المدة السابقة سارية.`,
  underline: 'تسطير المراجع',
  marks: { dotted: 'منقّط', solid: 'متصل', off: 'بدون' },

  sites: 'المواقع',
  sitesOff: 'إيقاف على هذه المواقع',
  onlySites: 'على هذه المواقع فقط',
  sitesOn: 'المواقع التي يعمل عليها Hashlens',
  onNowhere: 'القائمة فارغة: لا يعمل Hashlens في أي مكان حتى تضيف موقعًا.',
  siteHint: 'اسم موقع أو عنوان صفحة. تُحتسب النطاقات الفرعية أيضًا. يُضاف عند الضغط على Enter أو مغادرة الحقل.',
  siteAdded: (site) => `أُضيف ${site} إلى القائمة.`,
  siteRemoved: (site) => `أُزيل ${site} من القائمة.`,
  removeSite: (site) => `إزالة ${site}`,
  notASite: 'هذا ليس موقعًا',
  notASiteDetail: 'اكتب اسمه، مثل example.org، أو الصق عنوان إحدى صفحاته. لم يُضف شيء.',
  siteListed: (site) => `${site} موجود في القائمة`,
  siteListedDetail: 'يُحتسب مع كل نطاقاته الفرعية.',
  tooLong: 'القائمة أطول من أن تُحفظ',
  tooLongDetail: 'لم يُضف شيء. أزل المواقع التي لم تعد تحتاجها، أو اذكر موقعًا يغني عن عدة مواقع.',

  pause: 'إيقاف مؤقت في كل مكان',
  pausedUntil: (until) => `متوقف مؤقتًا حتى ${until}. حتى ذلك الحين لا يُعلَّم شيء ولا تُفتح بطاقة.`,
  resume: 'استئناف',
  forAnHour: 'ساعة واحدة',
  untilTomorrow: 'حتى الغد',
};
