import { isolate } from '../isolate.ts';
import type { Words } from '../words.ts';
import { counted, countedOf, nouns } from './counted.ts';

export const addressCard: Words['addressCard'] = {
  noChanges: (chain) => `لا تغييرات مسجّلة في الرصيد على ${chain}`,
  noChangesDetail: 'ربما لم يحمل عملات هناك قط، أو أن المستكشف لا يسجّل الأرصدة على هذه السلسلة.',

  changedByAt: (amount, age) => `${isolate(amount)} ≈ ${age}`,
  changed: 'تغيّر',
  changedAt: (age) => `تغيّر ≈ ${age}`,
  changes: (count, formatted) => counted(count, formatted, nouns.change),
  changesSince: (count, formatted, day) => `${counted(count, formatted, nouns.change)} منذ ≈\u00a0${day}`,

  name: 'الاسم',
  zeroAddress: 'العنوان الصفري',
  nobodysKey: 'لا أحد يملك مفتاحه',
  exactly: 'بالضبط',
  seenIn: 'ظهر في',
  counts: 'يشمل',
  onlyCoin: (symbol) => `${symbol} فقط، دون الرموز`,
  olderChanges: 'توجد تغييرات أقدم',
  recordedChange: 'التغيير المسجّل',
  amountNotRecorded: 'المبلغ غير مسجّل',
  inBlock: 'في الكتلة',
  time: 'الوقت',
  about: (time) => `≈ ${time}`,
  lastChange: 'آخر تغيير',

  line: (count, of) =>
    `الرصيد عبر ${countedOf(count, of.changes, nouns.change)}: من ${of.first} إلى ${of.newest}، الأدنى ${of.lowest}، الأعلى ${of.highest}.`,
  lineSince: (count, of) =>
    `الرصيد عبر ${countedOf(count, of.changes, nouns.change)} منذ ≈ ${of.day}: من ${of.first} إلى ${of.newest}، الأدنى ${of.lowest}، الأعلى ${of.highest}.`,
};
