import { isolate } from '../isolate.ts';
import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const times: Words['times'] = {
  justNow: 'الآن',
  minutesAgo: (count, amount) =>
    plural('ar', count, {
      zero: `منذ ${amount}\u00a0دقيقة`,
      one: 'منذ دقيقة',
      two: 'منذ دقيقتين',
      few: `منذ ${amount}\u00a0دقائق`,
      many: `منذ ${amount}\u00a0دقيقة`,
      other: `منذ ${amount}\u00a0دقيقة`,
    }),
  hoursAgo: (count, amount) =>
    plural('ar', count, {
      zero: `منذ ${amount}\u00a0ساعة`,
      one: 'منذ ساعة',
      two: 'منذ ساعتين',
      few: `منذ ${amount}\u00a0ساعات`,
      many: `منذ ${amount}\u00a0ساعة`,
      other: `منذ ${amount}\u00a0ساعة`,
    }),
  daysAgo: (count, amount) =>
    plural('ar', count, {
      zero: `منذ ${amount}\u00a0يوم`,
      one: 'منذ يوم',
      two: 'منذ يومين',
      few: `منذ ${amount}\u00a0أيام`,
      many: `منذ ${amount}\u00a0يومًا`,
      other: `منذ ${amount}\u00a0يوم`,
    }),
  datedAhead: (date) => `بتاريخ لاحق، ${date}`,
  aheadTitle: 'وقت يسبق الساعة',
  ahead: 'هذا الوقت لاحق لساعة هذا الجهاز. تحقق من الساعة: إن كانت خاطئة، فالمدد المعروضة هنا خاطئة أيضًا.',
  timeUnknown: 'الوقت غير معروف',
  dateUnknown: 'التاريخ غير معروف',
  localAndUtc: (local, utc) => `${local} (${isolate(utc)})`,
  whenAsked: 'عند الاستعلام',
  whenAskedAt: (age) => `عند الاستعلام (${age})`,
};

export const durations: Words['durations'] = {
  milliseconds: (count, amount) => plural('ar', count, { other: `${amount}\u00a0م.ث` }),
  seconds: (count, amount) => plural('ar', count, { other: `${amount}\u00a0ث` }),
  minutes: (count, amount) => plural('ar', count, { other: `${amount}\u00a0د` }),
  hours: (count, amount) => plural('ar', count, { other: `${amount}\u00a0س` }),
  days: (count, amount) =>
    plural('ar', count, {
      zero: `${amount}\u00a0يوم`,
      one: 'يوم',
      two: 'يومين',
      few: `${amount}\u00a0أيام`,
      many: `${amount}\u00a0يومًا`,
      other: `${amount}\u00a0يوم`,
    }),
  within: (longest) => `خلال ${longest}`,
  range: (shortest, longest) => `${shortest} إلى ${longest}`,
};
