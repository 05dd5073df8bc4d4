import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';
import { countedOf, nouns } from './counted.ts';

export const calls: Words['calls'] = {
  called: (method, receiver) => `استدعاء ${method} على ${receiver}`,
  calledWith: (method, receiver, coins) => `استدعاء ${method} على ${receiver} مع ${coins}`,
  calledOnItself: (method) => `استدعاء ${method} على المرسل نفسه`,
  calledOnItselfWith: (method, coins) => `استدعاء ${method} على المرسل نفسه مع ${coins}`,
  calledContract: (receiver) => `استدعاء ${receiver}`,
  calledItself: 'استدعاء المرسل لنفسه',
  sent: (coins, receiver) => `إرسال ${coins} إلى ${receiver}`,
  sentToItself: (coins) => `إرسال ${coins} إلى المرسل نفسه`,
  sentData: (receiver) => `إرسال بيانات إلى ${receiver}`,
  sentDataToItself: 'إرسال بيانات إلى المرسل نفسه',

  created: (contract) => `إنشاء العقد ${contract}`,
  createdToken: (contract) => `إنشاء عقد الرمز ${contract}`,
  createdUnknown: 'إنشاء عقد',
  createdUnknownToken: 'إنشاء عقد رمز',

  postedBlobs: (count, number, receiver) => `نشر ${countedOf(count, number, nouns.blob)} إلى ${receiver}`,
  postedBlobsWith: (count, number, receiver, coins) =>
    `نشر ${countedOf(count, number, nouns.blob)} إلى ${receiver} مع ${coins}`,
  postedBlobData: (receiver) => `نشر بيانات blob إلى ${receiver}`,
  postedBlobDataWith: (receiver, coins) => `نشر بيانات blob إلى ${receiver} مع ${coins}`,

  rootstockBridge: 'جسر Rootstock',
  rootstockRewards: 'مكافآت معدّني Rootstock',
};

export const intents: Words['intents'] = {
  call: (method, receiver) => `${method} على ${receiver}`,
  unnamedCall: (receiver) => `استدعاء ${receiver}`,
  data: (receiver) => `بيانات إلى ${receiver}`,
  coins: (coins, receiver) => `${coins} إلى ${receiver}`,
  creation: 'إنشاء عقد',
};

export const codeSettings: Words['codeSettings'] = {
  set: (account, contract) => `تعيين شيفرة ${account} إلى ${contract}`,
  setOfMany: (count, number) => `تعيين شيفرة ${countedOf(count, number, nouns.account)}`,
  removed: (account) => `إزالة شيفرة ${account}`,
  noneSet: 'لم تُعيَّن أي شيفرة: رُفضت كل التفويضات',
  carried: (count, number) =>
    plural('ar', count, {
      zero: `تحمل ${number} تفويض بتعيين شيفرة`,
      one: 'تحمل تفويضًا واحدًا بتعيين شيفرة',
      two: 'تحمل تفويضين بتعيين شيفرة',
      few: `تحمل ${number} تفويضات بتعيين شيفرة`,
      many: `تحمل ${number} تفويضًا بتعيين شيفرة`,
      other: `تحمل ${number} تفويض بتعيين شيفرة`,
    }),
  anAccount: 'حساب',
};
