import { isolate } from '../isolate.ts';
import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const unseenWarnings: Words['unseenWarnings'] = {
  title: 'أحرف غير مرئية في اسم',
  address: (hash, codes) => `يحتوي اسم ${hash} على أحرف لا يراها أحد: ${codes}.`,
  token: (hash, codes) => `يحتوي اسم الرمز ${hash} على أحرف لا يراها أحد: ${codes}.`,
  method: (codes) => `يحتوي اسم الدالة المستدعاة على أحرف لا يراها أحد: ${codes}.`,
  someMethod: (codes) => `يحتوي اسم إحدى الدوال المستدعاة على أحرف لا يراها أحد: ${codes}.`,
  turns: 'بعضها يعكس اتجاه النص.',
  others: (count, formatted) =>
    plural('ar', count, {
      zero: `وكذلك ${formatted} اسم آخر.`,
      one: 'وكذلك اسم آخر.',
      two: 'وكذلك اسمان آخران.',
      few: `وكذلك ${formatted} أسماء أخرى.`,
      many: `وكذلك ${formatted} اسمًا آخر.`,
      other: `وكذلك ${formatted} اسم آخر.`,
    }),
  withoutThem: 'عند عرضه بدونها قد يبدو كاسم آخر.',
};

const goByAddress = 'اعتمد على العنوان.';
const called = (hash: string, name: string) => `يسمّي المستكشف ${hash} باسم «${isolate(name)}»`;

export const domainWarnings: Words['domainWarnings'] = {
  invalidTitle: 'اسم نطاق غير صالح',
  scriptsTitle: 'اسم نطاق بعدة أبجديات',
  claimTitle: 'اسم نطاق غير موثّق',
  invalid: (hash, name) => `${called(hash, name)}، ولا يمكن لأي نطاق أن يحمل هذا الاسم. ${goByAddress}`,
  notNormal: (hash, name) =>
    `${called(hash, name)}، وهو ليس بصيغته القياسية، فليس النطاق الذي يبدو عليه. ${goByAddress}`,
  mixedScripts: (hash, name) => `${called(hash, name)}، وفيه حروف من عدة أبجديات مُزجت لتبدو واحدة. ${goByAddress}`,
  confusable: (hash, name) => `${called(hash, name)}، وحروفه من أبجدية أخرى اختيرت لتشبه هذه الحروف. ${goByAddress}`,
  severalScripts: (hash, name) => `${called(hash, name)}، وأجزاؤه بأبجديات مختلفة: قد يبدو كنطاق آخر. ${goByAddress}`,
  claim: (hash, name) =>
    `العنوان ${hash} يحمل اسم «${isolate(name)}»، لكن ليس لأن النطاق معروف بأنه له: يمكن لأي شخص أن يسمّي عقدًا هكذا.`,
  sameFor: (count, formatted) =>
    plural('ar', count, {
      zero: `وينطبق ذلك على ${formatted} عنوان آخر.`,
      one: 'وينطبق ذلك على عنوان آخر.',
      two: 'وينطبق ذلك على عنوانين آخرين.',
      few: `وينطبق ذلك على ${formatted} عناوين أخرى.`,
      many: `وينطبق ذلك على ${formatted} عنوانًا آخر.`,
      other: `وينطبق ذلك على ${formatted} عنوان آخر.`,
    }),
};
