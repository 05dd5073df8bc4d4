import { isolate } from '../isolate.ts';
import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';
import { counted, nouns } from './counted.ts';

export const scamWarnings: Words['scamWarnings'] = {
  title: 'احتيال معروف',
  accounts: (count, names) => plural('ar', count, { other: `يصنّف المستكشف ${names} كاحتيال.` }),
  thisAddress: 'يصنّف المستكشف هذا العنوان كاحتيال: ذكر ذلك في إجابة أخرى.',
};

export const reputationWarnings: Words['reputationWarnings'] = {
  title: 'السمعة',
  text: (reputations) => `يعطي المستكشف ${reputations}.`,
  ofAddress: (hash, reputation) => `${hash} السمعة «${isolate(reputation)}»`,
  ofToken: (hash, reputation) => `الرمز ${hash} السمعة «${isolate(reputation)}»`,
};

export const writtenWarnings: Words['writtenWarnings'] = {
  wrongChecksum: {
    title: 'مجموع اختباري خاطئ',
    text: 'حروفه الكبيرة لا تطابق خاناته، فربما تغيّر حرف فيه أو كُتب خطأ. قارنه بمصدره قبل أن ترسل إليه أي شيء.',
  },
  invisible: {
    title: 'أحرف غير مرئية',
    text: 'توجد أحرف غير مرئية داخل هذه القيمة في الصفحة. استعلم Hashlens عما يبقى بدونها.',
  },
  otherLink: {
    title: 'الرابط يؤدي إلى مكان آخر',
    text: 'تكتب الصفحة هذه القيمة، لكن رابطها يؤدي إلى أخرى. تحقّق أيّهما تريد.',
  },
};

export const nftWarnings: Words['nftWarnings'] = {
  scam: {
    title: 'مجموعة احتيالية',
    text: 'يصنّف المستكشف هذه المجموعة كاحتيال. لا تتبع ما يقوله اسمها.',
  },
  nothingTitle: 'تحويل بلا شيء',
  nothing: (count, formatted) =>
    `${counted(count, formatted, nouns.transfer)} دون نقل أي شيء منه. تُستخدم مثل هذه التحويلات لدسّ عنوان شبيه في السجل: لا تنسخ عناوين من هنا.`,
};

export const tokenWarnings: Words['tokenWarnings'] = {
  imitation: {
    title: 'تقليد لرمز معروف',
    text: (hash, name, real) => `يسمّي الرمز ${hash} نفسه ${name}، لكنه ليس ${real}. اعتمد على عنوانه.`,
  },
  sameName: {
    title: 'اسم رمز معروف',
    text: (hash, name, real) =>
      `يسمّي الرمز ${hash} نفسه ${name}، وليس من العقود المعروفة باسم ${real}. اعتمد على عنوانه.`,
  },
  letters: {
    title: 'حروف مضلِّلة',
    text: (hash, name) => `يسمّي الرمز ${hash} نفسه ${name}، وفيه حروف من أبجدية أخرى تشبه هذه. اعتمد على عنوانه.`,
  },
  site: {
    title: 'إعلان في اسم',
    text: (hash, name) =>
      `اسم الرمز ${hash} هو ${name}. الرموز التي تذكر موقعًا تُرسَل غالبًا لاستدراج الناس إليه: لا تفتحه.`,
  },
};
