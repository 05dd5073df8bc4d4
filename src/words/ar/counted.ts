import { plural } from '../word-data.ts';

/** A noun as Arabic counts it: one and two are said without their number. `twoOf` stands behind verbs and prepositions. */
export type Noun = { one: string; two: string; twoOf: string; few: string; many: string; other: string };

/** So many of it, as a subject. `number` is the count, formatted. */
export function counted(count: number, number: string, noun: Noun): string {
  return plural('ar', count, {
    zero: `${number} ${noun.other}`,
    one: noun.one,
    two: noun.two,
    few: `${number} ${noun.few}`,
    many: `${number} ${noun.many}`,
    other: `${number} ${noun.other}`,
  });
}

/** The same behind a verb or a preposition. */
export function countedOf(count: number, number: string, noun: Noun): string {
  return counted(count, number, { ...noun, two: noun.twoOf });
}

export const nouns = {
  reference: { one: 'مرجع واحد', two: 'مرجعان', twoOf: 'مرجعين', few: 'مراجع', many: 'مرجعًا', other: 'مرجع' },
  change: { one: 'تغيير واحد', two: 'تغييران', twoOf: 'تغييرين', few: 'تغييرات', many: 'تغييرًا', other: 'تغيير' },
  holder: { one: 'حامل واحد', two: 'حاملان', twoOf: 'حاملين', few: 'حاملين', many: 'حاملًا', other: 'حامل' },
  transfer: { one: 'تحويل واحد', two: 'تحويلان', twoOf: 'تحويلين', few: 'تحويلات', many: 'تحويلًا', other: 'تحويل' },
  credit: { one: 'نقطة واحدة', two: 'نقطتان', twoOf: 'نقطتين', few: 'نقاط', many: 'نقطة', other: 'نقطة' },
  record: { one: 'قيد واحد', two: 'قيدان', twoOf: 'قيدين', few: 'قيود', many: 'قيدًا', other: 'قيد' },
  request: { one: 'طلب واحد', two: 'طلبان', twoOf: 'طلبين', few: 'طلبات', many: 'طلبًا', other: 'طلب' },
  address: { one: 'عنوان واحد', two: 'عنوانان', twoOf: 'عنوانين', few: 'عناوين', many: 'عنوانًا', other: 'عنوان' },
  account: { one: 'حساب واحد', two: 'حسابان', twoOf: 'حسابين', few: 'حسابات', many: 'حسابًا', other: 'حساب' },
  token: { one: 'رمز واحد', two: 'رمزان', twoOf: 'رمزين', few: 'رموز', many: 'رمزًا', other: 'رمز' },
  permission: { one: 'إذن واحد', two: 'إذنان', twoOf: 'إذنين', few: 'أذون', many: 'إذنًا', other: 'إذن' },
  blob: { one: 'blob واحد', two: 'اثنين من blob', twoOf: 'اثنين من blob', few: 'blob', many: 'blob', other: 'blob' },
  row: { one: 'صف واحد', two: 'صفان', twoOf: 'صفين', few: 'صفوف', many: 'صفًا', other: 'صف' },
  hexDigit: {
    one: 'خانة ست عشرية واحدة',
    two: 'خانتان ست عشريتان',
    twoOf: 'خانتين ست عشريتين',
    few: 'خانات ست عشرية',
    many: 'خانة ست عشرية',
    other: 'خانة ست عشرية',
  },
  digit: { one: 'خانة واحدة', two: 'خانتان', twoOf: 'خانتين', few: 'خانات', many: 'خانة', other: 'خانة' },
} satisfies { [name: string]: Noun };
