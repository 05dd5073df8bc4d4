import type { Words } from '../words.ts';

export const samples: Words['samples'] = {
  swap: 'Uniswap 上的一次兑换',
  payment: '向 vitalik.eth 的付款',
  waiting: '仍在等待的付款',
  reverted: '一笔失败的转账',
  creation: '一个新合约',
  delegation: '账户启用代码（EIP-7702）',
  blob: '另一条链以 blob 存放数据',
  firstEver: 'Ethereum 上的第一笔交易（2015 年）',
  arbitrumPayment: 'Arbitrum 上的 USDC 付款',
  arbitrumDeposit: 'ETH 到达 Arbitrum',
  yearOfChanges: '一年的余额变动',
  quieterAddress: '一个较少使用的地址',
  arbitrumAddress: 'Arbitrum 上的地址',
  threeOwners: '有过三位所有者的 NFT',
  mintToBurn: '从铸造到销毁的 NFT',
};
