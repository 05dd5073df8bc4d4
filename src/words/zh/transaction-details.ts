import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionDetails: Words['transactionDetails'] = {
  time: '时间',
  status: '状态',
  yourTag: '您的标签',
  kinds: '种类',
  type: '类型',
  nonce: 'Nonce',
  position: '区块内位置',
  blockHash: '区块哈希',
  exactValue: '精确金额',
  exactFee: '精确手续费',
  gasUsed: 'Gas 用量',
  gasPrice: 'Gas 价格',
  baseFee: '基础手续费',
  maxFee: '每单位 Gas 最高手续费',
  maxTip: '每单位 Gas 最高小费',
  tip: '小费',
  burnt: '已销毁',
  fee: '手续费',
  priceThen: '当时价格',
  priceNow: '当前价格',
  priceWhenAsked: '查询时价格',
  method: '方法',
  input: '输入数据',
  innerCalls: '内部调用',

  someFailed: '部分失败',
  atMost: (limit) => `至多 ${limit}`,
  usedOf: (used, limit) => `${used} / ${limit}`,
  usedOfShare: (used, limit, share) => `${used} / ${limit}（${share}）`,
  priceOfOne: (dollars, symbol) => `1 ${symbol} = ${dollars}`,
  typeAndName: (type, name) => `${type}（${name}）`,
  typeNames: ['传统', '含访问列表', 'EIP-1559', '含 blob', '设置代码'],
  inputAndSize: (start, count, number) => plural('zh-Hans', count, { other: `${start}（${number} 字节）` }),
};

export const signatures: Words['signatures'] = {
  authorization: (number) => `授权 ${number}`,
  authorizations: '授权',
  runsAsUnnamed: (contract) => `运行代码 ${contract}`,
};

export const revertRows: Words['revertRows'] = {
  reason: '回滚原因',
  none: '未说明',
  revert: '回滚',
  parameter: (name) => `回滚：${name}`,
  unnamed: '回滚：值',
  notDecoded: '无法解码',
  empty: '空',
};

export const arbitrum: Words['arbitrum'] = {
  status: 'Arbitrum 状态',
  batch: '批次',
  batchData: '批次数据',
  committedBy: '提交交易',
  confirmedBy: '确认交易',
  gasForL1: 'L1 所用 Gas',
  gasForL2: 'L2 所用 Gas',
  posterFee: '发布者手续费',
  networkFee: '网络手续费',
  message: '消息',
  messageNumber: '消息编号',
  messageStatus: '消息状态',
  messageOnL1: 'L1 上的消息',
  incoming: '传入',
  outgoing: '传出',
};
