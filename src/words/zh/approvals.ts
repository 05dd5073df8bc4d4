import type { Words } from '../words.ts';

export const approvals: Words['approvals'] = {
  zeroAddress: '零地址',
  nftOf: (id, collection) => `${collection} ${id}`,

  allowed: (spender, token) => `授权 ${spender} 动用一定数量的 ${token}`,
  allowedUnlimited: (spender, token) => `授权 ${spender} 无限量动用 ${token}`,
  allowedMore: (spender, token) => `提高 ${spender} 可动用的 ${token} 数量`,
  allowedLess: (spender, token) => `降低 ${spender} 可动用的 ${token} 数量`,
  tookBack: (spender, token) => `撤销 ${spender} 动用 ${token} 的授权`,

  allowedNft: (spender, nft) => `授权 ${spender} 转移 ${nft}`,
  tookBackNft: (nft) => `撤销 ${nft} 的单独授权`,
  allowedEveryNft: (spender, collection) => `授权 ${spender} 转移 ${collection} 的所有 NFT`,
  tookBackEveryNft: (spender, collection) => `撤销 ${spender} 转移 ${collection} NFT 的授权`,

  approved: (spender, token) => `就 ${token} 向 ${spender} 授权`,
};
