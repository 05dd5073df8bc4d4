import type { Words } from '../words.ts';

export const approvals: Words['approvals'] = {
  zeroAddress: '零地址',
  theOwner: '所有者',
  nftOf: (id, collection) => `${collection} ${id}`,

  unlimited: (token) => `${token}（无限量）`,
  anAmount: (token) => `一定数量的 ${token}`,
  tokens: (_count, number) => `${number} 种代币`,
  unlimitedTokens: (_count, number) => `${number} 种代币（均无限量）`,
  partlyUnlimited: (_count, number) => `${number} 种代币（部分无限量）`,

  allowed: (spender, what) => `授权 ${spender} 动用 ${what}`,
  ownerAllowed: (owner, spender, what) => `${owner} 授权 ${spender} 动用 ${what}`,
  oneBlockOnly: (allowed) => `${allowed}（仅限该区块内）`,
  allowedMore: (spender, token) => `提高 ${spender} 可动用的 ${token} 数量`,
  allowedMoreBy: (spender, amount) => `将 ${spender} 的可动用额度提高 ${amount}`,
  allowedLess: (spender, token) => `降低 ${spender} 可动用的 ${token} 数量`,
  allowedLessBy: (spender, amount) => `将 ${spender} 的可动用额度降低 ${amount}`,
  tookBack: (spender, token) => `撤销 ${spender} 动用 ${token} 的授权`,
  ownerTookBack: (owner, spender, token) => `${owner} 撤销 ${spender} 动用 ${token} 的授权`,
  tookBackSeveral: (_count, number) => `撤销 ${number} 项授权`,

  allowedNft: (spender, nft) => `授权 ${spender} 转移 ${nft}`,
  ownerAllowedNft: (owner, spender, nft) => `${owner} 授权 ${spender} 转移 ${nft}`,
  tookBackNft: (nft) => `撤销 ${nft} 的单独授权`,
  allowedEveryNft: (spender, collection) => `授权 ${spender} 转移 ${collection} 的所有 NFT`,
  ownerAllowedEveryNft: (owner, spender, collection) => `${owner} 授权 ${spender} 转移 ${collection} 的所有 NFT`,
  tookBackEveryNft: (spender, collection) => `撤销 ${spender} 转移 ${collection} NFT 的授权`,
  ownerTookBackEveryNft: (owner, spender, collection) => `${owner} 撤销 ${spender} 转移 ${collection} NFT 的授权`,

  allowedOperator: (spender, contract) => `授权 ${spender} 在 ${contract} 上担任操作员`,
  tookBackOperator: (spender, contract) => `撤销 ${spender} 在 ${contract} 上的操作员授权`,
  allowedCredit: (spender, what) => `授权 ${spender} 以此账户的名义借入 ${what}`,
  ownerAllowedCredit: (owner, spender, what) => `${owner} 授权 ${spender} 以其名义借入 ${what}`,
  tookBackCredit: (spender, token) => `撤销 ${spender} 以此账户的名义借入 ${token} 的授权`,
  ownerTookBackCredit: (owner, spender, token) => `${owner} 撤销 ${spender} 以其名义借入 ${token} 的授权`,

  approved: (spender, token) => `就 ${token} 向 ${spender} 授权`,
};
