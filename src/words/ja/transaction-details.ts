import type { Words } from '../words.ts';

export const transactionDetails: Words['transactionDetails'] = {
  time: '日時',
  status: 'ステータス',
  yourTag: '自分のタグ',
  kinds: '種類',
  type: 'タイプ',
  nonce: 'Nonce',
  position: 'ブロック内の位置',
  blockHash: 'ブロックハッシュ',
  exactValue: '正確な金額',
  exactFee: '正確な手数料',
  gasUsed: 'ガス使用量',
  gasPrice: 'ガス価格',
  baseFee: '基本手数料',
  maxFee: 'ガスあたりの最大手数料',
  maxTip: 'ガスあたりの最大チップ',
  tip: 'チップ',
  burnt: 'バーン',
  fee: '手数料',
  priceThen: '当時の価格',
  priceNow: '現在の価格',
  priceWhenAsked: '取得時点の価格',
  method: 'メソッド',
  input: '入力データ',
  innerCalls: '内部呼び出し',

  someFailed: '一部が失敗',
  atMost: (limit: string) => `最大 ${limit}`,
  usedOf: (used: string, limit: string) => `${used} / ${limit}`,
  usedOfShare: (used: string, limit: string, share: string) => `${used} / ${limit}（${share}）`,
  priceOfOne: (dollars: string, symbol: string) => `1 ${symbol} あたり ${dollars}`,
  typeAndName: (type: string, name: string) => `${type}（${name}）`,
  typeNames: ['レガシー', 'アクセスリスト付き', 'EIP-1559', 'blob 付き', 'コード設定'],
  inputAndSize: (start: string, _count: number, number: string) => `${start}（${number} バイト）`,
};

export const signatures: Words['signatures'] = {
  authorization: (number: string) => `認可 ${number}`,
  authorizations: '認可',
  runsAsUnnamed: (contract: string) => `${contract} として動作`,
};

export const revertRows: Words['revertRows'] = {
  reason: 'リバートの理由',
  none: '記載なし',
  revert: 'リバート',
  parameter: (name: string) => `リバート: ${name}`,
  unnamed: 'リバート: 値',
  notDecoded: 'デコードできません',
  empty: '空',
};

export const arbitrum: Words['arbitrum'] = {
  status: 'Arbitrum のステータス',
  batch: 'バッチ',
  batchData: 'バッチデータ',
  committedBy: 'コミット元',
  confirmedBy: '確定元',
  gasForL1: 'L1 用のガス',
  gasForL2: 'L2 用のガス',
  posterFee: 'ポスター手数料',
  networkFee: 'ネットワーク手数料',
  message: 'メッセージ',
  messageNumber: 'メッセージ番号',
  messageStatus: 'メッセージのステータス',
  messageOnL1: 'L1 側のメッセージ',
  incoming: '受信',
  outgoing: '送信',
};
