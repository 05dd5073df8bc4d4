import type { Words } from '../words.ts';

export const approvals: Words['approvals'] = {
  zeroAddress: 'ゼロアドレス',
  theOwner: '所有者',
  nftOf: (id: string, collection: string) => `${collection} ${id}`,

  unlimited: (token: string) => `無制限の ${token}`,
  anAmount: (token: string) => `一定量の ${token}`,
  tokens: (_count: number, number: string) => `${number} 種類のトークン`,
  unlimitedTokens: (_count: number, number: string) => `無制限の ${number} 種類のトークン`,
  partlyUnlimited: (_count: number, number: string) => `${number} 種類の（一部は無制限の）トークン`,

  allowed: (spender: string, what: string) => `${what} の使用を ${spender} に許可`,
  ownerAllowed: (owner: string, spender: string, what: string) => `${what} の使用を ${owner} が ${spender} に許可`,
  oneBlockOnly: (allowed: string) => `${allowed}（そのブロック内のみ）`,
  allowedMore: (spender: string, token: string) => `以前より多くの ${token} の使用を ${spender} に許可`,
  allowedMoreBy: (spender: string, amount: string) => `${spender} に許可した使用量を以前より ${amount} 増加`,
  allowedLess: (spender: string, token: string) => `${spender} に許可した ${token} の使用量を以前より削減`,
  allowedLessBy: (spender: string, amount: string) => `${spender} に許可した使用量を以前より ${amount} 削減`,
  tookBack: (spender: string, token: string) => `${token} に対する ${spender} の使用許可を取り消し`,
  ownerTookBack: (owner: string, spender: string, token: string) =>
    `${token} に対する ${spender} の使用許可を ${owner} が取り消し`,
  tookBackSeveral: (_count: number, number: string) => `${number} 件の許可を取り消し`,

  allowedNft: (spender: string, nft: string) => `${spender} に ${nft} の移動を許可`,
  ownerAllowedNft: (owner: string, spender: string, nft: string) => `${owner} が ${spender} に ${nft} の移動を許可`,
  tookBackNft: (nft: string) => `${nft} の個別の許可を取り消し`,
  allowedEveryNft: (spender: string, collection: string) => `${spender} に ${collection} のすべての NFT の移動を許可`,
  ownerAllowedEveryNft: (owner: string, spender: string, collection: string) =>
    `${owner} が ${spender} に ${collection} のすべての NFT の移動を許可`,
  tookBackEveryNft: (spender: string, collection: string) =>
    `${spender} への ${collection} の NFT の移動許可を取り消し`,
  ownerTookBackEveryNft: (owner: string, spender: string, collection: string) =>
    `${owner} が ${spender} への ${collection} の NFT の移動許可を取り消し`,

  allowedOperator: (spender: string, contract: string) => `${spender} に ${contract} での代理操作を許可`,
  tookBackOperator: (spender: string, contract: string) => `${spender} への ${contract} での代理操作の許可を取り消し`,
  allowedCredit: (spender: string, what: string) => `このアカウントの名義で ${what} を借りることを ${spender} に許可`,
  ownerAllowedCredit: (owner: string, spender: string, what: string) =>
    `${owner} が自分の名義で ${what} を借りることを ${spender} に許可`,
  tookBackCredit: (spender: string, token: string) =>
    `このアカウントの名義で ${token} を借りる ${spender} の許可を取り消し`,
  ownerTookBackCredit: (owner: string, spender: string, token: string) =>
    `${owner} が自分の名義で ${token} を借りる ${spender} の許可を取り消し`,

  approved: (spender: string, token: string) => `${spender} に ${token} についての許可を付与`,
};
