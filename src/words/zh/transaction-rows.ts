import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionRows: Words['transactionRows'] = {
  from: '发送方',
  to: '接收方',
  created: '创建',
  value: '金额',
  fee: '手续费',
  nonce: 'Nonce',
  block: '区块',

  aNewContract: '新合约',
  notKnown: '未知',
  notSent: '未发送',
  atMost: (amount) => `至多 ${amount}`,

  worthThen: (dollars) => `当时 ${dollars}`,
  worthNow: (dollars) => `现值 ${dollars}`,
  worthWhenAsked: (dollars, asked) => `${asked} ${dollars}`,
  burnt: (share) => `${share}\u00a0销毁`,
  tip: (share) => `${share}\u00a0小费`,

  confirmations: (count, number) => plural('zh-Hans', count, { other: `${number} 次确认` }),
  confirmationsWhenAsked: (count, number) => plural('zh-Hans', count, { other: `查询时 ${number} 次确认` }),
};
