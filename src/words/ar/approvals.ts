import type { Words } from '../words.ts';
import { countedOf, nouns } from './counted.ts';

export const approvals: Words['approvals'] = {
  zeroAddress: 'العنوان الصفري',
  theOwner: 'المالك',
  nftOf: (id, collection) => `${id} من ${collection}`,

  unlimited: (token) => `${token} بلا حد`,
  anAmount: (token) => `كمية من ${token}`,
  tokens: (count, number) => `${countedOf(count, number, nouns.token)}`,
  unlimitedTokens: (count, number) => `${countedOf(count, number, nouns.token)} بلا حد`,
  partlyUnlimited: (count, number) => `${countedOf(count, number, nouns.token)} (بعضها بلا حد)`,

  allowed: (spender, what) => `منح ${spender} إذنًا بإنفاق ${what}`,
  ownerAllowed: (owner, spender, what) => `إذن من ${owner} إلى ${spender} بإنفاق ${what}`,
  oneBlockOnly: (allowed) => `${allowed} (في تلك الكتلة فقط)`,
  allowedMore: (spender, token) => `منح ${spender} إذنًا بإنفاق ${token} أكثر من ذي قبل`,
  allowedMoreBy: (spender, amount) => `زيادة ما يحق للعنوان ${spender} إنفاقه بمقدار ${amount}`,
  allowedLess: (spender, token) => `منح ${spender} إذنًا بإنفاق ${token} أقل من ذي قبل`,
  allowedLessBy: (spender, amount) => `خفض ما يحق للعنوان ${spender} إنفاقه بمقدار ${amount}`,
  tookBack: (spender, token) => `إلغاء إذن ${spender} بإنفاق ${token}`,
  ownerTookBack: (owner, spender, token) => `إلغاء ${owner} إذن ${spender} بإنفاق ${token}`,
  tookBackSeveral: (count, number) => `إلغاء ${countedOf(count, number, nouns.permission)}`,

  allowedNft: (spender, nft) => `منح ${spender} إذنًا بنقل ${nft}`,
  ownerAllowedNft: (owner, spender, nft) => `إذن من ${owner} إلى ${spender} بنقل ${nft}`,
  tookBackNft: (nft) => `إلغاء الإذن المفرد على ${nft}`,
  allowedEveryNft: (spender, collection) => `منح ${spender} إذنًا بنقل كل NFT من ${collection}`,
  ownerAllowedEveryNft: (owner, spender, collection) => `إذن من ${owner} إلى ${spender} بنقل كل NFT من ${collection}`,
  tookBackEveryNft: (spender, collection) => `إلغاء إذن ${spender} بنقل أي NFT من ${collection}`,
  ownerTookBackEveryNft: (owner, spender, collection) => `إلغاء ${owner} إذن ${spender} بنقل أي NFT من ${collection}`,

  allowedOperator: (spender, contract) => `منح ${spender} إذنًا بالعمل مشغّلًا على ${contract}`,
  tookBackOperator: (spender, contract) => `إلغاء إذن ${spender} بالعمل مشغّلًا على ${contract}`,
  allowedCredit: (spender, what) => `منح ${spender} إذنًا باقتراض ${what} باسم هذا الحساب`,
  ownerAllowedCredit: (owner, spender, what) => `إذن من ${owner} إلى ${spender} باقتراض ${what} باسمه`,
  tookBackCredit: (spender, token) => `إلغاء إذن ${spender} باقتراض ${token} باسم هذا الحساب`,
  ownerTookBackCredit: (owner, spender, token) => `إلغاء ${owner} إذن ${spender} باقتراض ${token} باسمه`,

  approved: (spender, token) => `منح ${spender} إذنًا على ${token}`,
};
