import type { Words } from '../words.ts';

export const approvals: Words['approvals'] = {
  zeroAddress: 'العنوان الصفري',
  nftOf: (id, collection) => `${id} من ${collection}`,

  allowed: (spender, token) => `منح ${spender} إذنًا بإنفاق كمية من ${token}`,
  allowedUnlimited: (spender, token) => `منح ${spender} إذنًا بإنفاق ${token} بلا حد`,
  allowedMore: (spender, token) => `منح ${spender} إذنًا بإنفاق ${token} أكثر من ذي قبل`,
  allowedLess: (spender, token) => `منح ${spender} إذنًا بإنفاق ${token} أقل من ذي قبل`,
  tookBack: (spender, token) => `إلغاء إذن ${spender} بإنفاق ${token}`,

  allowedNft: (spender, nft) => `منح ${spender} إذنًا بنقل ${nft}`,
  tookBackNft: (nft) => `إلغاء الإذن المفرد على ${nft}`,
  allowedEveryNft: (spender, collection) => `منح ${spender} إذنًا بنقل كل NFT من ${collection}`,
  tookBackEveryNft: (spender, collection) => `إلغاء إذن ${spender} بنقل أي NFT من ${collection}`,

  approved: (spender, token) => `الموافقة على ${spender} في ${token}`,
};
