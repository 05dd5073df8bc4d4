import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const calls: Words['calls'] = {
  called: (method, receiver) => `调用 ${receiver} 的 ${method}`,
  calledWith: (method, receiver, coins) => `调用 ${receiver} 的 ${method}，附带 ${coins}`,
  calledOnItself: (method) => `调用自身的 ${method}`,
  calledOnItselfWith: (method, coins) => `调用自身的 ${method}，附带 ${coins}`,
  calledContract: (receiver) => `调用 ${receiver}`,
  calledItself: '调用自身',
  sent: (coins, receiver) => `向 ${receiver} 发送 ${coins}`,
  sentToItself: (coins) => `向自身发送 ${coins}`,
  sentData: (receiver) => `向 ${receiver} 发送数据`,
  sentDataToItself: '向自身发送数据',

  created: (contract) => `创建合约 ${contract}`,
  createdToken: (contract) => `创建代币合约 ${contract}`,
  createdUnknown: '创建合约',
  createdUnknownToken: '创建代币合约',

  postedBlobs: (count, number, receiver) =>
    plural('zh-Hans', count, { other: `向 ${receiver} 发布 ${number} 个 blob` }),
  postedBlobsWith: (count, number, receiver, coins) =>
    plural('zh-Hans', count, { other: `向 ${receiver} 发布 ${number} 个 blob，附带 ${coins}` }),
  postedBlobData: (receiver) => `向 ${receiver} 发布 blob 数据`,
  postedBlobDataWith: (receiver, coins) => `向 ${receiver} 发布 blob 数据，附带 ${coins}`,

  rootstockBridge: 'Rootstock 跨链桥',
  rootstockRewards: 'Rootstock 矿工奖励',
};

export const intents: Words['intents'] = {
  call: (method, receiver) => `对 ${receiver} 的 ${method}`,
  unnamedCall: (receiver) => `对 ${receiver} 的调用`,
  data: (receiver) => `发往 ${receiver} 的数据`,
  coins: (coins, receiver) => `发往 ${receiver} 的 ${coins}`,
  creation: '合约创建',
};

export const codeSettings: Words['codeSettings'] = {
  set: (account, contract) => `将 ${account} 的代码设为 ${contract}`,
  setOfMany: (count, number) => plural('zh-Hans', count, { other: `为 ${number} 个账户设置代码` }),
  removed: (account) => `移除 ${account} 的代码`,
  noneSet: '未设置任何代码：所有授权均被拒绝',
  carried: (count, number) => plural('zh-Hans', count, { other: `附带 ${number} 份设置代码的授权` }),
  anAccount: '某个账户',
};
