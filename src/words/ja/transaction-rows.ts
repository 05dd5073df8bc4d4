import type { Words } from '../words.ts';

export const transactionRows: Words['transactionRows'] = {
  from: '送信元',
  to: '宛先',
  created: '作成',
  value: '金額',
  fee: '手数料',
  nonce: 'Nonce',
  block: 'ブロック',

  aNewContract: '新しいコントラクト',
  notKnown: '不明',
  notSent: '未送信',
  atMost: (amount: string) => `最大 ${amount}`,

  worthThen: (dollars: string) => `当時 ${dollars}`,
  worthNow: (dollars: string) => `現在 ${dollars}`,
  worthWhenAsked: (dollars: string, asked: string) => `${dollars}（${asked}）`,
  burnt: (share: string) => `${share}\u00a0バーン`,
  tip: (share: string) => `${share}\u00a0チップ`,

  confirmations: (_count: number, number: string) => `${number} ブロック確認`,
  confirmationsWhenAsked: (_count: number, number: string) => `取得時点で ${number} ブロック確認`,
};
