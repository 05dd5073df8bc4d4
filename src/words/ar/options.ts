import { isolate } from '../isolate.ts';
import type { Words } from '../words.ts';

export const options: Words['options'] = {
  title: 'إعدادات Hashlens',
  access: 'الوصول',
  notStored: 'لم يحفظ متصفحك هذا',
  notStoredDetail: 'بقي الإعداد كما كان. يُرجى تغييره مجددًا.',

  apiAddress: 'عنوان API',
  apiAddressHint: 'يُرسَل مفتاحك إلى هذا العنوان. أفرغه للعودة إلى العنوان المعتاد.',
  addressUnusable: 'لا يمكن استخدام هذا العنوان',
  addressUnusableDetail:
    'اكتب عنوان https، أو عنوان http على هذا الحاسوب (127.0.0.1 أو localhost)، بلا اسم مستخدم ولا ? ولا #. ما زال العنوان السابق ساريًا.',
  notReachable: (address) => `لا يسمح متصفحك لـ Hashlens بعد بالوصول إلى ${isolate(address)}`,
  notReachableDetail: 'إلى أن تسمح بذلك، لا يمكن الاستعلام عن شيء.',
  allowAccess: 'السماح بالوصول',

  speaks: 'لغة Hashlens',
  browsersLanguage: 'لغة المتصفح',

  keptAnswers: 'الإجابات المحفوظة',
  keptAnswersHint:
    'تبقى الإجابات في هذا المتصفح كي لا يُدفع ثمن شيء مرتين: المعاملات والأرصدة والتحويلات التي استعلمت عنها، والسلسلة التي كانت عليها مراجع كل موقع (كل موقع باسم مموّه). النوافذ الخاصة لا تترك شيئًا. وعند نسيان كل شيء تُنسى أيضًا عمليات البحث الأخيرة، ولا تعود النافذة المنبثقة تُفتح حيث كانت. أما ما تراقبه فليس إجابة: يبقى كما هو.',
  forgetEverything: 'نسيان كل شيء',
  sureToForget: 'هل تريد نسيان كل الإجابات المحفوظة؟ الاستعلام عنها من جديد يكلّف نقاطًا من جديد.',
  yesForget: 'نعم، نسيان كل شيء',
  keepThem: 'الاحتفاظ بها',
  forgetting: 'جارٍ النسيان…',
  nothingKept: 'تم. لم يعد هناك شيء محفوظ.',
};
