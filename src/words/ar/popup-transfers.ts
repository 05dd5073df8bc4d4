import { isolate } from '../isolate.ts';
import type { Words } from '../words.ts';
import { counted, nouns } from './counted.ts';

export const popupTransfers: Words['popupTransfers'] = {
  nothingAsked: {
    title: 'تتبّع NFT من يد إلى يد',
    text: (example) => `استعلم عن NFT لترى تحويلاته: عقده، ثم شرطة مائلة، ثم رقمه، مثل ${isolate(example)}.`,
  },
  asking: 'جارٍ طلب التحويلات…',
  empty: {
    title: 'لا تحويلات مسجّلة',
    text: 'لا تعرف الخدمة أي تحويل لهذا الـ NFT على هذه السلسلة. هل الرقم صحيح؟',
  },
  onlyEmptyPages: {
    title: 'أرسلت الخدمة صفحات فارغة فقط',
    text: 'تقول إن هناك المزيد، لكنها لا تقود إلى شيء. لا يمكن الجزم بأن هذا الـ NFT قد نُقل.',
  },

  newestFirst: 'التحويلات، الأحدث أولًا',

  transfers: (count, formatted) => counted(count, formatted, nouns.transfer),
  soFar: (transfers) => `${transfers} حتى الآن`,
  areAll: (transfers) => `${transfers}: هذا كل شيء.`,
  repeat: (transfers) => `${transfers}. بدأت الخدمة تكرر نفسها، فلا يمكن الحصول على ما هو أقدم.`,
  askingForMore: 'جارٍ طلب المزيد…',
  more: 'المزيد',

  heldSince: (count, formatted, day) => `${counted(count, formatted, nouns.holder)} منذ ${day}`,
  holderSince: (who, from) => `${isolate(who)}، منذ ${from}`,
  holderBetween: (who, from, until) => `${isolate(who)}، من ${from} إلى ${until}`,
  nobody: 'لا أحد',

  lookForPicture: (credits, formatted) => `البحث عن صورة (${counted(credits, formatted, nouns.credit)})`,
  lookingForPicture: 'جارٍ البحث عن صورة…',
  whereItIsNamed: 'لا تذكر قائمة التحويلات أي صورة، وقد تذكرها معاملة أحدث تحويل.',
  noPictureNamed: 'لا صورة: معاملة أحدث تحويل لا تذكر صورة يمكن عرضها.',

  showPicture: 'إظهار الصورة',
  pictureGives: (host) => `ستأتي من ${isolate(host)}، فيعرف عنوانك على الشبكة. لم يتحقق أحد مما تعرضه.`,
  pictureOf: (name) => `صورة ${isolate(name)}`,
  noPicture: 'تعذّر تحميل الصورة',
  noPictureDetail: (host) => `لم يرسل ${isolate(host)} صورة. أعد المحاولة لاحقًا، أو استغنِ عنها.`,
  pictureNotAllowed: (host) =>
    `لا يسمح متصفحك لـ Hashlens بالاتصال بـ ${isolate(host)}. اضغط الزر مرة أخرى واسمح بذلك، أو استغنِ عنها.`,
};
