import { listAnd, plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const lists: Words['lists'] = {
  // The mark behind the comma keeps the order from the right where Latin texts stand on both sides.
  facts: (all) => all.join('،\u200f '),
  and: (all) => listAnd('ar', all),

  more: (count, formatted) => plural('ar', count, { other: `و${formatted} غيرها: تجدها كلها في المستكشف` }),
  moreRows: (count, formatted) =>
    plural('ar', count, {
      zero: `و${formatted} صف آخر: تجدها كلها في المستكشف`,
      one: 'وهناك صف آخر: تجدها كلها في المستكشف',
      two: 'وهناك صفان آخران: تجدها كلها في المستكشف',
      few: `و${formatted} صفوف أخرى: تجدها كلها في المستكشف`,
      many: `و${formatted} صفًا آخر: تجدها كلها في المستكشف`,
      other: `و${formatted} صف آخر: تجدها كلها في المستكشف`,
    }),
  moreLabel: 'المزيد',

  yes: 'نعم',
  no: 'لا',
  at: (place) => `على ${place}`,
};
