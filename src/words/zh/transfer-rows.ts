import type { Words } from '../words.ts';

export const transferRows: Words['transferRows'] = {
  transfer: (number) => `转移 ${number}`,
  transfers: '转移',
  token: '代币',
  tokenOf: (number) => `代币 ${number}`,
  tokens: '代币',
  nft: 'NFT',
  nftOf: (number) => `NFT ${number}`,
  nfts: 'NFT',
  account: '账户',
  accountOf: (number) => `账户 ${number}`,
  accounts: '账户',

  from: (sender) => `来自 ${sender}`,
  to: (receiver) => `至 ${receiver}`,
  by: (method) => `通过 ${method}`,
  log: (number) => `日志 ${number}`,
  blockHash: (hash) => `区块哈希 ${hash}`,
  inTransaction: (hash) => `所在交易 ${hash}`,
};

export const extraRows: Words['extraRows'] = {
  fee: '手续费',
  decoded: '解码',
  parameter: (number) => `参数 ${number}`,
  action: (number) => `操作 ${number}`,
  authorization: (number) => `授权 ${number}`,
  transfer: (number) => `转移 ${number}`,
  transferTotal: (number) => `转移 ${number} 总量`,
  unknownFields: '未知字段',
};
