import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';
import { countedOf, nouns } from './counted.ts';

export const credits: Words['credits'] = {
  heading: 'النقاط',
  unknown: 'لم تذكر الخدمة بعد كم نقطة تبقّت.',
  left: (count, text) => plural('ar', count, { other: `المتبقي ${text}` }),
  over: (count, text) => plural('ar', count, { other: `تجاوزت حصتك بمقدار ${text}` }),
  areLeft: (count, text) => plural('ar', count, { other: `النقاط المتبقية: ${text}.` }),
  areOver: (count, text) => `تجاوزت حصتك بمقدار ${countedOf(count, text, nouns.credit)}.`,
  wereLeft: (count, text, when) => plural('ar', count, { other: `النقاط المتبقية: ${text} (آخر تحديث: ${when}).` }),
  wereOver: (count, text, when) => `تجاوزت حصتك بمقدار ${countedOf(count, text, nouns.credit)} (آخر تحديث: ${when}).`,
  nothingToday: 'لم يرسل Hashlens أي طلب اليوم (منذ منتصف الليل بتوقيت UTC).',
  today: (count, text, requests, requestsText) => {
    const spent = countedOf(count, text, nouns.credit);
    const asked = countedOf(requests, requestsText, nouns.request);
    return `أنفق Hashlens اليوم (منذ منتصف الليل بتوقيت UTC) ${spent} على ${asked}.`;
  },
  dailyLimit: 'الحد اليومي',
  noLimit: 'بلا حد',
  dailyLimitHint:
    'النقاط التي يجوز لـ Hashlens إنفاقها في اليوم (UTC)، كي يبقى بعضها لأدواتك الأخرى. الحد في البداية 50,000، أي نصف الخطة المجانية. اتركه فارغًا إن لم ترد حدًا.',
  notALimit: 'هذا ليس حدًا يوميًا',
  notALimitDetail: 'اكتب عددًا صحيحًا من النقاط، مثل 5,000، أو اتركه فارغًا بلا حد. ما زال الحد السابق ساريًا.',
  askBeforeAddresses: 'السؤال قبل الاستعلام عن العناوين (50 نقطة لكل عنوان)',
  askBeforeHashes: 'السؤال دائمًا قبل الاستعلام عن قيمة من 64 خانة',
  askBeforeHashesHint: 'قد تكون مفتاحًا خاصًا. بدون هذا الخيار لا يسأل Hashlens أولًا إلا حيث لا يدل شيء على أنها معاملة.',
};
