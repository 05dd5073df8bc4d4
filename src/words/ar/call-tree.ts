import { isolate } from '../isolate.ts';
import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const callTree: Words['callTree'] = {
  heading: (call) => `بعد فك الترميز: ${isolate(call)}`,
  noParameters: 'لا معطيات',
  thereIsMore: 'هناك المزيد: تجده كاملًا في المستكشف.',
  entries: (count, formatted) =>
    plural('ar', count, {
      zero: `${formatted} عنصر`,
      one: 'عنصر واحد',
      two: 'عنصران',
      few: `${formatted} عناصر`,
      many: `${formatted} عنصرًا`,
      other: `${formatted} عنصر`,
    }),
  more: (count, formatted) => plural('ar', count, { other: `و${formatted} غيرها` }),
  notDecoded: 'تعذّر فك ترميزه',
  emptyList: 'قائمة فارغة',
  empty: 'فارغ',
};
