import { isolate } from '../isolate.ts';
import type { Words } from '../words.ts';

export const serviceTrouble: Words['serviceTrouble'] = {
  passing: {
    title: 'الخدمة متعثرة',
    detail: (status) => `أجابت بالخطأ ${status}. يزول هذا غالبًا من تلقاء نفسه: حاول مجددًا بعد لحظات.`,
  },
  notThere: {
    title: 'لم يُعثر على الخدمة هناك',
    detail: 'لا شيء يجيب على عنوان API هذا (خطأ 404). تحقق من عنوان API في الخيارات.',
  },
  elsewhere: {
    title: 'الخدمة ليست على هذا العنوان',
    detail: (status) =>
      `يحيل العنوان Hashlens إلى مكان آخر (${status}) لا يُرسَل مفتاحك إليه. تحقق من عنوان API في الخيارات.`,
  },
  refused: {
    title: 'تعذّر الوصول إلى الخدمة',
    detail: (status) => `رفض Hashlens شيءٌ أمامها، مثل جدار حماية (خطأ ${status}). حاول مجددًا لاحقًا.`,
  },
};

const nothingShown = 'لا يُعرض شيء منها. حاول مجددًا لاحقًا.';

export const senselessAnswers: Words['senselessAnswers'] = {
  cut: {
    title: 'انقطعت الإجابة',
    detail: `انتهى الاتصال في منتصف إجابة الخدمة. ${nothingShown}`,
  },
  html: {
    title: 'الإجابة صفحة ويب',
    detail: `ربما أجاب شيء في الطريق، مثل صفحة تسجيل الدخول إلى شبكتك. ${nothingShown}`,
  },
  body: {
    title: 'لا يمكن قراءة الإجابة',
    detail: `انقطعت الإجابة، أو أنها ليست بصيغة الخدمة (JSON). ${nothingShown}`,
  },
  size: {
    title: 'الإجابة كبيرة جدًا',
    detail: `أرسلت الخدمة أكثر بكثير مما ينبغي، فتوقف Hashlens عن قراءة الإجابة. ${nothingShown}`,
  },
  answer: {
    title: 'الإجابة تقول شيئًا آخر',
    detail: `أجابت الخدمة، لكن إجابتها ليست ما طُلب. ${nothingShown}`,
  },
  unknown: {
    title: 'الإجابة غير مفهومة',
    detail: (place) =>
      `أجابت الخدمة، لكن إجابتها ليست بصيغة يعرفها Hashlens (عند «${isolate(place)}»). ${nothingShown}`,
  },
};
