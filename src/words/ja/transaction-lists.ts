import type { Words } from '../words.ts';

export const transactionLists: Words['transactionLists'] = {
  tokenTransfers: (_count: number, number: string) => `トークンの転送 ${number} 件`,
  nftTransfers: (_count: number, number: string) => `NFT の転送 ${number} 件`,
  firstTokenTransfers: (_count: number, number: string) => `最初のトークンの転送 ${number} 件`,
  firstNftTransfers: (_count: number, number: string) => `最初の NFT の転送 ${number} 件`,
  someTokenTransfers: 'トークンの転送',

  onlyFirst: (_count: number, number: string) => `ほかにもあります。サービスは最初の ${number} 件を示しています。`,
  moreThere: 'ほかにも転送があります。すべてエクスプローラーで確認できます。',
  moreTransfers: (_count: number, number: string) =>
    `ほかに転送が ${number} 件あります。すべてエクスプローラーで確認できます。`,
  more: (_count: number, number: string) => `ほか ${number} 件`,

  scam: '詐欺',
  movesNothing: '移動なし',

  from: (from: string) => `${from} から`,
  to: (to: string) => `${to} へ`,
  fromTo: (from: string, to: string) => `${from} から ${to} へ`,
  between: (one: string, other: string) => `${one} と ${other} の間`,
  toItself: '自身へ',
  minted: '新規ミント',
  mintedTo: (to: string) => `${to} へ新規ミント`,
  burnt: 'バーン',
  burntBy: (by: string) => `${by} がバーン`,

  actions: 'アクション',
  authorizations: 'コード設定の認可',
  runsAs: (account: string, contract: string) => `${account} は ${contract} として動作`,
  onAnyChain: 'すべてのチェーンで有効',
  onChain: (chain: string) => `${chain} で有効`,
  nonce: (number: string) => `Nonce ${number}`,
  accepted: '受理',
};
