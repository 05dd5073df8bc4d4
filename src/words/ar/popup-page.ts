import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';
import { counted, nouns } from './counted.ts';

export const popupPage: Words['popupPage'] = {
  noPage: {
    title: 'لا صفحة بجانب هذه',
    text: 'Hashlens مفتوح في علامة تبويب خاصة به. لترى ما تشير إليه صفحة، انتقل إليها وانقر على Hashlens في شريط الأدوات.',
  },
  looking: 'جارٍ البحث في الصفحة…',
  empty: {
    title: 'لا مراجع في هذه الصفحة',
    text: 'لا توجد معاملة ولا عنوان ولا NFT في نصها أو روابطها. النص المرسوم فقط، كما في Google Docs، لا يمكن قراءته.',
  },

  noCards: 'لا يستطيع Hashlens عرض البطاقات في هذا النوع من الصفحات، وتجد هنا قائمة بمراجعها.',
  filter: 'تصفية',
  references: (count, formatted) => counted(count, formatted, nouns.reference),
  referencesOf: (count, formatted, all) => `${counted(count, formatted, nouns.reference)} من ${all}`,
  groups: { transaction: 'المعاملات', address: 'العناوين', 'token-instance': 'رموز NFT' },
  showMore: (count, formatted) => plural('ar', count, { other: `عرض ${formatted} أخرى` }),
  showMoreOf: (count, formatted, group) => plural('ar', count, { other: `عرض ${formatted} أخرى من ${group}` }),
  times: (count, formatted) =>
    plural('ar', count, {
      zero: `${formatted} مرة`,
      one: 'مرة واحدة',
      two: 'مرتان',
      few: `${formatted} مرات`,
      many: `${formatted} مرة`,
      other: `${formatted} مرة`,
    }),
  names: {
    transaction: (value) => `معاملة ${value}`,
    address: (value) => `عنوان ${value}`,
    'token-instance': (value) => `NFT ${value}`,
  },
  showOnPage: 'عرض في الصفحة',
  showNamedOnPage: (name) => `عرض ${name} في الصفحة`,
  watchNamed: (name) => `مراقبة ${name}`,

  isOnFor: (site) => `يعمل Hashlens على ${site}`,
  pausedUntil: (time) => `متوقف مؤقتًا حتى ${time}`,
  resume: 'استئناف',
  notStored: {
    title: 'لم يحفظ متصفحك هذا',
    detail: 'بقيت أماكن عمل Hashlens كما كانت. يُرجى المحاولة مجددًا، أو تغييرها في الإعدادات.',
  },
  paused: { title: 'Hashlens متوقف مؤقتًا', text: 'لا يُبحث عن شيء في أي صفحة حتى ذلك الحين.' },
  offHere: {
    title: 'Hashlens متوقف هنا',
    text: 'لا يُبحث عن شيء في هذه الصفحة. شغّله في الأعلى لترى ما تشير إليه.',
  },
  notInList: {
    title: 'Hashlens متوقف هنا',
    text: 'يعمل على مواقع قائمتك وحدها، وهذه الصفحة لا تتبع أيًا منها. يمكنك تغيير ذلك في الإعدادات.',
  },

  unreadable: {
    browser: {
      title: 'لا يستطيع Hashlens قراءة هذه الصفحة',
      text: 'هي من صفحات المتصفح، والمتصفحات لا تسمح لأي إضافة بقراءة صفحاتها. انسخ منها هاشًا أو عنوانًا إلى المربع أعلاه.',
    },
    store: {
      title: 'لا يستطيع Hashlens قراءة هذه الصفحة',
      text: 'لا تسمح المتصفحات لأي إضافة بقراءة متاجر الإضافات. انسخ منها هاشًا أو عنوانًا إلى المربع أعلاه.',
    },
    pdf: {
      title: 'لا يستطيع Hashlens قراءة هذه الصفحة',
      text: 'هي في عارض PDF الخاص بالمتصفح، ولا تستطيع أي إضافة قراءته. انسخ منها هاشًا أو عنوانًا إلى المربع أعلاه.',
    },
    file: {
      title: 'لا يستطيع Hashlens قراءة هذا الملف',
      text: 'لا يسمح متصفحك للإضافات بقراءة الملفات إلا بعد إذنك: ابحث عن «السماح بالوصول إلى عناوين URL للملفات» في تفاصيل Hashlens ضمن إضافاتك، ثم أعد تحميل هذه الصفحة.',
    },
    unknown: {
      title: 'لا يستطيع Hashlens قراءة هذه الصفحة',
      text: 'يبدو أنها من صفحات المتصفح، والمتصفحات لا تسمح لأي إضافة بقراءة صفحاتها. إن كانت صفحة ويب، فأعد تحميلها.',
    },
    older: {
      title: 'أعد تحميل هذه الصفحة',
      text: 'كانت مفتوحة قبل تثبيت Hashlens أو تحديثه، لذلك لا يعمل عليها بعد.',
    },
  },
  reload: 'إعادة التحميل',

  lookClosely: 'دقّق النظر',
  possibleKeys: 'مفاتيح خاصة محتملة',
  possibleKeysHint: 'لا يُرسَل شيء منها ولا يُستعلَم عنه ولا يُراقَب.',
  data: 'أعداد وبيانات أخرى',
  lookUpAll: (count, formatted) => `الاستعلام عن ${counted(count, formatted, nouns.reference)}`,
  price: (count, formatted, each) =>
    `يكلّف ذلك نحو ${counted(count, formatted, nouns.credit)}: ${each.transaction} للمعاملة أو الـ NFT، و${each.address} للعنوان. ما هو معروف لا يكلّف شيئًا، والمعاملة التي يُبحث عنها في عدة سلاسل تكلّف أكثر.`,
  notNow: 'ليس الآن',
  lookingUpAll: 'جارٍ الاستعلام عن كل المراجع',
  lookedUp: (done, all) => `تم الاستعلام عن ${done} من ${all}`,
};
