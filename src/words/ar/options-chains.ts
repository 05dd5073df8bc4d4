import type { Words } from '../words.ts';

export const optionsChains: Words['optionsChains'] = {
  heading: 'سلاسلك',
  hint: 'المعاملة التي لا يدل شيء على سلسلتها يُبحث عنها على هذه السلاسل بهذا الترتيب، على 4 منها كحد أقصى. أما غيرها فيُستعلم عنه على الأولى. لا تُستخدم شبكات الاختبار إلا إن كانت في القائمة.',
  list: 'سلاسلك، الأولى أولًا',
  default: 'الافتراضية',
  moveUp: (chain) => `نقل ${chain} إلى أعلى`,
  moveDown: (chain) => `نقل ${chain} إلى أسفل`,
  remove: (chain) => `إزالة ${chain}`,
  place: (chain, place, of) => `أصبح ترتيب ${chain} هو ${place} من ${of}.`,
  added: (chain) => `أُضيفت ${chain} إلى القائمة.`,
  removed: (chain) => `أُزيلت ${chain} من القائمة.`,
  add: 'إضافة سلسلة',
  chooseOne: 'اختر سلسلة…',
  addIt: 'إضافة',
  byNumber: 'سلسلة أخرى برقمها',
  byNumberHint: 'تُضاف عند الضغط على Enter أو مغادرة الحقل.',
  full: (most) => `القائمة ممتلئة: سعتها القصوى ${most}. أزل سلسلة لتضيف أخرى.`,
  notANumber: 'هذا ليس رقم سلسلة',
  notANumberDetail: 'اكتب الرقم وحده، مثل 8453. لم يُضف شيء.',
  alreadyListed: (chain) => `${chain} موجودة في قائمتك`,
  alreadyListedDetail: 'انقلها بالسهمين بجانب اسمها.',
};
