import type { Words } from '../words.ts';

export const approvals: Words['approvals'] = {
  zeroAddress: 'ゼロアドレス',
  nftOf: (id: string, collection: string) => `${collection} ${id}`,

  allowed: (spender: string, token: string) => `${spender} に一定量の ${token} の使用を許可`,
  allowedUnlimited: (spender: string, token: string) => `${spender} に ${token} の無制限の使用を許可`,
  allowedMore: (spender: string, token: string) => `${spender} に以前より多くの ${token} の使用を許可`,
  allowedLess: (spender: string, token: string) => `${spender} に許可した ${token} の使用量を以前より削減`,
  tookBack: (spender: string, token: string) => `${spender} への ${token} の使用許可を取り消し`,

  allowedNft: (spender: string, nft: string) => `${spender} に ${nft} の移動を許可`,
  tookBackNft: (nft: string) => `${nft} の個別の許可を取り消し`,
  allowedEveryNft: (spender: string, collection: string) => `${spender} に ${collection} のすべての NFT の移動を許可`,
  tookBackEveryNft: (spender: string, collection: string) =>
    `${spender} への ${collection} の NFT の移動許可を取り消し`,

  approved: (spender: string, token: string) => `${spender} に ${token} についての許可を付与`,
};
