import type { Words } from '../words.ts';
import { counted, nouns } from './counted.ts';

export const notRefreshed: Words['notRefreshed'] = {
  fromAge: (age) => `هذه الإجابة ${age}`,
  fromDate: (date) => `هذه الإجابة من ${date}`,
  fromMomentAgo: 'هذه الإجابة من قبل لحظات',
  fromEarlier: 'هذه الإجابة من وقت سابق',
  because: (reason) => `تعذّر تحديثها: ${reason}.`,
};

export const refreshReasons: Words['refreshReasons'] = {
  outOfCredits: 'نفدت نقاط اليوم',
  outOfCreditsFor: (wait) => `نفدت نقاط اليوم، والمدة المتبقية ${wait}`,
  dailyLimit: (count, credits) => `بلغت حدك اليومي وهو ${counted(count, credits, nouns.credit)}`,
  dailyLimitFor: (count, credits, wait) =>
    `بلغت حدك اليومي وهو ${counted(count, credits, nouns.credit)}، والمدة المتبقية ${wait}`,
  chainNotServed: (chain) => `لم تعد الخدمة تدعم ${chain}`,
  serviceTrouble: (status) => `الخدمة متعثرة (خطأ ${status})`,
  noKey: 'لا يوجد مفتاح API',
  keyRefused: 'رُفض مفتاح API',
  paymentRequired: 'تطلب الخدمة مفتاح API أو دفعًا',
  tooManyRequests: 'كانت الطلبات كثيرة في ثانية واحدة',
  notFound: 'لم تعد الخدمة تجده',
  noConnection: 'لا يوجد اتصال',
  noPermission: 'لا يسمح المتصفح لـ Hashlens بالوصول إلى API',
  timedOut: 'لم تصل إجابة في الوقت المحدد',
  restricted: 'تقيّد الخدمة الوصول إليه',
  malformedInput: 'لا يمكن الاستعلام عنه',
  questionRefused: 'رفضت الخدمة الطلب',
  senselessAnswer: 'الإجابة الجديدة غير مفهومة',
  otherAnswer: 'أجابت الخدمة عن سؤال آخر',
  heldBack: 'يبدو مفتاحًا خاصًا، لذلك لم يُرسَل شيء',
  noStorage: 'لا يعطي المتصفح إعداداتك',
  aborted: 'أُوقف الاستعلام',
  noBackground: 'لم يُجب Hashlens',
  updated: 'تم تحديث Hashlens',
};

export const refreshAdvice: Words['refreshAdvice'] = {
  addKey: 'أضف مفتاحًا في الخيارات.',
  checkKey: 'تحقق من مفتاح API في الخيارات.',
  waitForCredits: 'انتظر حتى تعود، أو احصل على خطة أكبر.',
  raiseLimit: 'ارفعه في الخيارات، أو انتظر.',
  chooseChain: 'اختر سلسلة أخرى.',
  checkConnection: 'تحقق من اتصالك.',
  allow: 'اسمح بذلك في الخيارات.',
  restartBrowser: 'أعد تشغيل المتصفح.',
  tryInAMoment: 'حاول مجددًا بعد لحظات.',
  tryLater: 'حاول مجددًا لاحقًا.',
  addSecretKey: 'إذا كان لديك مفتاح سري له، فأضفه في الخيارات.',
  tryIfWanted: 'حاول مجددًا إن كنت ما زلت تريدها.',
  reloadPage: 'أعد تحميل هذه الصفحة.',
  checkAddress: 'تحقق من عنوان API في الخيارات.',
};
