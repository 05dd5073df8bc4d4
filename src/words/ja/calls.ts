import type { Words } from '../words.ts';

export const calls: Words['calls'] = {
  called: (method: string, receiver: string) => `${receiver} の ${method} を呼び出し`,
  calledWith: (method: string, receiver: string, coins: string) =>
    `${receiver} の ${method} を ${coins} とともに呼び出し`,
  calledOnItself: (method: string) => `自身の ${method} を呼び出し`,
  calledOnItselfWith: (method: string, coins: string) => `自身の ${method} を ${coins} とともに呼び出し`,
  calledContract: (receiver: string) => `${receiver} を呼び出し`,
  calledItself: '自身を呼び出し',
  sent: (coins: string, receiver: string) => `${coins} を ${receiver} に送信`,
  sentToItself: (coins: string) => `${coins} を自身に送信`,
  sentData: (receiver: string) => `データを ${receiver} に送信`,
  sentDataToItself: 'データを自身に送信',

  created: (contract: string) => `コントラクト ${contract} を作成`,
  createdToken: (contract: string) => `トークンコントラクト ${contract} を作成`,
  createdUnknown: 'コントラクトを作成',
  createdUnknownToken: 'トークンコントラクトを作成',

  postedBlobs: (_count: number, number: string, receiver: string) => `${number} 個の blob を ${receiver} に投稿`,
  postedBlobsWith: (_count: number, number: string, receiver: string, coins: string) =>
    `${number} 個の blob を ${coins} とともに ${receiver} に投稿`,
  postedBlobData: (receiver: string) => `blob データを ${receiver} に投稿`,
  postedBlobDataWith: (receiver: string, coins: string) => `blob データを ${coins} とともに ${receiver} に投稿`,

  rootstockBridge: 'Rootstock ブリッジ',
  rootstockRewards: 'Rootstock のマイナー報酬',
};

export const intents: Words['intents'] = {
  call: (method: string, receiver: string) => `${receiver} の ${method}`,
  unnamedCall: (receiver: string) => `${receiver} の呼び出し`,
  data: (receiver: string) => `${receiver} へのデータ`,
  coins: (coins: string, receiver: string) => `${receiver} への ${coins}`,
  creation: 'コントラクトの作成',
};

export const codeSettings: Words['codeSettings'] = {
  set: (account: string, contract: string) => `${account} のコードを ${contract} に設定`,
  setOfMany: (_count: number, number: string) => `${number} 個のアカウントのコードを設定`,
  removed: (account: string) => `${account} のコードを削除`,
  noneSet: 'コードの設定なし: すべての認可が拒否',
  carried: (_count: number, number: string) => `コード設定の認可 ${number} 件を含む`,
  anAccount: 'あるアカウント',
};
