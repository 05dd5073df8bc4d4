import type { Words } from '../words.ts';

export const popupBalance: Words['popupBalance'] = {
  nothingAsked: {
    title: '残高の推移を確認',
    text: 'アドレスを検索すると、残高の推移が表示されます。',
  },
  asking: '残高の履歴を問い合わせています…',
  wrongChecksum: {
    title: 'チェックサムが一致しません',
    text: 'このアドレスのどこかの文字が書き換えられた可能性があります。入手元と照合してください。',
  },
  empty: {
    title: '残高の変動の記録はありません',
    text: 'このアドレスがこのチェーンで使われたことがないか、サービスがこのチェーンの残高を保存していません。',
  },
  onlyEmptyPages: {
    title: 'サービスから空のページしか届きませんでした',
    text: '続きがあるとされていますが、たどり着けません。このアドレスが使われたことがあるかどうかは不明です。',
  },

  lastChange: (amount: string, age: string) => `最新の変動 ${amount} ≈ ${age}`,
  lastChangeAtSomeTime: (amount: string) => `最新の変動 ${amount}`,
  lastChangeOfSomeAmount: (age: string) => `最新の変動 ≈ ${age}`,

  changes: (_count: number, formatted: string) => `変動 ${formatted} 件`,
  sum: (changes: string, net: string, span: string) => `${span}: ${changes}、${net}`,
  inLast: {
    week: '直近 1 週間',
    month: '直近 1 か月',
    year: '直近 1 年',
    all: '読み込み済みの全期間',
  },
  inLastThen: {
    week: '取得までの 1 週間',
    month: '取得までの 1 か月',
    year: '取得までの 1 年',
    all: '読み込み済みの全期間',
  },
  since: (day: string) => `${day} 以降`,

  range: '期間',
  ranges: { week: '1W', month: '1M', year: '1Y', all: '全て' },
  wholeRange: '全期間',
  table: '表',

  along: '横軸',
  byTime: '時間順',
  byBlock: 'ブロック順',
  largestChanges: '最大の変動',

  aboutDay: (day: string) => `≈ ${day}`,
  aboutTime: (day: string, time: string) => `≈\u00a0${day} ${time}`,
  timeUnknown: '日時不明',
  notRecorded: '記録なし',
  noTransaction: 'トランザクションなし',

  overTime: '残高の推移',
  overBlocks: 'ブロックごとの残高',
  change: (of: { balance: string; change: string; block: string; time: string; transaction: string }) =>
    `残高 ${of.balance}、変動 ${of.change}、ブロック ${of.block}、${of.time}、${of.transaction}`,
  summary: (of: { address: string; chain: string; changes: string }) =>
    `${of.chain} での ${of.address} の残高: ${of.changes}。`,
  summarySince: (of: { address: string; chain: string; changes: string; day: string }) =>
    `${of.chain} での ${of.address} の残高: ${of.day} 以降の${of.changes}。`,
  extremes: (of: { lowest: string; highest: string; newest: string }) =>
    `最低 ${of.lowest}、最高 ${of.highest}、現在 ${of.newest}。`,
  extremesThen: (of: { lowest: string; highest: string; newest: string }) =>
    `最低 ${of.lowest}、最高 ${of.highest}、取得時点 ${of.newest}。`,
  olderNotLoaded: 'これより古い履歴は読み込まれていません。',
  timesAreApproximate: '時刻はおおよそです。',
  blocksAreExact: 'ブロック番号は正確です。',
  howToWalk:
    '矢印キーで変動をたどり、プラスとマイナスで拡大・縮小し、Esc で全体に戻ります。「表」ボタンで変動を表として表示します。',
  sentences: (all: string[]) => all.join(''),

  balance: '残高',
  recordedChange: '記録された変動',
  block: 'ブロック',
  transaction: 'トランザクション',

  balanceChanges: '残高の変動',
  noneInRange: 'この期間に変動はありません。',
  time: '日時',
  balanceIn: (coin: string) => `残高（${coin}）`,
  changeIn: (coin: string) => `変動（${coin}）`,

  history: '履歴',
  loadingHistory: '履歴を読み込んでいます',
  loadAll: '全履歴を読み込む',
  stop: '停止',
  records: (_count: number, formatted: string) => `記録 ${formatted} 件`,
  recordsBackTo: (records: string, day: string) => `${records}（${day} まで遡及）`,
  creditsUsed: (_count: number, formatted: string) => `${formatted} クレジット使用`,
  recordsAndCost: (records: string, creditsUsed: string) => `${records}、${creditsUsed}`,
  recordsAndMore: (records) => `${records}。まだ続きがあります：読み込みはここから続きます。`,
  wayDone: (share) => `ブロック 0 までの ${share} を終えました。遅くともそこで終わります。`,
  recordsAreAll: (records: string) => `${records}: 全履歴です。`,
  recordsRepeat: (records: string) =>
    `${records}。サービスが同じ内容を繰り返し始めたため、これより古いものは取得できません。`,
};
