import { isolate } from '../isolate.ts';
import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionDetails: Words['transactionDetails'] = {
  time: 'الوقت',
  status: 'الحالة',
  yourTag: 'وسمك',
  kinds: 'الأصناف',
  type: 'النوع',
  nonce: 'Nonce',
  position: 'الموضع في الكتلة',
  blockHash: 'هاش الكتلة',
  exactValue: 'القيمة بالضبط',
  exactFee: 'الرسوم بالضبط',
  gasUsed: 'الغاز المستخدم',
  gasPrice: 'سعر الغاز',
  baseFee: 'الرسوم الأساسية',
  maxFee: 'أقصى رسوم لوحدة الغاز',
  maxTip: 'أقصى إكرامية لوحدة الغاز',
  tip: 'الإكرامية',
  burnt: 'المحروق',
  fee: 'الرسوم',
  priceThen: 'السعر آنذاك',
  priceNow: 'السعر الآن',
  priceWhenAsked: 'السعر عند الاستعلام',
  method: 'الدالة',
  input: 'المدخلات',
  innerCalls: 'الاستدعاءات الداخلية',

  someFailed: 'فشل بعضها',
  atMost: (limit) => `${limit} كحد أقصى`,
  usedOf: (used, limit) => `${used} من ${limit}`,
  usedOfShare: (used, limit, share) => `${used} من ${limit} (${isolate(share)})`,
  priceOfOne: (dollars, symbol) => `${dollars} لكل ${symbol}`,
  typeAndName: (type, name) => `${type} (${name})`,
  typeNames: ['قديم', 'مع قائمة وصول', 'EIP-1559', 'مع blob', 'تعيّن شيفرة'],
  inputAndSize: (start, count, number) =>
    plural('ar', count, {
      zero: `${start} (${number} بايت)`,
      one: `${start} (بايت واحد)`,
      two: `${start} (${number} بايت)`,
      few: `${start} (${number} بايت)`,
      many: `${start} (${number} بايت)`,
      other: `${start} (${number} بايت)`,
    }),
};

export const signatures: Words['signatures'] = {
  authorization: (number) => `التفويض ${number}`,
  authorizations: 'التفويضات',
  runsAsUnnamed: (contract) => `يعمل بشيفرة ${contract}`,
};

export const revertRows: Words['revertRows'] = {
  reason: 'سبب إلغاء التنفيذ',
  none: 'لم يُذكر',
  revert: 'إلغاء التنفيذ',
  parameter: (name) => `إلغاء التنفيذ: ${isolate(name)}`,
  unnamed: 'إلغاء التنفيذ: القيمة',
  notDecoded: 'تعذّر فك ترميزه',
  empty: 'فارغ',
};

export const arbitrum: Words['arbitrum'] = {
  status: 'حالة Arbitrum',
  batch: 'الدفعة',
  batchData: 'بيانات الدفعة',
  committedBy: 'الإيداع عبر',
  confirmedBy: 'التأكيد عبر',
  gasForL1: 'الغاز لـ L1',
  gasForL2: 'الغاز لـ L2',
  posterFee: 'رسوم الناشر',
  networkFee: 'رسوم الشبكة',
  message: 'الرسالة',
  messageNumber: 'رقم الرسالة',
  messageStatus: 'حالة الرسالة',
  messageOnL1: 'الرسالة على L1',
  incoming: 'واردة',
  outgoing: 'صادرة',
};
