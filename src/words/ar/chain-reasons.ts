import { isolate } from '../isolate.ts';
import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const chainReasons: Words['chainReasons'] = {
  chosen: 'لأنك اخترتها',
  written: 'لأنها مكتوبة هناك',
  link: (host) => `لأن هذا الرابط يؤدي إلى ${host}`,
  page: (host) => `لأن هذه الصفحة على ${host}`,
  words: (text) => `لأن «${isolate(text)}» مكتوب بجانبها`,
  site: (host) => `لأن آخر إجابة على ${host} جاءت منها`,
  default: 'لأنها سلسلتك الافتراضية',
  listed: 'لأنها إحدى سلاسلك',
  guessed: 'تخمين: لا شيء بجانبها يذكر السلسلة',
  andNotKnown: (reason, chains, count) =>
    plural('ar', count, {
      zero: `${reason}`,
      one: `${reason}، وسلسلة ${chains} لا تعرفه`,
      two: `${reason}، وسلسلتا ${chains} لا تعرفانه`,
      few: `${reason}، وسلاسل ${chains} لا تعرفه`,
      many: `${reason}، وسلاسل ${chains} لا تعرفه`,
      other: `${reason}، وسلاسل ${chains} لا تعرفه`,
    }),
};

export const chainNames: Words['chainNames'] = {
  unnamed: (id) => `السلسلة ${id}`,
  unnamedInSentence: (id) => `السلسلة ${id}`,
  coins: 'عملة',
};
