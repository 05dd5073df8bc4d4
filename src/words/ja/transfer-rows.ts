import type { Words } from '../words.ts';

export const transferRows: Words['transferRows'] = {
  transfer: (number: string) => `転送 ${number}`,
  transfers: '転送',
  token: 'トークン',
  tokenOf: (number: string) => `トークン ${number}`,
  tokens: 'トークン',
  nft: 'NFT',
  nftOf: (number: string) => `NFT ${number}`,
  nfts: 'NFT',
  account: 'アカウント',
  accountOf: (number: string) => `アカウント ${number}`,
  accounts: 'アカウント',

  from: (sender: string) => `送信元 ${sender}`,
  to: (receiver: string) => `宛先 ${receiver}`,
  by: (method: string) => `メソッド ${method}`,
  log: (number: string) => `ログ ${number}`,
  blockHash: (hash: string) => `ブロックハッシュ ${hash}`,
  inTransaction: (hash: string) => `トランザクション ${hash}`,
};

export const extraRows: Words['extraRows'] = {
  fee: '手数料',
  decoded: 'デコード結果',
  parameter: (number: string) => `パラメーター ${number}`,
  action: (number: string) => `アクション ${number}`,
  authorization: (number: string) => `認可 ${number}`,
  transfer: (number: string) => `転送 ${number}`,
  transferTotal: (number: string) => `転送 ${number} の合計`,
  unknownFields: '未知のフィールド',
};
