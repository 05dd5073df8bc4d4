import type { Words } from '../words.ts';

export const transferRows: Words['transferRows'] = {
  transfer: (number) => `التحويل ${number}`,
  transfers: 'التحويلات',
  token: 'الرمز',
  tokenOf: (number) => `الرمز ${number}`,
  tokens: 'الرموز',
  nft: 'NFT',
  nftOf: (number) => `NFT ${number}`,
  nfts: 'رموز NFT',
  account: 'الحساب',
  accountOf: (number) => `الحساب ${number}`,
  accounts: 'الحسابات',

  from: (sender) => `من ${sender}`,
  to: (receiver) => `إلى ${receiver}`,
  by: (method) => `عبر ${method}`,
  log: (number) => `الحدث ${number}`,
  blockHash: (hash) => `هاش الكتلة ${hash}`,
  inTransaction: (hash) => `في ${hash}`,
};

export const extraRows: Words['extraRows'] = {
  fee: 'الرسوم',
  decoded: 'بعد فك الترميز',
  parameter: (number) => `المعطى ${number}`,
  action: (number) => `الإجراء ${number}`,
  authorization: (number) => `التفويض ${number}`,
  transfer: (number) => `التحويل ${number}`,
  transferTotal: (number) => `التحويل ${number}: الإجمالي`,
  unknownFields: 'حقول غير معروفة',
};
