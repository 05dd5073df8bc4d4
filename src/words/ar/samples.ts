import type { Words } from '../words.ts';

export const samples: Words['samples'] = {
  swap: 'مبادلة على Uniswap',
  payment: 'دفعة مالية إلى vitalik.eth',
  waiting: 'دفعة مالية ما زالت بالانتظار',
  reverted: 'تحويل فشل',
  creation: 'عقد جديد',
  delegation: 'حساب يتخذ شيفرة (EIP-7702)',
  blob: 'سلسلة أخرى تترك بياناتها في blob',
  firstEver: 'أول معاملة على Ethereum عام 2015',
  arbitrumPayment: 'دفعة مالية بـ USDC على Arbitrum',
  arbitrumDeposit: 'وصول ETH إلى Arbitrum',
  yearOfChanges: 'سنة من تغييرات الرصيد',
  quieterAddress: 'عنوان أهدأ',
  arbitrumAddress: 'عنوان على Arbitrum',
  threeOwners: 'NFT تعاقب عليه ثلاثة مالكين',
  mintToBurn: 'NFT من السكّ إلى الحرق',
};
