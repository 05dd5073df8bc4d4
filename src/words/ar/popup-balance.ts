import { isolate } from '../isolate.ts';
import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';
import { counted, nouns } from './counted.ts';

export const popupBalance: Words['popupBalance'] = {
  nothingAsked: {
    title: 'تعرّف على كيفية تكوّن الرصيد',
    text: 'استعلم عن عنوان لترى رصيده عبر الزمن.',
  },
  asking: 'جارٍ طلب سجل الرصيد…',
  wrongChecksum: {
    title: 'المجموع الاختباري خاطئ',
    text: 'ربما تغيّر حرف في هذا العنوان. قارنه بمصدره.',
  },
  empty: {
    title: 'لا تغييرات مسجّلة في الرصيد',
    text: 'لم يُستخدم هذا العنوان قط على هذه السلسلة، أو أن الخدمة لا تحفظ الأرصدة عليها.',
  },
  onlyEmptyPages: {
    title: 'أرسلت الخدمة صفحات فارغة فقط',
    text: 'تقول إن هناك المزيد، لكنها لا تقود إلى شيء. لا يمكن الجزم بأن هذا العنوان قد استُخدم.',
  },

  lastChange: (amount, age) => `آخر تغيير ${isolate(amount)} ≈ ${age}`,
  lastChangeAtSomeTime: (amount) => `آخر تغيير ${isolate(amount)}`,
  lastChangeOfSomeAmount: (age) => `آخر تغيير ≈ ${age}`,

  changes: (count, formatted) => counted(count, formatted, nouns.change),
  sum: (changes, net, span) => `${changes}، ${isolate(net)} ${span}`,
  inLast: {
    week: 'في الأسبوع الأخير',
    month: 'في الشهر الأخير',
    year: 'في السنة الأخيرة',
    all: 'في كل ما تم تحميله',
  },
  inLastThen: {
    week: 'في الأسبوع السابق للاستعلام',
    month: 'في الشهر السابق للاستعلام',
    year: 'في السنة السابقة للاستعلام',
    all: 'في كل ما تم تحميله',
  },
  since: (day) => `منذ ${day}`,

  range: 'النطاق الزمني',
  ranges: { week: 'أسبوع', month: 'شهر', year: 'سنة', all: 'الكل' },
  wholeRange: 'كامل النطاق',
  table: 'جدول',

  along: 'المحور',
  byTime: 'حسب الوقت',
  byBlock: 'حسب الكتلة',
  largestChanges: 'أكبر التغييرات',

  aboutDay: (day) => `≈ ${day}`,
  aboutTime: (day, time) => `≈\u00a0${day}، ${time}`,
  timeUnknown: 'الوقت غير معروف',
  notRecorded: 'غير مسجّل',
  noTransaction: 'بلا معاملة',

  overTime: 'الرصيد عبر الزمن',
  overBlocks: 'الرصيد حسب الكتلة',
  change: (of) =>
    `الرصيد ${isolate(of.balance)}، التغيير ${isolate(of.change)}، الكتلة ${of.block}، ${of.time}، ${of.transaction}`,
  summary: (of) => `رصيد ${of.address} على ${of.chain}: ${of.changes}.`,
  summarySince: (of) => `رصيد ${of.address} على ${of.chain}: ${of.changes} منذ ${of.day}.`,
  extremes: (of) => `الأدنى ${of.lowest}، الأعلى ${of.highest}، الآن ${of.newest}.`,
  extremesThen: (of) => `الأدنى ${of.lowest}، الأعلى ${of.highest}، وعند الاستعلام ${of.newest}.`,
  olderNotLoaded: 'ما هو أقدم غير محمّل.',
  timesAreApproximate: 'الأوقات تقريبية.',
  blocksAreExact: 'أرقام الكتل دقيقة.',
  howToWalk:
    'تتنقل مفاتيح الأسهم بين التغييرات، ويكبّر زائد ويصغّر ناقص، ويعيد Escape عرض الكل؛ ويعرض زر «جدول» التغييرات في جدول.',
  sentences: (all) => all.join(' '),

  balance: 'الرصيد',
  recordedChange: 'التغيير المسجّل',
  block: 'الكتلة',
  transaction: 'المعاملة',

  balanceChanges: 'تغييرات الرصيد',
  noneInRange: 'لا تغييرات في هذا النطاق.',
  time: 'الوقت',
  balanceIn: (coin) => `الرصيد، ${coin}`,
  changeIn: (coin) => `التغيير، ${coin}`,

  history: 'السجل',
  loadingHistory: 'جارٍ تحميل السجل',
  loadAll: 'تحميل السجل الكامل',
  stop: 'إيقاف',
  records: (count, formatted) => counted(count, formatted, nouns.record),
  recordsBackTo: (records, day) => `${records}، رجوعًا إلى ${day}`,
  creditsUsed: (count, formatted) =>
    plural('ar', count, {
      zero: `استُخدمت ${formatted} نقطة`,
      one: 'استُخدمت نقطة واحدة',
      two: 'استُخدمت نقطتان',
      few: `استُخدمت ${formatted} نقاط`,
      many: `استُخدمت ${formatted} نقطة`,
      other: `استُخدمت ${formatted} نقطة`,
    }),
  recordsAndCost: (records, creditsUsed) => `${records}، ${creditsUsed}`,
  recordsAndMore: (records) => `${records}. هناك المزيد: يستمر التحميل من هنا.`,
  wayDone: (share) => `قُطع ${share} من الطريق إلى الكتلة 0، حيث ينتهي السجل على أبعد تقدير.`,
  recordsAreAll: (records) => `${records}: السجل الكامل.`,
  recordsRepeat: (records) => `${records}. بدأت الخدمة تكرر نفسها، فلا يمكن الحصول على ما هو أقدم.`,
};
