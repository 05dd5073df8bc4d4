import { isolate } from '../isolate.ts';
import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  source: (link) => [
    'يستعلم Hashlens من Blockscout API بمفتاح خاص بك. يمكنك الحصول عليه مجانًا من ',
    link('dev.blockscout.com'),
    '.',
  ],
  apiKey: 'مفتاح API',
  apiKeyHint: 'يُحفظ عند الضغط على Enter أو مغادرة الحقل. يبقى في هذا المتصفح ولا يُرسَل إلا إلى عنوان API.',
  check: 'فحص المفتاح',
  checking: 'جارٍ فحص المفتاح…',
  worksOn: (chain) => `يعمل المفتاح على ${chain}.`,
  noneYet: 'لا مفتاح محفوظ بعد.',
  removed: 'أُزيل المفتاح.',
  stored: 'محفوظ.',
  storedEnding: (ending) => `محفوظ: ينتهي بـ ${isolate(`…${ending}`)}.`,
  storedJustNowEnding: (ending) => `حُفظ للتو: ينتهي بـ ${isolate(`…${ending}`)}.`,
  isStored: 'المفتاح محفوظ',
  endsIn: (ending) => `ينتهي بـ ${isolate(`…${ending}`)}`,
  remove: 'إزالة',
  tooLong: 'هذا أطول من أن يكون مفتاحًا',
  tooLongDetail: 'لا يزيد المفتاح على 1,000 حرف. لم يُحفظ شيء: انسخ المفتاح وحده والصقه من جديد.',
  notAKey: 'لا يوجد مفتاح هنا',
  notAKeyDetail:
    'لم يكن فيه إلا مسافات أو علامات تنصيص أو رموز لا تكون في مفتاح. لم يُحفظ شيء: انسخ المفتاح وحده والصقه مجددًا.',
  secretKey: 'المفتاح السري',
  secretKeyHint: 'للموارد المقيّدة التي منحتك الخدمة الوصول إليها فقط. اتركه فارغًا إن لم يكن لديك مفتاح.',
  secretIsStored: 'المفتاح محفوظ',
  secretOptional: 'اختياري',
  forget: 'نسيانه',
  forgotten: 'تم نسيانه.',
};
