import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

const addresses = (count: number, formatted: string) =>
  plural('ar', count, {
    zero: `${formatted} عنوان`,
    one: 'عنوان واحد',
    two: 'عنوانان',
    few: `${formatted} عناوين`,
    many: `${formatted} عنوانًا`,
    other: `${formatted} عنوان`,
  });

export const watched: Words['watched'] = {
  namedByYou: 'سمّيته أنت',
  isWatched: 'مُراقَب',
  row: 'مُراقَب',
  yourNote: 'ملاحظتك',
  watch: 'مراقبة',
  edit: 'تعديل الاسم',

  empty: {
    title: 'لا توجد عناوين مراقَبة بعد',
    text: 'أضف عنوانًا هنا وسمِّه، فتعرض البطاقات هذا الاسم حيثما ورد العنوان. ويمكن مراقبة معاملة حتى تدخل في كتلة.',
  },
  address: 'العنوان أو المعاملة المراد مراقبتها',
  addressHint: 'عنوان أو معاملة أو رابط',
  name: 'الاسم الذي تختاره',
  note: 'ملاحظة',
  add: 'إضافة',
  added: 'أُضيف.',
  already: 'هذا موجود في قائمتك.',
  chain: 'السلسلة التي يُفحص عليها',
  filter: 'تصفية',
  count: addresses,
  countOf: (count, formatted, all) => `${addresses(count, formatted)} من ${all}`,
  showMore: (_count, formatted) => `عرض المزيد: ${formatted}`,
  editNamed: (name) => `تعديل ${name}`,
  removeNamed: (name) => `إزالة ${name}`,
  save: 'حفظ',
  cancel: 'إلغاء',
  removed: (name) => `لم يعد ${name} مراقَبًا.`,
  undo: 'تراجع',

  reading: 'جارٍ قراءة قائمتك…',
  privately: 'في النافذة الخاصة يمكن قراءة قائمتك دون تغييرها: لا يُحفظ شيء من هنا.',
  cannotBeWatched: 'لا يمكن مراقبة هذا',
  noAddress: 'الصق عنوانًا (0x ثم 40 خانة ست عشرية) أو معاملة أو رابطًا إلى أحدهما.',
  isNft: 'هذا NFT. لا يمكن مراقبة غير العناوين والمعاملات.',
  notChanged: 'لم تتغير قائمتك',
  full: (most) => `تضم قائمتك ${most} من المدخلات، ولا تتسع لأكثر. أزل واحدًا أولًا.`,
  isKey: 'يبدو هذا مفتاحًا خاصًا. لم يُحفظ ولم يُرسل.',
  notStored: 'لم يحفظ المتصفح التغيير. حاول مرة أخرى، وإن كان القرص ممتلئًا فأفرغ مساحة أولًا.',
  unreadable: {
    title: 'تعذّرت قراءة قائمتك',
    detail: 'لم يُعطها المتصفح. لم تضِع: حاول مرة أخرى بعد قليل.',
  },
};
