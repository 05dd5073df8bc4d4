import type { Words } from '../words.ts';
import { countedOf, nouns } from './counted.ts';

export const outOfCredits: Words['outOfCredits'] = {
  title: 'نفدت النقاط',
  over: 'نفدت نقاطك، لكن يومًا جديدًا بدأ ويُفترض أنها عادت.',
  justOver: (wait) => `نفدت نقاط مفتاح API، لكن يومًا جديدًا بدأ للتو. يستعلم Hashlens مجددًا بعد ${wait}.`,
  untilMidnight: 'نفدت نقاط اليوم لمفتاح API. تعود عند منتصف الليل بتوقيت UTC، وفي الخطط الأكبر نقاط أكثر.',
  untilMidnightIn: (wait) =>
    `نفدت نقاط اليوم لمفتاح API. تعود عند منتصف الليل بتوقيت UTC، بعد ${wait}، وفي الخطط الأكبر نقاط أكثر.`,
};

const mayBeSpent = (count: number, credits: string) =>
  `يجوز لـ Hashlens إنفاق ${countedOf(count, credits, nouns.credit)} في اليوم.`;

export const dailyLimit: Words['dailyLimit'] = {
  title: 'بلغت حدك اليومي',
  over: 'بدأ يوم جديد منذ ذلك الحين، فيمكن لـ Hashlens الاستعلام مجددًا.',
  untilMidnight: (count, credits) =>
    `${mayBeSpent(count, credits)} يستعلم مجددًا عند منتصف الليل بتوقيت UTC، أو حين ترفع الحد في الخيارات.`,
  untilMidnightIn: (count, credits, wait) =>
    `${mayBeSpent(count, credits)} يستعلم مجددًا عند منتصف الليل بتوقيت UTC، بعد ${wait}، أو حين ترفع الحد في الخيارات.`,
};
