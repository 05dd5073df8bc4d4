import type { Words } from '../words.ts';
import { countedOf, nouns } from './counted.ts';

export const movements: Words['movements'] = {
  sent: (what, to) => `إرسال ${what} إلى ${to}`,
  sentToItself: (what) => `إرسال ${what} إلى المرسل نفسه`,
  sentToMany: (what, count, number) => `إرسال ${what} إلى ${countedOf(count, number, nouns.address)}`,
  moved: (what, from, to) => `نقل ${what} من ${from} إلى ${to}`,
  received: (what) => `استلام ${what}`,
  took: (what, from) => `أخذ ${what} من ${from} (بإذنه)`,
  movedByPermission: (what, from, to) => `نقل ${what} من ${from} إلى ${to} بإذن مسبق`,

  minted: (what) => `سكّ ${what}`,
  mintedTo: (what, to) => `سكّ ${what} إلى ${to}`,
  mintedFor: (got, price) => `سكّ ${got} مقابل ${price}`,
  burnt: (what) => `حرق ${what}`,
  burntOf: (what, owner) => `حرق ${what} من رصيد ${owner}`,

  wrapped: (given, got) => `تغليف ${given} على شكل ${got}`,
  unwrapped: (what) => `فك تغليف ${what}`,

  swapped: (price, got) => `مبادلة ${price} مقابل ${got}`,
  bought: (got, price) => `شراء ${got} مقابل ${price}`,
  sold: (given, got) => `بيع ${given} مقابل ${got}`,
  exchanged: (price, got) => `استبدال ${price} واستلام ${got}`,
  gaveAndGot: (price, got) => `إعطاء ${price}، واستلام ${got}`,

  bridged: (what, chain) => `نقل ${what} عبر جسر نحو ${chain}`,
  bridgedDown: (what) => `نقل ${what} عبر جسر نحو الطبقة الأساسية`,
};

export const protocolActions: Words['protocolActions'] = {
  supplied: (what, to) => `إيداع ${what} في ${to}`,
  withdrew: (what, from) => `سحب ${what} من ${from}`,
  borrowed: (what, from) => `اقتراض ${what} من ${from}`,
  repaid: (what, to) => `سداد ${what} إلى ${to}`,
  flashLoan: (what, from) => `قرض خاطف بقيمة ${what} من ${from}`,
  liquidated: (debt, collateral, on) => `تصفية دين قدره ${debt} مقابل ضمان قدره ${collateral} على ${on}`,
  swapped: (given, got, on) => `مبادلة ${given} مقابل ${got} على ${on}`,
  added: (first, second, to) => `إضافة ${first} و${second} إلى ${to}`,
  removed: (first, second, from) => `سحب سيولة ${first} و${second} من ${from}`,
  collected: (first, second, from) => `تحصيل ${first} و${second} من ${from}`,
};
