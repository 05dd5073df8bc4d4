import type { Words } from '../words.ts';

export const optionsLooks: Words['optionsLooks'] = {
  heading: 'المظهر واللغة',
  hint: 'تتبع صفحات Hashlens ذلك فورًا، والبطاقات ابتداءً من البطاقة التالية.',
  theme: 'المظهر',
  themes: { auto: 'كما في النظام', light: 'فاتح', dark: 'داكن' },
  numbers: 'الأرقام',
  asTheLanguage: 'كما في اللغة',
  hours: 'الساعات',
  hourNames: { auto: 'كما في اللغة', 12: 'من 1 إلى 12', 24: 'من 0 إلى 23' },
  zone: 'الأوقات',
  zones: { local: 'بتوقيت هذا الحاسوب', utc: 'بتوقيت UTC' },

  pictures: 'صور NFT',
  picturesHint:
    'تأتي الصورة من خادم اختاره صانع الـ NFT، فيعرف عنوانك على الشبكة. لا يحمّل Hashlens أي صورة من تلقاء نفسه.',
  pictureChoices: { ask: 'السؤال قبل كل صورة', never: 'عدم عرضها أبدًا' },
};
