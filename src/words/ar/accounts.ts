import { isolate } from '../isolate.ts';
import type { Words } from '../words.ts';

export const accountTags: Words['accountTags'] = {
  delegating: 'حساب مفوِّض',
  verifiedContract: 'عقد موثّق',
  contract: 'عقد',
  proxy: 'عقد وكيل',
  scam: 'احتيال',
};

export const accountRows: Words['accountRows'] = {
  runs: (label) => `${label}: يشغّل`,
  tag: (label) => `${label}: الوسم`,
  privateTag: (label) => `${label}: وسم خاص`,
  publicTag: (label) => `${label}: وسم عام`,
  watchedAs: (label) => `${label}: اسم المتابعة`,

  contract: 'عقد',
  verifiedContract: 'عقد موثّق',
  unverifiedContract: 'عقد غير موثّق',
  invalidName: (name) => `اسم غير صالح: ${isolate(name)}`,
  reputation: (reputation) => `السمعة ${reputation}`,
  markedAsScam: 'مصنّف كاحتيال',
  onAddress: (address) => `على ${address}`,
  kindOfTag: (kind) => `وسم ${kind}`,
  order: (number) => `الترتيب ${number}`,
};

export const proxies: Words['proxies'] = {
  eip1167: 'وكيل مصغّر (EIP-1167)',
  eip1967: 'وكيل (EIP-1967)',
  eip1822: 'وكيل (EIP-1822)',
  openZeppelin: 'وكيل (EIP-1967، OpenZeppelin)',
  beacon: 'وكيل بمنارة (EIP-1967)',
  masterCopy: 'وكيل لنسخة رئيسية',
  namesImplementation: 'وكيل يذكر العقد الذي ينفّذه',
  comptroller: 'وكيل مراقب',
  eip2535: 'وكيل متعدد الأجزاء (EIP-2535)',
  immutableArguments: 'نسخة بمعاملات ثابتة',
  eip7702: 'حساب مفوِّض (EIP-7702)',
  resolvedDelegate: 'وكيل بمفوَّض محدَّد',
  erc7760: 'وكيل (ERC-7760)',
  minimal: 'وكيل مصغّر',
  other: (kind) => `وكيل ${kind}`,
};
